import type { MenuGroup } from '../menu/menu-groups';

/** One stop: its words, and what it points at; `path` is that of the page in the menu that it is about. */
interface Stop {
  readonly name: 'brand' | 'today' | 'reports' | 'confirm' | 'find' | 'account';
  readonly selector: string;
  readonly path?: string;
}

const menuEntry = (path: string): string => `.side .nav a[href^="${path}"]`;

const stops: readonly Stop[] = [
  { name: 'brand', selector: '.brand-link' },
  { name: 'today', selector: menuEntry('/dashboard'), path: '/dashboard' },
  { name: 'reports', selector: menuEntry('/online'), path: '/online' },
  { name: 'confirm', selector: menuEntry('/double-confirmation'), path: '/double-confirmation' },
  { name: 'find', selector: '.palette-button' },
  { name: 'account', selector: '.account-button' },
];

/** The stops of a user, by what their menu has. */
export function stopsOf(groups: readonly MenuGroup[]): readonly Stop[] {
  const paths = new Set(groups.flatMap(({ entries }) => entries.map(({ path }) => path)));
  return stops.filter(({ path }) => path === undefined || paths.has(path));
}

/** What a stop points at; null where it is not to be seen, as the menu on a phone: its words then stand in the middle. */
export function elementOf({ selector }: Stop): HTMLElement | null {
  const element = document.querySelector<HTMLElement>(selector);
  return element === null || element.getClientRects().length === 0 ? null : element;
}
