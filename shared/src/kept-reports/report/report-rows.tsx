import { type ReportDefinition, type ReportHeader } from '../../contracts/reports';
import { Alert } from '../../kit/core';
import { queryOptions, useQuery } from '../../kit/query';
import { ChooseBrandNotice } from '../../reporting/choose-brand-notice';
import { useKeptReportsText } from '../i18n/use-kept-reports-text';
import { useReportClient } from '../report-family';
import { FrozenRows } from '../rows/frozen-rows';
import { RowsExplorer } from '../rows/rows-explorer';
import { TotalsStrip } from '../totals-strip';
import { useSessionMay } from '../../host/use-session-may';
import { useRowsView } from './rows-view';
import { ForbiddenNotice } from '../../reporting/forbidden-notice';
import { WithheldNotice } from '../../ui/withheld-notice';

interface ReportRowsProps {
  readonly report: ReportHeader;
  readonly definition: ReportDefinition;
}

/** Totals and rows of a report, to explore or exactly as filed. */
export function ReportRows({ report, definition }: ReportRowsProps) {
  const text = useKeptReportsText();
  const { http, family, brandId } = useReportClient();
  const maySee = useSessionMay('reports.view-detail');
  const [view] = useRowsView();
  const totals = useQuery(
    queryOptions({
      queryKey: [`${family.name}-report-totals`, brandId, report.id],
      queryFn: ({ signal }) =>
        http.call(family.calls.explore, { body: { reportId: report.id, page: 1, pageSize: 1 }, signal }),
      enabled: maySee && brandId !== null && report.withheld === undefined,
    }),
  );
  if (brandId === null) return <ChooseBrandNotice />;
  if (!maySee) {
    return <ForbiddenNotice title={text('rows.forbidden')} permission="reports.view-detail" wayOut={null} />;
  }
  if (report.withheld !== undefined) return <WithheldNotice by={report.withheldBy} />;
  return (
    <>
      {totals.data?.meta.noActivity === true ? (
        <Alert type="info" role="status" showIcon className="th-after-16" title={text('simulation.nil')} />
      ) : null}
      {totals.isError ? null : (
        <TotalsStrip
          totals={totals.data?.totals}
          currency={report.currency}
          type={report.type}
          tax={report.tax}
        />
      )}
      {view === 'filed' && family.calls.filedRows !== undefined ? (
        <FrozenRows
          call={family.calls.filedRows}
          reportId={report.id}
          type={report.type}
          currency={report.currency}
        />
      ) : (
        <RowsExplorer
          source={{ reportId: report.id }}
          type={definition.type}
          reportColumns={definition.fields}
          currency={report.currency}
        />
      )}
    </>
  );
}
