import { ReportStateTag } from '@tallyhouse/shared/reporting/report-state-tag';
import { deletableStates } from '@tallyhouse/shared/contracts/reports';
import { periodText } from '@tallyhouse/shared/format/day';
import { instantText } from '@tallyhouse/shared/format/instant';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { DeleteOutlined } from '@tallyhouse/shared/kit/icons';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { ReportStandard } from '@tallyhouse/shared/reporting/report-standard';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useEffect, useState } from 'react';
import { useOnlineText } from '../../i18n/use-online-text';
import { BackToList } from '../back-to-list';
import { DeleteReport } from '../list/delete-report';
import { onlinePaths } from '../online-paths';
import { reportQuery } from '../online-queries';
import { useSessionMay } from '../use-session-may';
import { ReportHistory } from './report-history';
import { ReportRows } from './report-rows';

/** One kept report: what it is, its figures and rows, how it came to be. */
export function ReportPage({ id }: { readonly id: string }) {
  const text = useOnlineText();
  const host = useRemoteHost();
  const { brand } = host.session;
  const mayDelete = useSessionMay('reports.delete-draft');
  const [isDeleting, setDeleting] = useState(false);
  const opened = useQuery(reportQuery(host.http, brand?.id ?? null, id));
  const title = opened.data?.report.title ?? text('title');
  useEffect(() => host.setTitle(title), [host, title]);

  if (opened.data === undefined) {
    return (
      <>
        <PageHeader title={title} breadcrumb={<BackToList />} />
        {opened.isError ? (
          <ProblemNotice
            title={text('report.failed')}
            error={opened.error}
            onRetry={() => void opened.refetch()}
          />
        ) : (
          <Skeleton active paragraph={{ rows: 10 }} />
        )}
      </>
    );
  }
  const { report, meta, definition, history, versions } = opened.data;
  const canDelete = mayDelete && brand !== null && deletableStates.includes(report.state);
  return (
    <>
      <PageHeader
        title={title}
        breadcrumb={<BackToList />}
        tag={<ReportStateTag state={report.state} />}
        detail={`${periodText(report.period)} · ${text('list.version', { version: report.version })} · ${text(
          'report.prepared',
          { name: report.preparedBy, at: instantText(report.preparedAt, meta.period.zone) },
        )}`}
        actions={
          canDelete ? (
            <Button danger icon={<DeleteOutlined aria-hidden />} onClick={() => setDeleting(true)}>
              {text('remove.button')}
            </Button>
          ) : undefined
        }
      />
      <ReportStandard brand={brand?.name ?? ''} meta={meta} currency={report.currency} />
      <ReportRows report={report} definition={definition} />
      <ReportHistory report={report} history={history} versions={versions} zone={meta.period.zone} />
      {isDeleting ? (
        <DeleteReport
          report={report}
          onClose={() => setDeleting(false)}
          onDeleted={() => host.navigate(onlinePaths.list)}
        />
      ) : null}
    </>
  );
}
