import { listApiCalls, readApiCall } from '@tallyhouse/shared/contracts/api-log';
import type { CallAnswer, HttpClient } from '@tallyhouse/shared/contracts/remote';
import { ownZone } from '@tallyhouse/shared/i18n/locale';
import { keepPreviousData, queryOptions } from '@tallyhouse/shared/kit/query';
import type { CallFields } from './call-fields';

export type ApiCallDetail = CallAnswer<typeof readApiCall>;

export const callPageSize = 100;

/** One page of calls. `brandId` is null in the group view, which shows those of no brand too. */
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
