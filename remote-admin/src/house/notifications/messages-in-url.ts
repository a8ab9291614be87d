import {
  deliveryStateSchema,
  notificationChannelSchema,
  notificationEventSchema,
  type DeliveryState,
  type NotificationChannel,
  type NotificationEvent,
} from '@tallyhouse/shared/contracts/notifications';
import { daySchema } from '@tallyhouse/shared/contracts/scalars';

/** What the messages are narrowed to; the address holds it. */
export interface MessageFilters {
  readonly box: 'mine' | 'all';
  readonly read: 'true' | 'false' | null;
  readonly event: NotificationEvent | null;
  readonly channel: NotificationChannel | null;
  readonly deliveryState: DeliveryState | null;
  /** Days in UTC, both included. */
  readonly from: string | null;
  readonly to: string | null;
  readonly page: number;
}

/** Filters as the address names them; what it names wrongly is left out. */
export function messageFiltersOf(parameters: URLSearchParams): MessageFilters {
  const page = Number(parameters.get('page') ?? '1');
  const read = parameters.get('read');
  const named = (name: string) => parameters.get(name);
  return {
    box: named('box') === 'all' ? 'all' : 'mine',
    read: read === 'true' || read === 'false' ? read : null,
    event: notificationEventSchema.safeParse(named('event')).data ?? null,
    channel: notificationChannelSchema.safeParse(named('channel')).data ?? null,
    deliveryState: deliveryStateSchema.safeParse(named('deliveryState')).data ?? null,
    from: daySchema.safeParse(named('from')).data ?? null,
    to: daySchema.safeParse(named('to')).data ?? null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The address with `change` applied. Another filter starts at the first page. */
export function withMessageFilters(before: MessageFilters, change: Partial<MessageFilters>): URLSearchParams {
  const { page, box, ...rest } = { ...before, page: 1, ...change };
  const next = new URLSearchParams();
  if (box === 'all') next.set('box', box);
  for (const [name, value] of Object.entries(rest)) if (value !== null) next.set(name, value);
  if (page > 1) next.set('page', String(page));
  return next;
}

/** Whether anything but whose messages and the page is chosen. */
export function isNarrowed(filters: MessageFilters): boolean {
  return withMessageFilters(filters, { box: 'mine', page: 1 }).size > 0;
}
