import {
  deliveryStateSchema,
  notificationChannelSchema,
  notificationEventSchema,
  type DeliveryState,
  type NotificationChannel,
  type NotificationEvent,
} from '@tallyhouse/shared/contracts/notifications';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Segmented, Select } from '@tallyhouse/shared/kit/select';
import { useNotificationText } from '@tallyhouse/shared/reporting/notifications/use-notification-text';
import { DayRange } from '@tallyhouse/shared/ui/day-range';
import { FilterBar } from '@tallyhouse/shared/ui/filter-bar';
import type { MessageFilters } from './messages-in-url';
import { useMessagesText } from './use-messages-text';

interface MessageFilterBarProps {
  readonly filters: MessageFilters;
  readonly onChange: (change: Partial<MessageFilters>) => void;
}

/** Whose messages, read or not, about what, by which way, of which days. */
export function MessageFilterBar({ filters, onChange }: MessageFilterBarProps) {
  const text = useMessagesText();
  const words = useNotificationText();
  const { session } = useRemoteHost();
  return (
    <FilterBar onClear={null}>
      {session.permissions.includes('logs.view') ? (
        <Segmented<MessageFilters['box']>
          aria-label={text('box.label')}
          value={filters.box}
          options={[
            { value: 'mine', label: text('box.mine') },
            { value: 'all', label: text('box.all') },
          ]}
          onChange={(box) => onChange({ box })}
        />
      ) : null}
      <Segmented<'all' | 'true' | 'false'>
        aria-label={text('read.label')}
        value={filters.read ?? 'all'}
        options={(['all', 'false', 'true'] as const).map((read) => ({
          value: read,
          label: text(`read.${read}`),
        }))}
        onChange={(read) => onChange({ read: read === 'all' ? null : read })}
      />
      <Select<NotificationEvent | ''>
        aria-label={text('filter.event')}
        className="th-wide-190"
        value={filters.event ?? ''}
        options={[
          { value: '', label: text('filter.anyEvent') },
          ...notificationEventSchema.options.map((event) => ({
            value: event,
            label: words(`event.${event}`),
          })),
        ]}
        onChange={(event) => onChange({ event: event === '' ? null : event })}
      />
      <Select<NotificationChannel | ''>
        aria-label={text('filter.channel')}
        className="th-wide-140"
        value={filters.channel ?? ''}
        options={[
          { value: '', label: text('filter.anyChannel') },
          ...notificationChannelSchema.options.map((channel) => ({
            value: channel,
            label: words(`channel.${channel}`),
          })),
        ]}
        onChange={(channel) => onChange({ channel: channel === '' ? null : channel })}
      />
      <Select<DeliveryState | ''>
        aria-label={text('filter.delivery')}
        className="th-wide-170"
        value={filters.deliveryState ?? ''}
        options={[
          { value: '', label: text('filter.anyDelivery') },
          ...deliveryStateSchema.options.map((state) => ({
            value: state,
            label: text(`delivery.${state}`),
          })),
        ]}
        onChange={(state) => onChange({ deliveryState: state === '' ? null : state })}
      />
      <DayRange
        labels={{ from: text('filter.from'), to: text('filter.to') }}
        from={filters.from ?? undefined}
        to={filters.to ?? undefined}
        onChange={(end, day) => onChange({ [end]: day ?? null })}
      />
    </FilterBar>
  );
}
