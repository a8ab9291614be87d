import { useSpoken } from '@tallyhouse/shared/i18n/use-text';
import { Link, useLocation } from '@tallyhouse/shared/kit/router';
import type { TabBrand } from '@tallyhouse/shared/session/tab-brand';
import { useShellText } from '../../i18n/use-shell-text';
import { MenuBadge } from './menu-badge';
import { entryAt } from '../menu/entry-at';
import type { MenuGroup } from '../menu/menu-groups';
import { NavigationIcon } from './navigation-icon';
import { useBadges } from './use-badges';

interface Props {
  readonly groups: readonly MenuGroup[];
  /** Query that the link to a path carries. */
  readonly searchOf: (path: string) => string;
  readonly tab: TabBrand;
  readonly onFollow?: () => void;
  /** Called when somebody is about to follow the link to a path: points at it, or has the focus on it. */
  readonly onNear?: (path: string) => void;
}

/** The menu. Its words stay readable for assistive technology when it is collapsed to icons. */
export function Navigation({ groups, searchOf, tab, onFollow, onNear }: Props) {
  const badgeOf = useBadges(tab);
  const text = useShellText();
  const spoken = useSpoken();
  const current = entryAt(groups, useLocation().pathname);
  return (
    <nav aria-label={text('frame.menu')} className="nav">
      {groups.length === 0 ? <p className="nav-empty quiet small">{text('frame.emptyMenu')}</p> : null}
      {groups.map(({ group, entries }) => (
        <div key={group} className="nav-group">
          <h2 id={`nav-${group}`}>{text(`frame.groups.${group}`)}</h2>
          <ul aria-labelledby={`nav-${group}`}>
            {entries
              .map((entry) => ({ entry, badge: badgeOf(entry.path) }))
              .map(({ entry, badge }) => (
                <li key={entry.path}>
                  <Link
                    to={entry.path + searchOf(entry.path)}
                    aria-current={entry.path === current ? 'page' : undefined}
                    title={spoken(entry.title)}
                    {...(onFollow && { onClick: onFollow })}
                    onPointerEnter={() => onNear?.(entry.path)}
                    onFocus={() => onNear?.(entry.path)}
                  >
                    <NavigationIcon name={entry.icon} />
                    <span className="nav-words">{spoken(entry.title)}</span>
                    {badge === undefined ? null : <MenuBadge badge={badge} />}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
