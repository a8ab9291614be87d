import type { Navigation } from '@tallyhouse/shared/contracts/registry';

/** Menu entries whose path is within two typing slips of `typed`, or begins as it does; nearest first, three at most. */
export function nearPaths(typed: string, entries: readonly Navigation[]): readonly Navigation[] {
  const wanted = (typed.split('/')[1] ?? '').toLowerCase();
  if (wanted === '') return [];
  return entries
    .map((entry) => ({ entry, slips: slipsBetween(wanted, entry.path.slice(1)) }))
    .filter(({ entry, slips }) => slips <= 2 || entry.path.slice(1).startsWith(wanted.slice(0, 4)))
    .toSorted((a, b) => a.slips - b.slips)
    .slice(0, 3)
    .map(({ entry }) => entry);
}

/** Levenshtein distance: letters to add, drop or change. */
function slipsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, place) => place);
  for (const [line, letter] of Array.from(from).entries()) {
    const next = [line + 1];
    for (const [place, other] of Array.from(to).entries()) {
      const changed = (row[place] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
