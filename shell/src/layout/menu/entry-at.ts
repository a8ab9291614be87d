import type { MenuGroup } from './menu-groups';

/**
 * Path of the entry that a screen belongs to; undefined where it belongs to none.
 *
 * A screen without an entry of its own belongs to the one that it is a form of: `/total-report-tanzania` to `/total-report`.
 */
export function entryAt(groups: readonly MenuGroup[], pathname: string): string | undefined {
  return groups
    .flatMap(({ entries }) => entries.map(({ path }) => path))
    .filter((path) => pathname === path || ['/', '-'].some((next) => pathname.startsWith(path + next)))
    .toSorted((a, b) => b.length - a.length)[0];
}
