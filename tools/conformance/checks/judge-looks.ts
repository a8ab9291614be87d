import type { Seen } from '../rules';
import type { Look } from '../stage/probe';
import { listed } from './judge-leaks';

/** Judges whether the same elements look the same. */
export function judgeLooks(id: string, before: readonly Look[], after: readonly Look[]): Seen {
  if (before.length === 0) return { id, isGood: false, measured: 'there is no element to look at' };
  if (before.length !== after.length)
    return { id, isGood: false, measured: `${before.length} elements before, ${after.length} after` };
  const differences = before.flatMap(({ element, styles }, index) => {
    const now = new Set(after[index]?.styles);
    const other = styles.filter((style) => !now.has(style)).map((style) => style.split(':')[0] ?? '');
    return other.length === 0 ? [] : [`${element} (${listed(other, 3)})`];
  });
  const measured =
    differences.length === 0
      ? `${before.length} elements alike`
      : `${differences.length} of ${before.length} elements differ: ${listed(differences, 4)}`;
  return { id, isGood: differences.length === 0, measured };
}
