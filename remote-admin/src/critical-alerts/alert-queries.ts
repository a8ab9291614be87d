import { listCriticalAlerts, readCriticalAlert } from '@tallyhouse/shared/contracts/critical-alerts';
import type { CallAnswer, HttpClient } from '@tallyhouse/shared/contracts/remote';
import { keepPreviousData, queryOptions } from '@tallyhouse/shared/kit/query';
import type { AlertQuestion } from './alert-fields';

export type AlertsAnswer = CallAnswer<typeof listCriticalAlerts>;

/** Every question about alerts; a step of anybody here makes all of them old. */
export const alertsKey = ['critical-alerts'];

/** The engine looks every minute. */
const everyMs = 60_000;

/** One page of alerts. `brandId` is null in the group view, which shows all own brands. */
export function alertsQuery(http: HttpClient, brandId: string | null, question: AlertQuestion) {
  return queryOptions({
    queryKey: [...alertsKey, 'list', brandId, question],
    queryFn: ({ signal }) => http.call(listCriticalAlerts, { query: question, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: everyMs,
  });
}

/** How many alerts are unresolved, whatever the list is narrowed to. */
export function unresolvedQuery(http: HttpClient, brandId: string | null) {
  return queryOptions({
    queryKey: [...alertsKey, 'unresolved', brandId],
    queryFn: ({ signal }) =>
      http.call(listCriticalAlerts, { query: { state: ['OPEN', 'ACKNOWLEDGED'], pageSize: 1 }, signal }),
    refetchInterval: everyMs,
  });
}

/** One alert with its history. */
export function alertQuery(http: HttpClient, id: string) {
  return queryOptions({
    queryKey: [...alertsKey, 'one', id],
    queryFn: ({ signal }) => http.call(readCriticalAlert, { params: { id }, signal }),
  });
}
