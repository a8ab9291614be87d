import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { useEffect } from 'react';
import { useDashboardText } from '../i18n/use-dashboard-text';
import { BrandDashboard } from './brand-dashboard';
import { PortfolioDashboard } from './portfolio/portfolio-dashboard';

/** `/dashboard`: how the month stands and whether the data can be trusted. In the group view all brands stand beside each other. */
export function DashboardScreen() {
  const host = useRemoteHost();
  const { session } = host;
  const text = useDashboardText();
  useEffect(() => host.setTitle(text('title')), [host, text]);
  const { brand, permissions } = session;

  if (!permissions.includes('dashboard.view')) {
    return (
      <>
        <PageHeader title={text('title')} />
        <EmptyNotice
          title={text('forbidden')}
          hint={text('forbiddenHint')}
          action={
            <Button type="primary" onClick={() => host.navigate('/brands')}>
              {text('forbiddenAction')}
            </Button>
          }
        />
      </>
    );
  }
  if (brand === null) return <PortfolioDashboard />;
  return <BrandDashboard brand={brand} key={brand.id} />;
}
