import { statfs } from 'node:fs/promises';
import { spareBytes } from '../../store/room';
import { BackupError } from './backup-error';

/** Errors: `BackupError` where the disk of `folder`, which is there, has no room for so much and something to spare. */
export async function requireRoomFor(bytes: number, folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const needed = bytes + spareBytes;
  if (free >= needed) return;
  throw new BackupError(
    `There is no room in ${folder}: ${inMb(needed)} MB are needed, ${inMb(free)} MB are free.`,
    'Make room there, or name a folder on another disk.',
  );
}

/** Millions of bytes, as a disk counts them. */
export function inMb(bytes: number): string {
  return Math.ceil(bytes / 1e6).toLocaleString('en-GB');
}
