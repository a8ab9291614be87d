import { markNotificationsRead } from '../../contracts/notifications';
import type { CallInput, HttpClient } from '../../contracts/remote';
import { useMutation, useQueryClient } from '../../kit/query';
import { notificationsKey } from './notification-queries';

/** Marks own messages as read, by their ids or all up to the newest one seen; every list of them is read again. */
export function useMarkRead(http: HttpClient) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof markNotificationsRead>['body']) =>
      http.call(markNotificationsRead, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: notificationsKey }),
  });
}
