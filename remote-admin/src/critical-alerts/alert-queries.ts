import { listCriticalAlerts, readCriticalAlert } from '@tallyhouse/shared/contracts/critical-alerts';
import { listIncidents } from '@tallyhouse/shared/contracts/incidents';
import type { CallAnswer, HttpClient } from '@tallyhouse/shared/contracts/remote';
import { keepPreviousData, queryOptions } from '@tallyhouse/shared/kit/query';
import type { AlertQuestion } from './alert-fields';

export type IncidentsAnswer = CallAnswer<typeof listIncidents>;

/** Every question about alerts; a step of anybody here makes all of them old. */
export const alertsKey = ['critical-alerts'];

/** The engine looks every minute. */
const everyMs = 60_000;

/** One page of incidents. `brandId` is null in the group view, which shows all own brands. */
export function incidentsQuery(http: HttpClient, brandId: string | null, question: AlertQuestion) {
  return queryOptions({
    queryKey: [...alertsKey, 'list', brandId, question],
    queryFn: ({ signal }) => http.call(listIncidents, { query: question, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: everyMs,
  });
}

/** How many incidents are unresolved and not put off, whatever the list is narrowed to. */
export function unresolvedQuery(http: HttpClient, brandId: string | null) {
  return queryOptions({
    queryKey: [...alertsKey, 'unresolved', brandId],
    queryFn: ({ signal }) =>
      http.call(listIncidents, {
        query: { state: ['OPEN', 'ACKNOWLEDGED'], snoozed: 'NONE', pageSize: 1 },
        signal,
      }),
    refetchInterval: everyMs,
  });
}

/** One incident with all its alerts that there ever were; undefined for one that the reader does not see. */
export function incidentQuery(http: HttpClient, id: string) {
  return queryOptions({
    queryKey: [...alertsKey, 'incident', id],
    queryFn: async ({ signal }) =>
      (await http.call(listIncidents, { query: { incident: id }, signal })).items[0] ?? null,
    refetchInterval: everyMs,
  });
}

/** Most alerts that are read, and handled, at once. */
export const mostMembers = 500;

/** The alerts of incidents, the heaviest and newest first; the unresolved ones alone where these are to be handled. */
export function membersQuery(
  http: HttpClient,
  incidents: readonly string[],
  { areUnresolved }: { readonly areUnresolved: boolean },
) {
  return queryOptions({
    queryKey: [...alertsKey, 'members', incidents, areUnresolved],
    queryFn: ({ signal }) =>
      http.call(listCriticalAlerts, {
        query: {
          incident: [...incidents],
          ...(areUnresolved && { state: ['OPEN' as const, 'ACKNOWLEDGED' as const] }),
          sort: 'severity:desc',
          pageSize: mostMembers,
        },
        signal,
      }),
  });
}

/** One alert with its history. */
export function alertQuery(http: HttpClient, id: string) {
  return queryOptions({
    queryKey: [...alertsKey, 'one', id],
    queryFn: ({ signal }) => http.call(readCriticalAlert, { params: { id }, signal }),
  });
}
