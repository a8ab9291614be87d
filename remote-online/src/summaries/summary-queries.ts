import type { CallAnswer, CallInput, HttpClient } from '@tallyhouse/shared/contracts/remote';
import { listSummaries } from '@tallyhouse/shared/contracts/total-reports';
import { keepPreviousData, queryOptions } from '@tallyhouse/shared/kit/query';
import { figuresFirst } from '@tallyhouse/shared/reporting/players/use-players-later';

export type SummariesAsked = NonNullable<CallInput<typeof listSummaries>['query']>;
export type SummariesAnswer = CallAnswer<typeof listSummaries>;

/** Figures per day, week or month, players left for later. `brandId` is null in the group view. */
export function summariesQuery(http: HttpClient, brandId: string | null, query: SummariesAsked) {
  return queryOptions({
    queryKey: ['summaries', brandId, { ...query, players: 'later' }],
    queryFn: ({ signal }) =>
      figuresFirst((later) => http.call(listSummaries, { query: { ...query, ...later }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}
