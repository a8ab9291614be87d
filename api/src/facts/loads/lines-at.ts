import type { LoadFile } from './load-file';
import { linesOf, linesOfFileInTurns } from './text-lines';

/** Texts of some lines of a file, by their number from 1. */
export async function linesAt(
  file: LoadFile,
  wanted: ReadonlySet<number>,
): Promise<ReadonlyMap<number, string>> {
  const found = new Map<number, string>();
  let number = 0;
  for await (const line of 'text' in file ? linesOf(file) : linesOfFileInTurns(file.path)) {
    number += 1;
    if (wanted.has(number)) found.set(number, line.trimEnd());
    if (found.size === wanted.size) break;
  }
  return found;
}
