import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { ForbiddenNotice } from '@tallyhouse/shared/reporting/forbidden-notice';
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
        <ForbiddenNotice title={text('forbidden')} permission="dashboard.view" wayOut="brands" />
      </>
    );
  }
  if (brand === null) return <PortfolioDashboard />;
  return <BrandDashboard brand={brand} key={brand.id} />;
}
