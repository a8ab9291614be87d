import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

const host = hostname().replaceAll(/[^A-Za-z0-9.]/g, '_');

/** How the names begin of folders that this process makes for a purpose, one word. */
export const temporaryPrefix = (purpose: string) => `tallyhouse-${purpose}-${host}-${process.pid}-`;

const pattern = /^tallyhouse-[a-z]+-(?<host>[\w.]+)-(?<pid>\d+)-\w{6}$/;

/** Makes a folder for a purpose, one word, among the temporary ones of the machine. Whoever asks for it removes it. */
export function makeTemporaryFolder(purpose: string): Promise<string> {
  return mkdtemp(join(tmpdir(), temporaryPrefix(purpose)));
}

/** Removes what programs that were killed could not: folders of processes of this machine that run no more. */
export async function removeLeftFolders(
  folder = tmpdir(),
  startedMs = Date.now() - process.uptime() * 1000,
): Promise<void> {
  for (const name of await readdir(folder)) {
    const { host: maker, pid } = pattern.exec(name)?.groups ?? {};
    if (maker !== host || !(await isLeft(join(folder, name), { pid: Number(pid), startedMs }))) continue;
    // It may be of another user of the machine, or gone already.
    await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

/** In a container each start of the program has the same number: what is older than this one is of another. */
async function isLeft(
  path: string,
  { pid, startedMs }: { pid: number; startedMs: number },
): Promise<boolean> {
  if (pid !== process.pid) return !isRunning(pid);
  const found = await stat(path).catch(() => null);
  return found !== null && found.mtimeMs < startedMs;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
