import type { NotificationEvent } from '../../contracts/notifications';
import { StateTag, type StateKind } from '../../ui/state-tag';
import { useNotificationText } from './use-notification-text';

const looks: Readonly<Record<NotificationEvent, { readonly kind: StateKind; readonly mark: string }>> = {
  ALERT_CRITICAL: { kind: 'bad', mark: '!' },
  ALERT: { kind: 'waiting', mark: '!' },
  ALERT_ASSIGNED: { kind: 'waiting', mark: '→' },
  ALERT_ENDED: { kind: 'good', mark: '✓' },
  DEADLINE: { kind: 'waiting', mark: '…' },
  REPORT_WAITING: { kind: 'waiting', mark: '…' },
  REPORT_RETURNED: { kind: 'waiting', mark: '←' },
  REPORT_REJECTED: { kind: 'bad', mark: '✕' },
  REPORT_MOVED: { kind: 'active', mark: '▲' },
  SCHEDULED_RUN: { kind: 'neutral', mark: '○' },
};

/** What a message is about. */
export function EventTag({ event }: { readonly event: NotificationEvent }) {
  const text = useNotificationText();
  return <StateTag {...looks[event]} word={text(`event.${event}`)} />;
}
