import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useMatch } from '@tallyhouse/shared/kit/router';
import { ForbiddenNotice } from '@tallyhouse/shared/reporting/forbidden-notice';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { useEffect } from 'react';
import { AuditPage } from './audit-trail/audit-page';
import { StepLog } from './step-log';
import { useReportsLogText } from './use-reports-log-text';

/** Everything below `/reports-log`. Shows all own brands where none is chosen. */
export function ReportsLogScreen() {
  const isAudit = useMatch('/reports-log/audit') !== null;
  return isAudit ? <AuditPage /> : <StepLogPage />;
}

/** Every step of every report, its versions, its evidence, and the chain behind it. */
function StepLogPage() {
  const host = useRemoteHost();
  const { session } = host;
  const text = useReportsLogText();
  const title = text('title');
  useEffect(() => host.setTitle(title), [host, title]);
  if (session.permissions.includes('logs.view')) return <StepLog />;
  return (
    <>
      <PageHeader title={title} />
      <ForbiddenNotice title={text('forbidden')} permission="logs.view" />
    </>
  );
}
