import type { Notification } from '@tallyhouse/shared/contracts/notifications';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import { isAllowed, type CurrentUser } from '../../platform/auth/current-user';
import { createSqlParams } from '../../store/sql-params';
import { NotFound, ValidationFailed } from '../../platform/http/problems';
import type { Store } from '../../store/store';
import { brandCondition, type NotificationReader } from './list-notifications';
import {
  notificationColumns,
  notificationTables,
  presentNotification,
  type NotificationRow,
} from './queries/notification-row';

/** Which messages were read: those of `ids`, or all up to the one numbered `upTo`. */
interface ReadMessages {
  readonly ids?: readonly string[] | undefined;
  readonly upTo?: number | undefined;
  readonly now: Date;
}

/** Marks the reader's own messages as read and gives how many were not. */
export async function markRead(
  store: Store,
  { user, brandIds }: NotificationReader,
  { ids = [], upTo, now }: ReadMessages,
): Promise<number> {
  const params = createSqlParams(now.toISOString(), user.id);
  const which = upTo === undefined ? `n.id in (${params.addAll(ids)})` : `n.seq <= ${params.add(upTo)}`;
  const marked = await store.query(
    `update notification n set read_at = cast($1 as timestamp)
     where n.user_id = $2 and n.read_at is null and ${which}
       and ${brandCondition(brandIds, params)}
     returning id`,
    params.values,
  );
  return marked.length;
}

/**
 * Puts a message back among those to be sent.
 *
 * Errors: `NotFound`, also for messages that the reader may not send; `ValidationFailed` for one in the app, which needs
 * no sending.
 */
export function resend(
  store: Store,
  { user, brandIds }: NotificationReader,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<Notification> {
  return store.tx(async (tx) => {
    const params = createSqlParams(id);
    const read = `select ${notificationColumns} from ${notificationTables}
      where n.id = $1 and ${brandCondition(brandIds, params)}`;
    const [row] = await tx.query<NotificationRow>(read, params.values);
    if (row === undefined || !maySend(user, row)) throw new NotFound('message');
    if (row.channel === 'IN_APP') {
      throw new ValidationFailed([
        {
          field: 'id',
          code: 'IN_APP',
          message: 'A notification in the app is already delivered; it cannot be resent',
        },
      ]);
    }
    await tx.query(
      `update notification set delivery_state = 'PENDING', delivery_detail = null, attempts = 0, sent_at = null,
         next_attempt_at = cast($2 as timestamp) where id = $1`,
      [id, now.toISOString()],
    );
    await appendAuditEvent(tx, {
      at: now,
      action: 'NOTIFICATION_SENT',
      actorId: user.id,
      ...(row.brandId === null ? {} : { brandId: row.brandId }),
      object: { kind: 'notification', id },
      detail: { step: 'RESEND', channel: row.channel },
    });
    const [after] = await tx.query<NotificationRow>(read, params.values);
    if (after === undefined) throw new Error(`message ${id} was written and is not there`);
    return presentNotification(after);
  });
}

function maySend(user: CurrentUser, { userId, brandId }: NotificationRow): boolean {
  return userId === user.id || (brandId !== null && isAllowed(user, 'alerts.handle', brandId));
}
