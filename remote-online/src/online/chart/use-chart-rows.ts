import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { exploreBody, type RowSource, type RowView } from '../online-queries';
import { chartRowsQuery } from './chart-rows-query';
import { useReportBefore } from './use-report-before';

interface ChartAsked {
  readonly type: string;
  readonly view: RowView;
  /** Columns of the drawing; null: none is drawn. */
  readonly asked: { readonly by: string; readonly measure: string } | null;
  readonly isCompared: boolean;
}

/** The groups of a drawing, narrowed as the rows below are, and those of the report before it where it is compared. */
export function useChartRows(source: RowSource, { type, view, asked, isCompared }: ChartAsked) {
  const { http, session } = useRemoteHost();
  const brandId = session.brand?.id ?? null;
  const bodyOf = (of: RowSource) =>
    asked === null
      ? null
      : exploreBody(of, {
          filters: view.filters,
          groupBy: [asked.by],
          sort: [{ field: asked.measure, dir: 'desc' }],
        });
  const now = useQuery(chartRowsQuery(http, brandId, bodyOf(source)));
  const {
    before: period,
    report,
    isKnown,
  } = useReportBefore(type, now.data?.meta.period, isCompared && asked !== null);
  const isPast = isCompared && report !== null;
  const then = useQuery(chartRowsQuery(http, brandId, isPast ? bodyOf({ reportId: report.id }) : null));
  return { now, then: isPast ? then : { data: undefined }, before: { period, report, isKnown } };
}
