import { listDataExceptions } from '@tallyhouse/shared/contracts/data-exceptions';
import type { HttpClient } from '@tallyhouse/shared/contracts/remote';
import { keepPreviousData, queryOptions } from '@tallyhouse/shared/kit/query';
import type { ExceptionFields } from './exception-fields';

export const exceptionPageSize = 100;
/** Every question about exceptions: handling one makes all of them old. */
export const exceptionsKey = 'data-exceptions';

/** One page of the list. `brandId` is null in the group view, which shows all own brands. */
export function exceptionsQuery(
  http: HttpClient,
  brandId: string | null,
  { values, page }: Pick<ExceptionFields, 'values' | 'page'>,
) {
  return queryOptions({
    queryKey: [exceptionsKey, brandId, values, page],
    queryFn: ({ signal }) =>
      http.call(listDataExceptions, { query: { ...values, page, pageSize: exceptionPageSize }, signal }),
    placeholderData: keepPreviousData,
  });
}
