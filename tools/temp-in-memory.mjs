import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** A file system of Linux that lies in memory. */
const memory = '/dev/shm';
/** More than the stores of all tests that run at once take. */
const leastBytes = 4_000_000_000;

/**
 * Has what `use` starts keep its files of a moment in memory, where there is room: hundreds of tests make stores in files,
 * and each commit there would wait for the disk.
 *
 * @template T
 * @param {(env: Record<string, string>) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withTempInMemory(use) {
  const room = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  if (room < leastBytes) return use({});
  const folder = await mkdtemp(join(memory, 'tallyhouse-'));
  try {
    // As the usual one: PostgreSQL, which does not run as root, reaches its own folder below, and no server takes it for its own.
    await chmod(folder, 0o1777);
    return await use({ TMPDIR: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
