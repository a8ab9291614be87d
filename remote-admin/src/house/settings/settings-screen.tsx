import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Navigate, useLocation } from '@tallyhouse/shared/kit/router';
import { ForbiddenNotice } from '@tallyhouse/shared/reporting/forbidden-notice';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { useEffect } from 'react';
import { useSettingsText } from '../../i18n/use-settings-text';
import { SettingsMenu } from './settings-menu';
import { addressOf, pageOfSection, settingsPages } from './settings-pages';
import { SettingsSection } from './settings-section';
import { useSectionInView } from '@tallyhouse/shared/ui/use-section-in-view';

/**
 * `/settings`: what a user decides for themselves, which needs no brand; `/settings/brand`, what the brand decides; then
 * what administrators and approvers decide together.
 */
export function SettingsScreen() {
  const host = useRemoteHost();
  const text = useSettingsText();
  const { pathname, hash } = useLocation();
  useEffect(() => host.setTitle(text('title')), [host, text]);
  const anchor = hash.slice(1);
  useSectionInView(anchor);
  const path = pathname.split('/')[2] ?? '';
  const home = pageOfSection(anchor);
  const section = home?.sections.find(({ name }) => name === anchor);
  if (home !== undefined && section !== undefined && home.path !== path) {
    return <Navigate to={addressOf(home, section.name)} replace />;
  }
  const page = settingsPages.find((one) => one.path === path);
  if (page === undefined) return <Navigate to="/settings" replace />;
  const { permission, subtitle } = page;
  const { user, brand, permissions } = host.session;
  const isRefused = permission !== undefined && !permissions.includes(permission);
  return (
    <>
      <PageHeader
        title={text('title')}
        detail={
          subtitle === 'account'
            ? text('subtitle.account', { email: user.email })
            : subtitle === 'brand' && brand !== null
              ? text('subtitle.brand', { brand: brand.name })
              : undefined
        }
      />
      <div className="th-settings">
        <SettingsMenu />
        <div className="th-settings-content">
          {isRefused ? (
            <ForbiddenNotice title={text('forbidden')} permission={permission} />
          ) : (
            page.sections.map(({ name, Content }) => (
              <SettingsSection
                key={name}
                name={name}
                title={text(`${name}.title`)}
                lead={text(`${name}.lead`)}
              >
                <Content />
              </SettingsSection>
            ))
          )}
        </div>
      </div>
    </>
  );
}
