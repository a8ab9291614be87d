import { useLocale } from '@tallyhouse/shared/i18n/use-locale';
import { NavLink } from '@tallyhouse/shared/kit/router';
import { useShellText } from '../i18n/use-shell-text';
import type { MenuGroup } from './menu-groups';
import { NavigationIcon } from './navigation-icon';

interface Props {
  readonly groups: readonly MenuGroup[];
  readonly onFollow?: () => void;
}

/** The menu. Its words stay readable for assistive technology when it is collapsed to icons. */
export function Navigation({ groups, onFollow }: Props) {
  const text = useShellText();
  const locale = useLocale();
  return (
    <nav aria-label={text('frame.menu')} className="nav">
      {groups.length === 0 ? <p className="nav-empty quiet small">{text('frame.emptyMenu')}</p> : null}
      {groups.map(({ group, entries }) => (
        <div key={group} className="nav-group">
          <h2 id={`nav-${group}`}>{text(`frame.groups.${group}`)}</h2>
          <ul aria-labelledby={`nav-${group}`}>
            {entries.map((entry) => (
              <li key={entry.path}>
                <NavLink to={entry.path} title={entry.title[locale]} {...(onFollow && { onClick: onFollow })}>
                  <NavigationIcon name={entry.icon} />
                  <span className="nav-words">{entry.title[locale]}</span>
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
