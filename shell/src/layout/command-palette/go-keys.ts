import type { Navigation } from '@tallyhouse/shared/contracts/registry';
import type { MenuGroup } from '../menu/menu-groups';

/** Letters that lead to a page after `g`. */
const letters: Readonly<Record<string, string>> = {
  '/dashboard': 'd',
  '/online': 'o',
  '/retail': 'r',
  '/total-report': 't',
  '/summary-report': 's',
  '/tax-reporting': 'x',
  '/save-search': 'v',
  '/double-confirmation': 'c',
  '/notification-history': 'n',
  '/critical-alert-history': 'a',
  '/reports-log': 'l',
  '/load-data': 'u',
  '/api-log': 'i',
  '/authorities': 'b',
  '/settings': 'p',
};

export interface GoKey {
  readonly letter: string;
  readonly entry: Navigation;
}

/** The pages of a menu that have a letter. */
export function goKeysOf(groups: readonly MenuGroup[]): readonly GoKey[] {
  return groups
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => {
      const letter = letters[entry.path];
      return letter === undefined ? [] : [{ letter, entry }];
    });
}
