import { readDashboardSummary, readFreshness } from '@tallyhouse/shared/contracts/dashboard';
import type { HttpClient } from '@tallyhouse/shared/contracts/remote';
import { queryOptions } from '@tallyhouse/shared/kit/query';

/** Month-to-date figures, daily revenue and latest reports of one brand. */
export function summaryQuery(http: HttpClient, brandId: string) {
  return queryOptions({
    queryKey: ['dashboard-summary', brandId],
    queryFn: ({ signal }) => http.call(readDashboardSummary, { signal }),
  });
}

/** Freshness per source. Asked again every minute: a gap must not wait for a reload of the page. */
export function freshnessQuery(http: HttpClient, brandId: string) {
  return queryOptions({
    queryKey: ['freshness', brandId],
    queryFn: ({ signal }) => http.call(readFreshness, { signal }),
    refetchInterval: 60_000,
  });
}
