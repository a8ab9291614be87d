import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadFolderPattern } from './upload';

/** Longer than a call may take: on a disk that several machines share, the folder may be of one that still runs. */
const leftAfterMs = 30 * 60_000;

/** Removes what servers that were killed could not: folders of uploads whose process is gone, half an hour after. */
export async function removeLeftUploads(folder = tmpdir(), nowMs = Date.now()): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = uploadFolderPattern.exec(name)?.[1];
    if (pid === undefined || isRunning(Number(pid))) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found === null || nowMs - found.mtimeMs < leftAfterMs) continue;
    // It may be of another user of the machine, or gone already.
    await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
