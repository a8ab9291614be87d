import { readNotificationPreferences } from '@tallyhouse/shared/contracts/notifications';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { notificationsKey } from '@tallyhouse/shared/reporting/notifications/notification-queries';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useMessagesText } from '../use-messages-text';
import { PreferenceForm } from './preference-form';

/** What a user is told and how: events by channels, and where messages are posted to. */
export function NotificationsSection() {
  const text = useMessagesText();
  const { http } = useRemoteHost();
  const read = useQuery({
    queryKey: [...notificationsKey, 'preferences'],
    queryFn: ({ signal }) => http.call(readNotificationPreferences, { signal }),
  });
  if (read.data === undefined) {
    return read.isError ? (
      <ProblemNotice title={text('matrix.failed')} error={read.error} onRetry={() => void read.refetch()} />
    ) : (
      <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />
    );
  }
  return <PreferenceForm stored={read.data} />;
}
