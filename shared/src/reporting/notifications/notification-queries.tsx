import { listNotifications } from '../../contracts/notifications';
import type { CallInput, HttpClient } from '../../contracts/remote';
import { keepPreviousData, queryOptions } from '../../kit/query';

export const notificationsKey = ['notifications'] as const;

type ListQuery = NonNullable<CallInput<typeof listNotifications>['query']>;

/** Messages, newest first, of the brand or of all own brands; with how many of the reader's are unread. */
export function notificationsQuery(http: HttpClient, brandId: string | null, query: ListQuery) {
  return queryOptions({
    queryKey: [...notificationsKey, brandId, query],
    queryFn: ({ signal }) => http.call(listNotifications, { query, signal }),
    placeholderData: keepPreviousData,
  });
}
