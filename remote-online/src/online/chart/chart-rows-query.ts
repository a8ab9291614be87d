import { exploreReportRows } from '@tallyhouse/shared/contracts/online-reports';
import type { CallAnswer, HttpClient } from '@tallyhouse/shared/contracts/remote';
import { keepPreviousData, queryOptions } from '@tallyhouse/shared/kit/query';
import type { exploreBody } from '../online-queries';

export type ChartRows = CallAnswer<typeof exploreReportRows>;

/** Days of more than a year; of what has no order the rest is drawn as one. */
const mostGroups = 500;

/** Rows in groups of one column, the first five hundred in the order asked for, with the totals of all. */
export function chartRowsQuery(
  http: HttpClient,
  brandId: string | null,
  body: ReturnType<typeof exploreBody> | null,
) {
  return queryOptions({
    queryKey: ['online-chart', brandId, body],
    queryFn: ({ signal }) => {
      if (body === null) throw new Error('Nothing is asked for');
      return http.call(exploreReportRows, { body: { ...body, page: 1, pageSize: mostGroups }, signal });
    },
    enabled: body !== null,
    placeholderData: keepPreviousData,
  });
}
