import type { Input, Parsed } from '@tallyhouse/shared/contracts/endpoint';
import type { listNotifications as listNotificationsCall } from '@tallyhouse/shared/contracts/notifications';
import { brandIdsWith, type CurrentUser } from '../../platform/auth/current-user';
import { daysSql } from '../../store/days-sql';
import { createSqlParams, type SqlParams } from '../../store/sql-params';
import { Forbidden } from '../../platform/http/problems';
import type { Queryable, QueryOptions } from '../../store/store';
import {
  notificationColumns,
  notificationTables,
  presentNotification,
  type NotificationRow,
} from './queries/notification-row';

type NotificationQuestion = Parsed<typeof listNotificationsCall.query>;

/** Who asks, and for which brands. */
export interface NotificationReader {
  readonly user: CurrentUser;
  /** Of the call: the selected brand, or all of the user's. */
  readonly brandIds: readonly string[];
}

/** One page of messages, newest first. Errors: `Forbidden` for those of others without `logs.view`. */
export async function listNotifications(
  store: Queryable,
  reader: NotificationReader,
  question: NotificationQuestion,
  options: QueryOptions = {},
): Promise<Input<typeof listNotificationsCall.answer>> {
  const { page, pageSize } = question;
  const params = createSqlParams();
  const where = [boxCondition(reader, question, params), ...conditions(question, params)].join(' and ');
  const [count] = await store.query<{ messages: number }>(
    `select count(*) as "messages" from notification n where ${where}`,
    params.values,
    options,
  );
  const rows = await store.query<NotificationRow>(
    `select ${notificationColumns} from ${notificationTables} where ${where} order by n.seq desc
     limit ${params.add(pageSize)} offset ${params.add((page - 1) * pageSize)}`,
    params.values,
    options,
  );
  return {
    items: rows.map(presentNotification),
    page,
    pageSize,
    totalCount: count?.messages ?? 0,
    unread: await countUnread(store, reader),
  };
}

/** Unread messages in the app to the reader. */
export async function countUnread(store: Queryable, { user, brandIds }: NotificationReader): Promise<number> {
  const params = createSqlParams(user.id);
  const [row] = await store.query<{ unread: number }>(
    `select count(*) as "unread" from notification n
     where n.user_id = $1 and n.channel = 'IN_APP' and n.read_at is null and ${brandCondition(brandIds, params)}`,
    params.values,
  );
  return row?.unread ?? 0;
}

/** Messages of brands that the reader lost are not theirs any more. */
export function brandCondition(brandIds: readonly string[], params: SqlParams): string {
  return `(n.brand_id is null or n.brand_id in (${params.addAll(brandIds)}))`;
}

function boxCondition(
  { user, brandIds }: NotificationReader,
  { box }: NotificationQuestion,
  params: SqlParams,
) {
  if (box === 'mine') return `n.user_id = ${params.add(user.id)} and ${brandCondition(brandIds, params)}`;
  const seen = brandIdsWith(user, 'logs.view').filter((id) => brandIds.includes(id));
  if (seen.length === 0) throw new Forbidden('Notifications of other users need the permission logs.view.');
  return `n.brand_id in (${params.addAll(seen)})`;
}

function conditions(question: NotificationQuestion, params: SqlParams): string[] {
  const { channel, event, deliveryState, read } = question;
  const equals = (column: string, value: string | undefined) =>
    value === undefined ? [] : [`${column} = ${params.add(value)}`];
  return [
    ...equals('n.channel', channel),
    ...equals('n.event', event),
    ...equals('n.delivery_state', deliveryState),
    ...(read === undefined ? [] : [`n.read_at is ${read === 'true' ? 'not null' : 'null'}`]),
    ...daysSql('n.created_at', question, params),
  ];
}
