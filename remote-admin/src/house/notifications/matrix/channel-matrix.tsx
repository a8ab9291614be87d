import {
  notificationChannelSchema,
  notificationEventSchema,
  type NotificationChannel,
  type NotificationEvent,
} from '@tallyhouse/shared/contracts/notifications';
import { Checkbox } from '@tallyhouse/shared/kit/core';
import type { ColumnsType } from '@tallyhouse/shared/kit/table';
import { useNotificationText } from '@tallyhouse/shared/reporting/notifications/use-notification-text';
import { ScrollTable } from '@tallyhouse/shared/ui/scroll-table';
import { useMessagesText } from '../use-messages-text';
import { withCell, type PreferenceDraft } from './merge-preferences';

interface ChannelMatrixProps {
  readonly draft: PreferenceDraft;
  /** Events that are told in the app and by e-mail whatever is chosen. */
  readonly unmutable: readonly NotificationEvent[];
  readonly onChange: (draft: PreferenceDraft) => void;
}

interface Row {
  readonly event: NotificationEvent;
}

/** Events by channels, one box for each. */
export function ChannelMatrix({ draft, unmutable, onChange }: ChannelMatrixProps) {
  const text = useMessagesText();
  const words = useNotificationText();
  const isFixed = (event: NotificationEvent, channel: NotificationChannel) =>
    channel !== 'WEBHOOK' && unmutable.includes(event);
  const columns: ColumnsType<Row> = [
    { title: text('matrix.about'), rowScope: 'row', render: (_, { event }) => words(`event.${event}`) },
    ...notificationChannelSchema.options.map((channel) => ({
      title: words(`channel.${channel}`),
      key: channel,
      align: 'center' as const,
      render: (_: unknown, { event }: Row) => (
        <Checkbox
          aria-label={text('matrix.cell', {
            event: words(`event.${event}`),
            channel: words(`channel.${channel}`),
          })}
          checked={isFixed(event, channel) || draft.matrix[event][channel]}
          disabled={isFixed(event, channel)}
          onChange={({ target }) => onChange(withCell(draft, { event, channel }, target.checked))}
        />
      ),
    })),
  ];
  return (
    <ScrollTable<Row>
      label={text('matrix.label')}
      rowKey="event"
      columns={columns}
      dataSource={notificationEventSchema.options.map((event) => ({ event }))}
    />
  );
}
