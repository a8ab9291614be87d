import type { HttpClient } from '@tallyhouse/shared/contracts/remote';
import type { Channel, Period } from '@tallyhouse/shared/contracts/scalars';
import { listCommissions, readBasisBridge } from '@tallyhouse/shared/contracts/total-reports';
import { keepPreviousData, queryOptions } from '@tallyhouse/shared/kit/query';
import { totalsQuery, type TotalsAsked } from '@tallyhouse/shared/reporting/why/why-queries';

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
