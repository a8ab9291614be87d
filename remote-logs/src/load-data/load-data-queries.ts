import { readFreshness } from '@tallyhouse/shared/contracts/dashboard';
import { listLoadBatches, listLoadRejects } from '@tallyhouse/shared/contracts/load-data';
import type { CallAnswer, HttpClient } from '@tallyhouse/shared/contracts/remote';
import { keepPreviousData, queryOptions } from '@tallyhouse/shared/kit/query';
import type { BatchFilters } from './batch-filters';

export type BatchesAnswer = CallAnswer<typeof listLoadBatches>;
export type Reject = CallAnswer<typeof listLoadRejects>['items'][number];

export const batchPageSize = 100;
export const rejectPageSize = 20;

/** One page of batches. `brandId` is null in the group view, which shows all own brands. */
export function batchesQuery(http: HttpClient, brandId: string | null, filters: BatchFilters) {
  const { states, ...rest } = filters;
  return queryOptions({
    queryKey: ['load-batches', brandId, filters],
    queryFn: ({ signal }) =>
      http.call(listLoadBatches, {
        query: { ...rest, ...(states.length > 0 && { state: [...states] }), pageSize: batchPageSize },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** What came in the last 48 hours, asked again every minute: a gap must not wait for a reload of the page. */
export function freshnessQuery(http: HttpClient, brandId: string | null) {
  return queryOptions({
    queryKey: ['freshness', brandId],
    queryFn: ({ signal }) => http.call(readFreshness, { signal }),
    refetchInterval: 60_000,
  });
}

/** One page of a batch's rejected records. */
export function rejectsQuery(http: HttpClient, batchId: string, page: number) {
  return queryOptions({
    queryKey: ['load-rejects', batchId, page],
    queryFn: ({ signal }) =>
      http.call(listLoadRejects, {
        params: { id: batchId },
        query: { page, pageSize: rejectPageSize },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
