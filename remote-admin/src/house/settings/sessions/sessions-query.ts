import type { HttpClient } from '@tallyhouse/shared/contracts/remote';
import { listSessions } from '@tallyhouse/shared/contracts/sessions';
import { queryOptions } from '@tallyhouse/shared/kit/query';

export const sessionsKey = ['sessions'] as const;

/** The user's own sessions in force, this one first. */
export function sessionsQuery(http: HttpClient) {
  return queryOptions({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => http.call(listSessions, { signal }),
  });
}
