import type { CallInput, HttpClient } from '@tallyhouse/shared/contracts/remote';
import type { Channel, Period } from '@tallyhouse/shared/contracts/scalars';
import { listRetailReports } from '@tallyhouse/shared/contracts/retail-reports';
import { listCommissions, listTotals, readBasisBridge } from '@tallyhouse/shared/contracts/total-reports';
import { keepPreviousData, queryOptions } from '@tallyhouse/shared/kit/query';

export type TotalsAsked = NonNullable<CallInput<typeof listTotals>['query']>;

/** Figures of totals. `brandId` is null in the group view, which has those of all own brands. */
export function totalsQuery(http: HttpClient, brandId: string | null, query: TotalsAsked) {
  return queryOptions({
    queryKey: ['totals', brandId, query],
    queryFn: ({ signal }) => http.call(listTotals, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}

/** The same of another period; not asked for without one. */
export function comparedTotalsQuery(
  http: HttpClient,
  brandId: string | null,
  asked: { readonly query: TotalsAsked; readonly compared: Period | null },
) {
  const { query, compared } = asked;
  return {
    ...totalsQuery(http, brandId, { ...query, ...compared }),
    enabled: compared !== null,
  };
}

/** Figures of the shops of a brand, as they stand in its retail figures. */
export function shopsQuery(
  http: HttpClient,
  brandId: string | null,
  { period, asOf }: { readonly period: Period; readonly asOf: string | null },
) {
  const query = { ...period, level: 'branch' as const, pageSize: 500, ...(asOf !== null && { asOf }) };
  return queryOptions({
    queryKey: ['shops', brandId, query],
    queryFn: ({ signal }) => http.call(listRetailReports, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}

/** From placed stakes less paid winnings to settled revenue. */
export function bridgeQuery(
  http: HttpClient,
  brandId: string | null,
  asked: { readonly period: Period; readonly channel: Channel | null },
) {
  const query = { ...asked.period, ...(asked.channel !== null && { channel: asked.channel }) };
  return queryOptions({
    queryKey: ['basis-bridge', brandId, query],
    queryFn: ({ signal }) => http.call(readBasisBridge, { query, signal }),
    enabled: brandId !== null,
    placeholderData: keepPreviousData,
  });
}

/** What agents earned in the period; not asked for in the group view, where agents are of no brand. */
export function commissionsQuery(http: HttpClient, brandId: string | null, period: Period) {
  const { from, to } = period;
  return queryOptions({
    queryKey: ['commissions', brandId, from, to],
    queryFn: ({ signal }) => http.call(listCommissions, { query: { from, to }, signal }),
    enabled: brandId !== null,
    placeholderData: keepPreviousData,
  });
}
