import { exploreReportRows } from '@tallyhouse/shared/contracts/online-reports';
import { type ReportDefinition, type ReportHeader } from '@tallyhouse/shared/contracts/reports';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert } from '@tallyhouse/shared/kit/core';
import { queryOptions, useQuery } from '@tallyhouse/shared/kit/query';
import { ChooseBrandNotice } from '@tallyhouse/shared/reporting/choose-brand-notice';
import { useOnlineText } from '../../i18n/use-online-text';
import { FrozenRows } from '../rows/frozen-rows';
import { RowsExplorer } from '../rows/rows-explorer';
import { TotalsStrip } from '../totals-strip';
import { useSessionMay } from '../use-session-may';
import { useRowsView } from './rows-view';
import { ForbiddenNotice } from '@tallyhouse/shared/reporting/forbidden-notice';
import { WithheldNotice } from '@tallyhouse/shared/ui/withheld-notice';

interface ReportRowsProps {
  readonly report: ReportHeader;
  readonly definition: ReportDefinition;
}

/** Totals and rows of a report, to explore or exactly as filed. */
export function ReportRows({ report, definition }: ReportRowsProps) {
  const text = useOnlineText();
  const { http, session } = useRemoteHost();
  const maySee = useSessionMay('reports.view-detail');
  const brandId = session.brand?.id ?? null;
  const [view] = useRowsView();
  const totals = useQuery(
    queryOptions({
      queryKey: ['online-report-totals', brandId, report.id],
      queryFn: ({ signal }) =>
        http.call(exploreReportRows, { body: { reportId: report.id, page: 1, pageSize: 1 }, signal }),
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
      {view === 'filed' ? (
        <FrozenRows reportId={report.id} type={report.type} currency={report.currency} />
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
