import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Lets every account read what is served to everybody: another server may serve it, and what this one writes is its own
 * account's alone unless it says otherwise.
 */
export async function openToReaders(path: string): Promise<void> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null);
  await chmod(path, entries === null ? 0o644 : 0o755);
  for (const { name } of entries ?? []) await openToReaders(join(path, name));
}
