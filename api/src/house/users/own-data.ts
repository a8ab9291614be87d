import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import type { CurrentUser } from '../../platform/auth/current-user';
import { listOwnSessions } from '../../platform/auth/own-sessions';
import { readUserSettings } from '../settings/read-user-settings';
import { actForAllBrands } from '../../store/brand-scope';
import type { Store } from '../../store/store';
import { readProfile } from './profile';
import { readAllAssignments } from './queries/read-users';

/** Newest actions that a file tells; older ones are in the audit, which an administrator reads. */
const deedLimit = 10_000;

/** Everything that is kept about the user, as JSON text. The reading is an action in the audit too. */
export async function exportOwnData(
  store: Store,
  user: CurrentUser,
  { now, address }: { readonly now: Date; readonly address: string },
): Promise<string> {
  await store.tx((tx) =>
    appendAuditEvent(tx, {
      at: now,
      action: 'DATA_EXPORTED',
      actorId: user.id,
      sessionId: user.sessionId,
      object: { kind: 'user', id: user.id },
      detail: { what: 'OWN_DATA' },
      address,
    }),
  );
  // What was made for a brand that the user has lost is the user's still.
  const data = await actForAllBrands(() => readOwnData(store, user, now));
  return `${JSON.stringify(data, null, 2)}\n`;
}

async function readOwnData(store: Store, user: CurrentUser, now: Date): Promise<object> {
  const { profile } = await readProfile(store, user);
  const { settings } = await readUserSettings(store, user.id);
  const searches = await store.query(
    `select brand_id as "brandId", name as "name", screen as "screen", query as "query", columns as "columns",
       shared as "shared", created_at as "createdAt", deleted_at as "deletedAt"
     from saved_search where owner_id = $1 order by created_at, id`,
    [user.id],
  );
  const filters = await store.query(
    `select brand_id as "brandId", name as "name", criteria as "criteria", shared as "shared",
       created_at as "createdAt", deleted_at as "deletedAt"
     from retail_filter where owner_id = $1 order by created_at, id`,
    [user.id],
  );
  const deeds = await store.query(
    `select seq as "seq", happened_at as "at", action as "action", brand_id as "brandId",
       object_kind as "objectKind", object_id as "objectId", address as "address"
     from audit_event where actor_id = $1 order by seq desc limit ${deedLimit}`,
    [user.id],
  );
  return {
    exportedAt: now.toISOString(),
    profile,
    roles: await readAllAssignments(store, user.id),
    settings,
    sessions: await listOwnSessions(store, { userId: user.id, currentId: user.sessionId, now }),
    savedSearches: searches,
    retailFilters: filters,
    deeds,
  };
}
