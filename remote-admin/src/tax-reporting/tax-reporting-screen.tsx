import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useMatch } from '@tallyhouse/shared/kit/router';
import { ForbiddenNotice } from '@tallyhouse/shared/reporting/forbidden-notice';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { useEffect } from 'react';
import { PeriodList } from './list/period-list';
import { PeriodPage } from './period/period-page';
import { useTaxReportingText } from './use-tax-reporting-text';

/** `/tax-reporting`, the tax periods, and `/tax-reporting/:id`, one of them. */
export function TaxReportingScreen() {
  const host = useRemoteHost();
  const text = useTaxReportingText();
  const id = useMatch('/tax-reporting/:id')?.params.id;
  useEffect(() => host.setTitle(text('title')), [host, text]);
  if (!host.session.permissions.includes('tax.view')) {
    return (
      <>
        <PageHeader title={text('title')} />
        <ForbiddenNotice title={text('forbidden')} permission="tax.view" />
      </>
    );
  }
  return id === undefined ? <PeriodList /> : <PeriodPage key={id} id={id} />;
}
