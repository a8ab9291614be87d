import { periodText } from '../../format/day';
import { instantText } from '../../format/instant';
import { useRemoteHost } from '../../host/remote-host';
import { Skeleton } from '../../kit/feedback';
import { useQuery } from '../../kit/query';
import { ChartsOf } from '../../reporting/charts-of';
import { CopyLink } from '../../reporting/copy-link';
import { KeptReportHealth } from '../../reporting/page/kept-report-health';
import { PrintMargins } from '../../reporting/page/print-margins';
import { ReportStandard } from '../../reporting/report-standard';
import { ReportStateTag } from '../../reporting/report-state-tag';
import { VersionDifference } from '../../reporting/why/version-difference';
import { SentNotice } from '../../reporting/sending/sent-notice';
import { PageHeader } from '../../ui/page-header';
import { useEffect, useState } from 'react';
import { useKeptReportsText } from '../i18n/use-kept-reports-text';
import { BackToList } from '../back-to-list';
import { useReportClient, useReportFamily } from '../report-family';
import { reportQuery } from '../report-queries';
import { useBrandNames } from '../use-brand-names';
import { useReportFields } from '../use-report-fields';
import { useSessionMay } from '../../host/use-session-may';
import { NotesOfReport } from './notes-of-report';
import { ReportActions } from './report-actions';
import { isNotFound, ReportGone } from './report-gone';
import { ReportHistory } from './report-history';
import { ReportRows } from './report-rows';
import { RowsViewSwitch } from './rows-view';
import { personInWords } from '../../contracts/people';

interface ReportPageProps {
  readonly id: string;
}

/** One kept report. Once it was deleted here nothing of it is read again, while the list is on its way. */
export function ReportPage({ id }: ReportPageProps) {
  const text = useKeptReportsText();
  const { name } = useReportFamily();
  const [deletedId, setDeletedId] = useState<string | null>(null);
  return id === deletedId ? (
    <ComingPage title={text(`title.${name}`)} />
  ) : (
    <KeptReport id={id} onDeleted={() => setDeletedId(id)} />
  );
}

function ComingPage({ title }: { readonly title: string }) {
  return (
    <>
      <PageHeader title={title} breadcrumb={<BackToList />} />
      <Skeleton active paragraph={{ rows: 10 }} />
    </>
  );
}

interface KeptReportProps extends ReportPageProps {
  readonly onDeleted: () => void;
}

/** What it is, its figures and rows, how it came to be. */
function KeptReport({ id, onDeleted }: KeptReportProps) {
  const text = useKeptReportsText();
  const host = useRemoteHost();
  const { brand } = host.session;
  const client = useReportClient();
  const { name, paths, calls } = client.family;
  const { data, error, dataUpdatedAt, refetch } = useQuery(reportQuery(client, id));
  const { titleOf } = useReportFields(data?.report.type);
  const brandNames = useBrandNames(data?.report.brandIds);
  const maySee = useSessionMay('reports.view-detail');
  const title = data?.report.title ?? text(`title.${name}`);
  useEffect(() => host.setTitle(title), [host, title]);

  // What is still on the screen when somebody deletes the report is no report any more.
  if (error !== null && (data === undefined || isNotFound(error))) {
    return (
      <ReportGone title={title} error={error} wasOpen={data !== undefined} onRetry={() => void refetch()} />
    );
  }
  if (data === undefined) return <ComingPage title={title} />;
  const { report, meta, definition, history, versions, difference } = data;
  const seesRows = maySee && brand !== null && report.withheld === undefined;
  return (
    <KeptReportHealth meta={meta} state={report.state} loadedAtMs={dataUpdatedAt}>
      <PrintMargins
        brandNames={brandNames}
        title={title}
        period={report.period}
        currency={report.currency}
        meta={meta}
        contentHash={report.contentHash}
      />
      <PageHeader
        title={title}
        breadcrumb={<BackToList />}
        tag={<ReportStateTag state={report.state} />}
        detail={`${periodText(report.period)} · ${text('list.version', { version: report.version })} · ${text(
          'report.prepared',
          {
            name: personInWords(report.preparedBy, report.preparedByAccount),
            at: instantText(report.preparedAt, meta.period.zone),
          },
        )}`}
        views={
          <>
            {seesRows && calls.filedRows !== undefined ? <RowsViewSwitch /> : null}
            <CopyLink />
          </>
        }
        actions={<ReportActions report={report} definition={definition} meta={meta} onDeleted={onDeleted} />}
      />
      {brand === null ? null : <SentNotice reportId={report.id} state={report.state} />}
      <ReportStandard saidAbove="title" brand={brandNames} meta={meta} currency={report.currency} />
      <ChartsOf brand={brandNames} report={title} period={report.period} meta={meta}>
        <ReportRows report={report} definition={definition} />
      </ChartsOf>
      <NotesOfReport report={report} zone={meta.period.zone} />
      <ReportHistory report={report} history={history} versions={versions} zone={meta.period.zone}>
        {report.withheld === undefined ? (
          <VersionDifference
            difference={difference}
            report={report}
            changes={calls.changes}
            brandId={brand?.id ?? null}
            titleOf={titleOf}
            pathOf={paths.report}
          />
        ) : null}
      </ReportHistory>
    </KeptReportHealth>
  );
}
