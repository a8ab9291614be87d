import { listApiCalls, readApiCall } from '@tallyhouse/shared/contracts/api-log';
import type { CallAnswer, HttpClient } from '@tallyhouse/shared/contracts/remote';
import { ownZone } from '@tallyhouse/shared/i18n/locale';
import { keepPreviousData, queryOptions } from '@tallyhouse/shared/kit/query';
import type { CallFields } from './call-fields';

export type ApiCallDetail = CallAnswer<typeof readApiCall>;

export const callPageSize = 100;

const everyMs = 10_000;

/**
 * One page of calls. `brandId` is null in the group view, which shows those of no brand too.
 *
 * The first page is asked for again while somebody looks at it, never twice at once. On a later one new calls would push
 * away what is being read: it stays as it is.
 */
export function callsQuery(
  http: HttpClient,
  brandId: string | null,
  { values, page }: Pick<CallFields, 'values' | 'page'>,
) {
  return queryOptions({
    queryKey: ['api-calls', brandId, values, ownZone(), page],
    queryFn: ({ signal }) =>
      http.call(listApiCalls, { query: { ...values, ...ownZone(), page, pageSize: callPageSize }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: page === 1 ? everyMs : false,
    refetchOnWindowFocus: page === 1 ? 'always' : false,
    // Looking at the log is a call too: what is shown is as old as the page.
    staleTime: 0,
  });
}

/** One call with what was asked and answered. */
export function callQuery(http: HttpClient, id: string) {
  return queryOptions({
    queryKey: ['api-call', id],
    queryFn: ({ signal }) => http.call(readApiCall, { params: { id }, signal }),
  });
}
