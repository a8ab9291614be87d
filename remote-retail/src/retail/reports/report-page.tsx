import type { SessionView } from '@tallyhouse/shared/contracts/remote';
import { deletableStates } from '@tallyhouse/shared/contracts/reports';
import { exploreRetailReport } from '@tallyhouse/shared/contracts/retail-reports';
import { periodText } from '@tallyhouse/shared/format/day';
import { instantText } from '@tallyhouse/shared/format/instant';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { DeleteOutlined } from '@tallyhouse/shared/kit/icons';
import { queryOptions, useQuery, useQueryClient } from '@tallyhouse/shared/kit/query';
import { ExportButton } from '@tallyhouse/shared/reporting/exports/export-button';
import { ReportNotes } from '@tallyhouse/shared/reporting/notes/report-notes';
import { CopyLink } from '@tallyhouse/shared/reporting/copy-link';
import { KeptReportHealth } from '@tallyhouse/shared/reporting/page/kept-report-health';
import { PrintMargins } from '@tallyhouse/shared/reporting/page/print-margins';
import { ReportStandard } from '@tallyhouse/shared/reporting/report-standard';
import { ReportStateTag } from '@tallyhouse/shared/reporting/report-state-tag';
import { SendForConfirmation } from '@tallyhouse/shared/reporting/sending/send-for-confirmation';
import { SentNotice } from '@tallyhouse/shared/reporting/sending/sent-notice';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { problemOf, ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useEffect, useState } from 'react';
import { useRetailText } from '../../i18n/use-retail-text';
import { retailPaths, withPeriod } from '../retail-paths';
import { BackToReports } from './back-to-reports';
import { DeleteReport } from './delete-report';
import { ReportHistory } from './report-history';
import { ReportKpis } from './report-kpis';
import { keptReportQuery } from './report-queries';
import { ReportRows } from './report-rows';
import { useReportColumns } from './use-report-columns';
import { WhyVersion } from './why-version';
import { WithheldNotice } from '@tallyhouse/shared/ui/withheld-notice';
import { personInWords } from '@tallyhouse/shared/contracts/people';

interface ReportPageProps {
  readonly brand: NonNullable<SessionView['brand']>;
  readonly id: string;
}

/** One kept retail report. Once it was deleted here nothing of it is read again, while the list is on its way. */
export function KeptReportPage({ brand, id }: ReportPageProps) {
  const text = useRetailText();
  const [deletedId, setDeletedId] = useState<string | null>(null);
  if (id !== deletedId) {
    return <KeptReport brand={brand} id={id} onDeleted={() => setDeletedId(id)} />;
  }
  return (
    <>
      <PageHeader title={text('reports.title')} breadcrumb={<BackToReports />} />
      <Skeleton active paragraph={{ rows: 10 }} />
    </>
  );
}

interface KeptReportProps extends ReportPageProps {
  readonly onDeleted: () => void;
}

/** Its frozen figures and rows, how it came to be, and what can be done with it. */
function KeptReport({ brand, id, onDeleted }: KeptReportProps) {
  const text = useRetailText();
  const host = useRemoteHost();
  const queries = useQueryClient();
  const { permissions } = host.session;
  const { columns } = useReportColumns(brand);
  const [isDeleting, setDeleting] = useState(false);
  const opened = useQuery(keptReportQuery(host.http, brand.id, id));
  const totals = useQuery(
    queryOptions({
      queryKey: ['retail-report-totals', brand.id, id],
      queryFn: ({ signal }) =>
        host.http.call(exploreRetailReport, { body: { reportId: id, page: 1, pageSize: 1 }, signal }),
      enabled: permissions.includes('reports.view-detail') && opened.data?.report.withheld === undefined,
    }),
  );
  const title = opened.data?.report.title ?? text('reports.title');
  useEffect(() => host.setTitle(title), [host, title]);
  if (opened.data === undefined) {
    return (
      <>
        <PageHeader title={title} breadcrumb={<BackToReports />} />
        {opened.isError ? (
          <ProblemNotice
            title={text('reports.report.failed')}
            error={opened.error}
            note={problemOf(opened.error)?.code === 'NOT_FOUND' ? text('reports.report.goneNote') : undefined}
            onRetry={() => void opened.refetch()}
          />
        ) : (
          <Skeleton active paragraph={{ rows: 10 }} />
        )}
      </>
    );
  }
  const { report, meta, definition, history, versions, difference } = opened.data;
  const mayDelete = permissions.includes('reports.delete-draft') && deletableStates.includes(report.state);
  const again = withPeriod(retailPaths.create, report.period, {
    type: report.type,
    appliedSetId: definition.appliedSetId ?? null,
  });
  const reload = () => void queries.invalidateQueries({ queryKey: ['retail-report', brand.id, id] });
  return (
    <KeptReportHealth meta={meta} loadedAtMs={opened.dataUpdatedAt}>
      <PrintMargins
        brandNames={brand.name}
        title={title}
        period={report.period}
        currency={report.currency}
        meta={meta}
        contentHash={report.contentHash}
      />
      <PageHeader
        title={title}
        breadcrumb={<BackToReports />}
        tag={<ReportStateTag state={report.state} />}
        views={<CopyLink />}
        detail={`${periodText(report.period)} · ${text('reports.version', { version: report.version })} · ${text(
          'reports.report.prepared',
          {
            name: personInWords(report.preparedBy, report.preparedByAccount),
            at: instantText(report.preparedAt, brand.zone),
          },
        )}`}
        actions={
          <>
            <SendForConfirmation
              report={report}
              asOf={meta.asOf}
              zone={brand.zone}
              isNil={meta.noActivity}
              onAgain={() => host.navigate(again)}
              onSent={reload}
            />
            <ExportButton
              source={{ kind: 'report', channel: 'RETAIL', reportId: report.id }}
              about={{
                title,
                period: report.period,
                rowCount: report.rowCount,
                columnCount: definition.fields.length,
                filtersText: meta.filtersText,
              }}
              disabledReason={
                permissions.includes('reports.view-detail') ? undefined : text('reports.rows.forbidden')
              }
            />
            {mayDelete ? (
              <Button danger icon={<DeleteOutlined aria-hidden />} onClick={() => setDeleting(true)}>
                {text('reports.remove.button')}
              </Button>
            ) : null}
          </>
        }
      />
      <SentNotice reportId={report.id} state={report.state} onWithdrawn={reload} />
      <ReportStandard saidAbove="title" brand={brand.name} meta={meta} currency={report.currency} />
      {report.withheld === undefined ? (
        <>
          <ReportKpis totals={totals.data?.totals} currency={report.currency} />
          <p>{text('reports.rows.frozen')}</p>
          <ReportRows
            brand={brand}
            source={{ reportId: report.id }}
            type={definition.type}
            reportColumns={definition.fields}
          />
        </>
      ) : (
        <WithheldNotice by={report.withheldBy} />
      )}
      {permissions.includes('reports.view-detail') ? (
        <ReportNotes reportId={report.id} columns={columns} zone={brand.zone} />
      ) : null}
      <ReportHistory report={report} history={history} versions={versions} zone={brand.zone}>
        {report.withheld === undefined ? (
          <WhyVersion brand={brand} report={report} difference={difference} />
        ) : null}
      </ReportHistory>
      {isDeleting ? (
        <DeleteReport
          report={report}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            onDeleted();
            host.navigate(retailPaths.reports);
          }}
        />
      ) : null}
    </KeptReportHealth>
  );
}
