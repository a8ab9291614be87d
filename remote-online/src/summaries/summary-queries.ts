import type { CallAnswer, CallInput, HttpClient } from '@tallyhouse/shared/contracts/remote';
import { listSummaries } from '@tallyhouse/shared/contracts/total-reports';
import { keepPreviousData, queryOptions } from '@tallyhouse/shared/kit/query';

export type SummariesAsked = NonNullable<CallInput<typeof listSummaries>['query']>;
export type SummariesAnswer = CallAnswer<typeof listSummaries>;

/** Figures per day, week or month. `brandId` is null in the group view. */
export function summariesQuery(http: HttpClient, brandId: string | null, query: SummariesAsked) {
  return queryOptions({
    queryKey: ['summaries', brandId, query],
    queryFn: ({ signal }) => http.call(listSummaries, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}
