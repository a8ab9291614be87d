import { createHash } from 'node:crypto';
import type { Cell, Column } from '@tallyhouse/shared/contracts/report-fields';

/** Makes the hash of a report while its rows go by. */
export interface ContentHasher {
  add(cells: readonly Cell[]): void;
  /** Shape: `sha256:` and 64 hex digits. */
  digest(): string;
}

/**
 * SHA-256 over the canonical JSON of columns and rows, one line each.
 *
 * Titles are left out, for they are words for people. The caller adds rows in their canonical order; then the hash is
 * the same on both engines and on every machine.
 */
export function createContentHasher(columns: readonly Column[]): ContentHasher {
  const hash = createHash('sha256').update(JSON.stringify(columns.map(({ field, type }) => [field, type])));
  return {
    add: (cells) => void hash.update(`\n${JSON.stringify(cells)}`),
    digest: () => `sha256:${hash.digest('hex')}`,
  };
}
