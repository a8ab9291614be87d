import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Typography } from '@tallyhouse/shared/kit/core';
import { Link, useLocation } from '@tallyhouse/shared/kit/router';
import { adoptStyles } from '@tallyhouse/shared/ui/adopt-styles';
import { useId } from 'react';
import { ChoicesFold } from '@tallyhouse/shared/ui/choices-fold';
import { useSettingsText } from '../../i18n/use-settings-text';
import { addressOf, settingsPages } from './settings-pages';

const styles = `
.th-settings { display: flex; gap: 16px 24px; align-items: flex-start; }
.th-settings-menu { flex: 0 0 152px; position: sticky; top: 71px; }
.th-settings-menu ul { list-style: none; margin: 0 0 16px; padding: 0; }
.th-settings-menu a { display: block; padding: 4px 8px; border-start-end-radius: 6px; border-end-end-radius: 6px; border-inline-start: 2px solid transparent; overflow-wrap: anywhere; }
.th-settings-menu a[aria-current] { background: var(--th-head); border-inline-start-color: var(--th-accent); font-weight: 600; }
.th-settings-content { flex: 1 1 300px; min-width: 0; max-width: 1040px; display: flex; flex-direction: column; gap: 24px; }
@media (max-width: 900px) {
  .th-settings { flex-direction: column; align-items: stretch; }
  .th-settings-menu { position: static; flex: none; }
  .th-settings-menu ul { display: flex; flex-wrap: wrap; gap: 4px; margin-block-end: 8px; }
}
`;

const groups = ['account', 'brand', 'administration'] as const;

/** The subjects of the settings in their groups; those that the reader's role does not reach are left out. */
export function SettingsMenu() {
  adoptStyles(styles);
  const text = useSettingsText();
  const id = useId();
  const { session } = useRemoteHost();
  const { pathname, hash } = useLocation();
  const here = `${pathname}${hash}`;
  const offered = settingsPages.filter(
    ({ permission }) => permission === undefined || session.permissions.includes(permission),
  );
  return (
    <nav aria-label={text('contents')} className="th-settings-menu">
      <ChoicesFold of="list">
        {groups.map((group) => {
          const links = offered
            .filter((page) => page.group === group)
            .flatMap((page) =>
              page.sections.map(({ name }, at) => {
                const to = addressOf(page, name);
                // Without an anchor a page shows its first subject.
                return { name, to, isCurrent: to === here || (at === 0 && to.split('#')[0] === here) };
              }),
            );
          if (links.length === 0) return null;
          return (
            <div key={group}>
              <Typography.Text type="secondary" id={`${id}-${group}`} className="th-text-12">
                {text(`group.${group}`)}
              </Typography.Text>
              <ul aria-labelledby={`${id}-${group}`}>
                {links.map(({ name, to, isCurrent }) => (
                  <li key={name}>
                    <Link to={to} aria-current={isCurrent ? 'true' : undefined}>
                      {text(`${name}.title`)}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </ChoicesFold>
    </nav>
  );
}
