import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, parse, resolve } from 'node:path';
import { StoreError } from './store-error';

/** Rights of anybody but the account that runs the server. */
const ofOthers = 0o077;
/** Of a folder that every account puts files into, such as /tmp. */
const sticky = 0o1000;

/** The data folder is not the server's alone, and cannot be made so. */
export class DataFolderOpen extends StoreError {
  override readonly name = 'DataFolderOpen';
}

/**
 * Makes the data folder and all that is in it readable by the server's account alone: in it lie the store with the key
 * that signs tokens, and the keys of audit and authorities. Does nothing on Windows, which has other rights.
 *
 * @returns whether other accounts could read it before
 *
 * Errors: `DataFolderOpen` for a folder that is others' too, and for one whose rights cannot be changed.
 */
export async function closeDataFolder(folder: string): Promise<boolean> {
  if (process.platform === 'win32') return false;
  const path = resolve(folder);
  await mkdir(path, { recursive: true, mode: 0o700 }).catch(() => undefined);
  const before = await stat(path).catch(() => null);
  // What cannot be opened at all is told by who opens the store.
  if (before === null || !before.isDirectory()) return false;
  if ((before.mode & sticky) !== 0 || path === parse(path).root || path === homedir())
    throw new DataFolderOpen(
      `The folder ${path} is not for the data of one program alone.`,
      'Set DATA_DIR to a folder of its own.',
    );
  await closeAll(path, before.mode);
  return (before.mode & ofOthers) !== 0;
}

/** The folder first, so that nobody gets at what is in it meanwhile. */
async function closeAll(path: string, mode: number): Promise<void> {
  await closeOne(path, mode);
  for (const entry of await readdir(path, { withFileTypes: true })) {
    if (!entry.isDirectory() && !entry.isFile()) continue;
    const within = join(path, entry.name);
    // A job of before may tidy up meanwhile.
    const found = await stat(within).catch(() => null);
    if (found === null) continue;
    await (entry.isDirectory() ? closeAll(within, found.mode) : closeOne(within, found.mode));
  }
}

async function closeOne(path: string, mode: number): Promise<void> {
  if ((mode & ofOthers) === 0) return;
  const refused = await chmod(path, mode & 0o700).then(
    () => null,
    (error: unknown) => error,
  );
  const after = await stat(path);
  if ((after.mode & ofOthers) === 0) return;
  throw new DataFolderOpen(
    `Other accounts of this machine can read ${path}, and this account cannot change that.`,
    'Give the data folder to the account that runs the server (chown -R), or set DATA_DIR to a folder of its own on a disk that keeps rights.',
    { cause: refused },
  );
}
