import type { Notification } from '@tallyhouse/shared/contracts/notifications';
import { nameColumns, personOf } from '../../../platform/auth/named-people';

/** A row of `notification` with the name of its recipient. */
export interface NotificationRow extends Omit<Notification, 'object' | 'recipient'> {
  readonly userId: string;
  readonly userName: string;
  readonly userAccount: string | null;
  readonly objectKind: string;
  readonly objectId: string;
}

export const notificationColumns = `
  n.id as "id", n.seq as "seq", n.created_at as "createdAt", n.event as "event", n.channel as "channel",
  n.brand_id as "brandId", n.title as "title", n.body as "text", n.said as "said", n.object_kind as "objectKind",
  n.object_id as "objectId", n.link as "link", n.user_id as "userId", ${nameColumns('userName', { user: 'u', id: 'n.user_id' })},
  n.delivery_state as "deliveryState", n.delivery_detail as "deliveryDetail", n.attempts as "attempts",
  n.sent_at as "sentAt", n.read_at as "readAt"`;

export const notificationTables = 'notification n left join app_user u on u.id = n.user_id';

export function presentNotification(row: NotificationRow): Notification {
  const { userId, userName, userAccount, objectKind, objectId, ...rest } = row;
  return {
    ...rest,
    object: { kind: objectKind, id: objectId },
    recipient: personOf(userId, userName, userAccount),
  };
}
