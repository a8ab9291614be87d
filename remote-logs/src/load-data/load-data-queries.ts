import { readFreshness } from '@tallyhouse/shared/contracts/dashboard';
import { listLoadBatches, listLoadRejects } from '@tallyhouse/shared/contracts/load-data';
import { listExpectedBatches, readLoadBatch } from '@tallyhouse/shared/contracts/load-handling';
import type { CallAnswer, HttpClient } from '@tallyhouse/shared/contracts/remote';
import { ownZone } from '@tallyhouse/shared/i18n/locale';
import { keepPreviousData, queryOptions } from '@tallyhouse/shared/kit/query';
import { exceptionsKey } from '../exceptions/exceptions-queries';
import type { BatchFilters } from './batch-filters';

export type Reject = CallAnswer<typeof listLoadRejects>['items'][number];

export const batchPageSize = 100;
export const rejectPageSize = 20;
export const expectedPageSize = 20;

/** Every question about loads, and about what they break: handling one makes all of them old. */
export const loadKeys = [
  ...['load-batches', 'load-batch', 'load-rejects', 'load-expected', 'freshness'],
  exceptionsKey,
];

/** What a list of batches, or a file of it, is narrowed to. */
export function batchQuestion({ states, ...filters }: Omit<BatchFilters, 'page'>) {
  return { ...filters, ...ownZone(), ...(states.length > 0 && { state: [...states] }) };
}

/** One page of batches. `brandId` is null in the group view, which shows all own brands. */
export function batchesQuery(http: HttpClient, brandId: string | null, filters: BatchFilters) {
  const { page, ...narrowed } = filters;
  const query = { ...batchQuestion(narrowed), page, pageSize: batchPageSize };
  return queryOptions({
    queryKey: ['load-batches', brandId, query],
    queryFn: ({ signal }) => http.call(listLoadBatches, { query, signal }),
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

interface RejectsQuestion {
  readonly batchId: string;
  readonly page: number;
  /** Why players are to be shown; null: by masks. */
  readonly unmaskReason: string | null;
}

/** The header that tells the server why players are to be shown. */
export function unmaskHeaders(reason: string | null): { readonly headers?: Record<string, string> } {
  return reason === null ? {} : { headers: { 'Unmask-Reason': encodeURIComponent(reason) } };
}

/** One page of a batch's rejected records. */
export function rejectsQuery(http: HttpClient, { batchId, page, unmaskReason }: RejectsQuestion) {
  return queryOptions({
    queryKey: ['load-rejects', batchId, page, unmaskReason],
    queryFn: ({ signal }) =>
      http.call(listLoadRejects, {
        params: { id: batchId },
        query: { page, pageSize: rejectPageSize },
        ...unmaskHeaders(unmaskReason),
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** One batch, or one number that was skipped, with the reports that hold it. */
export function batchQuery(http: HttpClient, id: string) {
  return queryOptions({
    queryKey: ['load-batch', id],
    queryFn: ({ signal }) => http.call(readLoadBatch, { params: { id }, signal }),
  });
}

interface ExpectedQuestion {
  readonly source: string | undefined;
  readonly page: number;
}

/** Files that are not there and that nobody has explained, the longest overdue first. */
export function expectedQuery(http: HttpClient, brandId: string | null, { source, page }: ExpectedQuestion) {
  return queryOptions({
    queryKey: ['load-expected', brandId, source, page],
    queryFn: ({ signal }) =>
      http.call(listExpectedBatches, {
        query: { explained: 'no', page, pageSize: expectedPageSize, ...(source !== undefined && { source }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
