import { changedKinds, type ChangeEvent } from '@tallyhouse/shared/contracts/notifications';
import { createSqlParams } from '../../../store/sql-params';
import type { Queryable } from '../../../store/store';
import { notificationColumns, notificationTables, type NotificationRow } from './notification-row';

/** Number of the newest message of all. */
export async function readNewest(store: Queryable): Promise<number> {
  const [row] = await store.query<{ last: number }>(
    'select last as "last" from notification_turn where id = 1',
  );
  return row?.last ?? 0;
}

/** Those of `sessionIds` that are in force, of users who are not disabled. */
export async function readSessionsInForce(
  store: Queryable,
  sessionIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const params = createSqlParams(now.toISOString());
  const rows = await store.query<{ id: string }>(
    `select f.id as "id" from token_family f join app_user u on u.id = f.user_id
     where f.id in (${params.addAll(sessionIds)}) and f.revoked_at is null and u.disabled_at is null
       and f.absolute_expires_at > cast($1 as timestamp)`,
    params.values,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Messages in the app to `userIds` numbered above `after`, up to `upTo`, oldest first. */
export function readNewMessages(
  store: Queryable,
  {
    userIds,
    after,
    upTo,
  }: { readonly userIds: readonly string[]; readonly after: number; readonly upTo: number },
): Promise<NotificationRow[]> {
  const params = createSqlParams(after, upTo);
  return store.query<NotificationRow>(
    `select ${notificationColumns} from ${notificationTables}
     where n.seq > $1 and n.seq <= $2 and n.channel = 'IN_APP' and n.user_id in (${params.addAll(userIds)})
     order by n.seq`,
    params.values,
  );
}

/** As `readNewMessages` for one user and the brands that they hold, at most `most`. */
export function readMissed(
  store: Queryable,
  range: {
    readonly userId: string;
    readonly brandIds: readonly string[];
    readonly after: number;
    readonly upTo: number;
    readonly most: number;
  },
): Promise<NotificationRow[]> {
  const params = createSqlParams(range.after, range.upTo, range.userId);
  return store.query<NotificationRow>(
    `select ${notificationColumns} from ${notificationTables}
     where n.seq > $1 and n.seq <= $2 and n.channel = 'IN_APP' and n.user_id = $3
       and (n.brand_id is null or n.brand_id in (${params.addAll(range.brandIds)}))
     order by n.seq limit ${params.add(range.most)}`,
    params.values,
  );
}

/** Number of the newest row of the audit. */
export async function readNewestEvent(store: Queryable): Promise<number> {
  const [row] = await store.query<{ seq: number }>('select seq as "seq" from audit_head');
  return row?.seq ?? 0;
}

/** What of which brands was changed by the actions numbered above `after`, up to `upTo`. */
export function readChanges(
  store: Queryable,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): Promise<ChangeEvent[]> {
  const params = createSqlParams(after, upTo);
  return store.query<ChangeEvent>(
    `select distinct brand_id as "brandId", object_kind as "kind" from audit_event
     where seq > $1 and seq <= $2 and brand_id is not null and object_kind in (${params.addAll(changedKinds)})`,
    params.values,
  );
}
