import type { CallInput, HttpClient } from '@tallyhouse/shared/contracts/remote';
import { listTanzanianSummaries, listTanzanianTotals } from '@tallyhouse/shared/contracts/tanzania-reports';
import { keepPreviousData, queryOptions } from '@tallyhouse/shared/kit/query';

export type TanzanianTotalsAsked = NonNullable<CallInput<typeof listTanzanianTotals>['query']>;
export type TanzanianSummariesAsked = NonNullable<CallInput<typeof listTanzanianSummaries>['query']>;

/** Figures and taxes by product class. A brand without a Tanzanian licence is refused: 422 NOT_TANZANIAN. */
export function tanzanianTotalsQuery(http: HttpClient, brandId: string | null, query: TanzanianTotalsAsked) {
  return queryOptions({
    queryKey: ['tanzanian-totals', brandId, query],
    queryFn: ({ signal }) => http.call(listTanzanianTotals, { query, signal }),
    enabled: brandId !== null,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}

/** The same per week or month. */
export function tanzanianSummariesQuery(
  http: HttpClient,
  brandId: string | null,
  query: TanzanianSummariesAsked,
) {
  return queryOptions({
    queryKey: ['tanzanian-summaries', brandId, query],
    queryFn: ({ signal }) => http.call(listTanzanianSummaries, { query, signal }),
    enabled: brandId !== null,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}
