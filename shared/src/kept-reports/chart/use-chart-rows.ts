import { useQuery } from '../../kit/query';
import { useReportClient } from '../report-family';
import { exploreBody, type RowSource, type RowView } from '../report-queries';
import { chartRowsQuery } from './chart-rows-query';
import type { ComparedWith } from './chart-in-url';
import { useComparedReport } from './use-compared-report';

interface ChartAsked {
  readonly type: string;
  readonly view: RowView;
  /** Columns of the drawing; null: none is drawn. */
  readonly asked: { readonly by: string; readonly measure: string } | null;
  readonly comparedWith: ComparedWith | null;
}

/** The groups of a drawing, narrowed as the rows below are, and those of the report that it is compared with. */
export function useChartRows(source: RowSource, { type, view, asked, comparedWith }: ChartAsked) {
  const client = useReportClient();
  const bodyOf = (of: RowSource) =>
    asked === null
      ? null
      : exploreBody(of, {
          filters: view.filters,
          groupBy: [asked.by],
          sort: [{ field: asked.measure, dir: 'desc' }],
        });
  const now = useQuery(chartRowsQuery(client, bodyOf(source)));
  const compared = useComparedReport({
    ...{ type, source, period: now.data?.meta.period },
    comparedWith: asked === null ? null : comparedWith,
  });
  const { report } = compared;
  const then = useQuery(chartRowsQuery(client, report === null ? null : bodyOf({ reportId: report.id })));
  return { now, then: report === null ? { data: undefined } : then, compared };
}
