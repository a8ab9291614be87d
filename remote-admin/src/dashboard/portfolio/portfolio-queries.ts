import { listBrands } from '@tallyhouse/shared/contracts/brands';
import { readDashboardTiles } from '@tallyhouse/shared/contracts/dashboard-tiles';
import { listIncidents } from '@tallyhouse/shared/contracts/incidents';
import type { HttpClient } from '@tallyhouse/shared/contracts/remote';
import { queryOptions } from '@tallyhouse/shared/kit/query';

/** The reader's brands. */
export function brandsQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['brands'],
    queryFn: ({ signal }) => http.call(listBrands, { signal }),
  });
}

/** What has to be looked at today, brand by brand: one call, however many there are. */
export function tilesByBrandQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['dashboard-tiles', null, 'brand'],
    queryFn: ({ signal }) => http.call(readDashboardTiles, { query: { by: 'brand' }, signal }),
    refetchInterval: 60_000,
  });
}

/** Incidents that are not over and not put off, critical ones first. */
export function openIncidentsQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['open-incidents'],
    queryFn: ({ signal }) =>
      http.call(listIncidents, {
        query: { state: ['OPEN', 'ACKNOWLEDGED'], snoozed: 'NONE', pageSize: 500 },
        signal,
      }),
    refetchInterval: 60_000,
  });
}
