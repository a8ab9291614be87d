import type { exploreReportRows } from '../../contracts/online-reports';
import type { CallAnswer } from '../../contracts/remote';
import { keepPreviousData, queryOptions } from '../../kit/query';
import type { ReportClient } from '../report-family';
import type { exploreBody } from '../report-queries';

export type ChartRows = CallAnswer<typeof exploreReportRows>;

/** Days of more than a year; of what has no order the rest is drawn as one. */
const mostGroups = 500;

/** Rows in groups of one column, the first five hundred in the order asked for, with the totals of all. */
export function chartRowsQuery(
  { http, family, brandId }: ReportClient,
  body: ReturnType<typeof exploreBody> | null,
) {
  return queryOptions({
    queryKey: [`${family.name}-chart`, brandId, body],
    queryFn: ({ signal }) => {
      if (body === null) throw new Error('Nothing is asked for');
      return http.call(family.calls.explore, { body: { ...body, page: 1, pageSize: mostGroups }, signal });
    },
    enabled: body !== null,
    placeholderData: keepPreviousData,
  });
}
