import type { CallInput, HttpClient } from '../../contracts/remote';
import { listTotalParts, readTotalChanges } from '../../contracts/total-changes';
import { listTotals } from '../../contracts/total-reports';
import { keepPreviousData, queryOptions } from '../../kit/query';
import { figuresFirst } from '../players/use-players-later';

export type TotalsAsked = NonNullable<CallInput<typeof listTotals>['query']>;
type PartsAsked = NonNullable<CallInput<typeof listTotalParts>['query']>;
type ChangesAsked = NonNullable<CallInput<typeof readTotalChanges>['query']>;

/** Figures of totals, players left for later. `brandId` is null in the group view, which has those of all own brands. */
export function totalsQuery(http: HttpClient, brandId: string | null, query: TotalsAsked) {
  return queryOptions({
    queryKey: ['totals', brandId, { ...query, players: 'later' }],
    queryFn: ({ signal }) =>
      figuresFirst((later) => http.call(listTotals, { query: { ...query, ...later }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}

/** The same by branch or product. */
export function partsQuery(http: HttpClient, brandId: string | null, query: PartsAsked) {
  return queryOptions({
    queryKey: ['total-parts', brandId, query],
    queryFn: ({ signal }) => http.call(listTotalParts, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}

/** Why a total is another one than it was known to be, with a page of the records behind it. */
export function totalChangesQuery(http: HttpClient, brandId: string | null, query: ChangesAsked) {
  return queryOptions({
    queryKey: ['total-changes', brandId, query],
    queryFn: ({ signal }) => http.call(readTotalChanges, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}
