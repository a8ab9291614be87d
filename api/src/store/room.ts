import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StoreError } from './store-error';

/** What a transaction may write before it is looked at again, and the checkpoint after it. */
export const spareBytes = 128 * 1024 * 1024;

export class NoRoom extends StoreError {
  override readonly name = 'NoRoom';
  /** As the system says it. */
  readonly code = 'ENOSPC';

  constructor(folder: string) {
    super(
      `The disk of the data folder ${folder} is full: less than ${spareBytes / 1024 / 1024} MB are free.`,
      'Make room there. Until then nothing is written; what is kept can be read.',
    );
  }
}

/** Looks after the room for a DuckDB file, before it is written to. */
export interface Room {
  /**
   * For a statement that may write, the rows of `files` among it. Errors: `NoRoom`.
   *
   * DuckDB does not survive a disk that becomes full: a commit that cannot be written may end the process, a checkpoint
   * that cannot refuses every later statement, reads too.
   */
  require(files?: readonly string[]): Promise<void>;
}

export function roomFor(path: string): Room {
  if (path === ':memory:') return { require: () => Promise.resolve() };
  const folder = dirname(path);
  return {
    async require(files = []) {
      const { bavail, bsize } = await statfs(folder);
      const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
      const needed = sizes.reduce((sum, size) => sum + size, spareBytes);
      if (bavail * bsize < needed) throw new NoRoom(folder);
    },
  };
}

/** Whether a statement may write something: anything but a question. */
export function mayWrite(sql: string): boolean {
  return !question.test(sql) || deed.test(sql);
}

const question = /^\s*(?:select|with|describe|explain|set)\b/i;
const deed = /\b(?:insert\s+into|delete\s+from|update\s+\w+\s+set)\b/i;
