import {
  readDashboardCalendar,
  readDashboardChanges,
  readDashboardTiles,
} from '@tallyhouse/shared/contracts/dashboard-tiles';
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

/** Freshness per source; of all brands of the group view for null. Asked again every minute: a gap must not wait for a reload of the page. */
export function freshnessQuery(http: HttpClient, brandId: string | null) {
  return queryOptions({
    queryKey: ['freshness', brandId],
    queryFn: ({ signal }) => http.call(readFreshness, { signal }),
    refetchInterval: 60_000,
  });
}

/** What has to be looked at today. */
export function tilesQuery(http: HttpClient, brandId: string) {
  return queryOptions({
    queryKey: ['dashboard-tiles', brandId],
    queryFn: ({ signal }) => http.call(readDashboardTiles, { signal }),
    refetchInterval: 60_000,
  });
}

/** Deadlines of the last week and the next five, with what is likely to become of them. */
export function deadlinesQuery(http: HttpClient, brandId: string | null) {
  return queryOptions({
    queryKey: ['dashboard-calendar', brandId],
    queryFn: ({ signal }) => http.call(readDashboardCalendar, { signal }),
  });
}

/** What happened since yesterday. */
export function changesQuery(http: HttpClient, brandId: string) {
  return queryOptions({
    queryKey: ['dashboard-changes', brandId],
    queryFn: ({ signal }) => http.call(readDashboardChanges, { signal }),
  });
}
