import { listSavedSearches } from '../../contracts/saved-searches';
import type { CallInput, HttpClient } from '../../contracts/remote';
import { keepPreviousData, queryOptions } from '../../kit/query';

export const savedSearchesKey = ['saved-searches'] as const;

type ListQuery = NonNullable<CallInput<typeof listSavedSearches>['query']>;

/** Saved searches of the brand that the user may see, by name. */
export function savedSearchesQuery(http: HttpClient, brandId: string | null, query: ListQuery) {
  return queryOptions({
    queryKey: [...savedSearchesKey, brandId, query],
    queryFn: ({ signal }) => http.call(listSavedSearches, { query, signal }),
    enabled: brandId !== null,
    placeholderData: keepPreviousData,
  });
}
