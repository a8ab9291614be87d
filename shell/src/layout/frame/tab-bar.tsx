import type { Navigation } from '@tallyhouse/shared/contracts/registry';
import { Link, useLocation } from '@tallyhouse/shared/kit/router';
import type { TabBrand } from '@tallyhouse/shared/session/tab-brand';
import { useShellText } from '../../i18n/use-shell-text';
import { entryAt } from '../menu/entry-at';
import type { MenuGroup } from '../menu/menu-groups';
import { MenuBadge } from './menu-badge';
import { NavigationIcon } from './navigation-icon';
import { useBadges } from './use-badges';

/** What people do on a phone: read, confirm, look after alerts. A tab leads to one screen of its group. */
const tabs = [
  { group: 'overview' },
  { group: 'reports' },
  { group: 'confirm' },
  { group: 'monitoring', path: '/critical-alert-history', words: 'alerts' },
] as const;

interface Tab {
  readonly words: 'overview' | 'reports' | 'confirm' | 'alerts';
  readonly entry: Navigation;
  /** Paths at which it is the tab that is open. */
  readonly paths: readonly string[];
}

interface Props {
  readonly groups: readonly MenuGroup[];
  /** Query that the link to a path carries. */
  readonly searchOf: (path: string) => string;
  readonly tab: TabBrand;
  readonly isMenuOpen: boolean;
  readonly onMenu: () => void;
}

/** The main screens of a phone, below its thumb; the whole menu is behind the last of them. */
export function TabBar({ groups, searchOf, tab, isMenuOpen, onMenu }: Props) {
  const text = useShellText();
  const badgeOf = useBadges(tab);
  const here = entryAt(groups, useLocation().pathname);
  return (
    <nav className="tab-bar" aria-label={text('frame.tabBar')}>
      <ul>
        {tabsOf(groups).map(({ words, entry, paths }) => {
          const badge = badgeOf(entry.path);
          return (
            <li key={words}>
              <Link
                className="tab"
                to={entry.path + searchOf(entry.path)}
                {...(here !== undefined &&
                  paths.includes(here) && { 'aria-current': entry.path === here ? 'page' : 'true' })}
              >
                <NavigationIcon name={entry.icon} />
                <span className="tab-words">{text(`frame.tabs.${words}`)}</span>
                {badge === undefined ? null : <MenuBadge badge={badge} />}
              </Link>
            </li>
          );
        })}
        <li>
          <button
            type="button"
            className="tab"
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onClick={onMenu}
          >
            <NavigationIcon name="menu" />
            <span className="tab-words">{text('frame.tabs.more')}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}

function tabsOf(groups: readonly MenuGroup[]): readonly Tab[] {
  return tabs.flatMap((one): Tab[] => {
    const entries = groups.find(({ group }) => group === one.group)?.entries ?? [];
    const entry = 'path' in one ? entries.find(({ path }) => path === one.path) : entries[0];
    if (entry === undefined) return [];
    return 'path' in one
      ? [{ words: one.words, entry, paths: [one.path] }]
      : [{ words: one.group, entry, paths: entries.map(({ path }) => path) }];
  });
}
