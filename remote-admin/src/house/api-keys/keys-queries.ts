import { listApiKeys, type ApiKey } from '@tallyhouse/shared/contracts/api-keys';
import type { HttpClient } from '@tallyhouse/shared/contracts/remote';
import { keepPreviousData, queryOptions } from '@tallyhouse/shared/kit/query';

export const keysPerPage = 25;
export const keysKey = 'api-keys';

/** What the list of keys is narrowed to. */
interface KeysQuestion {
  readonly state?: ApiKey['state'];
  readonly page: number;
}

/** A page of the keys of machines, newest first. */
export function keysQuery(http: HttpClient, brandId: string | null, question: KeysQuestion) {
  const query = { ...question, pageSize: keysPerPage };
  return queryOptions({
    queryKey: [keysKey, brandId, query],
    queryFn: ({ signal }) => http.call(listApiKeys, { query, signal }),
    placeholderData: keepPreviousData,
  });
}
