import type { AuditEvent } from '../../store/audit-trail/append-audit-event';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import type { CurrentUser } from '../../platform/auth/current-user';
import { revokeFamiliesOf } from '../../platform/auth/revoke-families';
import { holdsFor } from '../changes/house-rights';
import { Forbidden, NotFound } from '../../platform/http/problems';
import type { Queryable, Store } from '../../store/store';
import { readAllAssignments } from './queries/read-users';
import { deleteRole } from './queries/write-role';
import { requireUser } from './role-change';

/** Who takes something away, why and when. Taking away needs one person only: it cannot wait. */
export interface Taking {
  readonly user: CurrentUser;
  readonly now: Date;
  readonly address: string;
  readonly reason: string;
}

/** Shuts an account and ends its sessions. Errors: `NotFound`, `Forbidden` for the own one and for brands without the right. */
export async function disableUser(store: Store, userId: string, taking: Taking): Promise<void> {
  requireOther(userId, taking.user);
  await requireUser(store, userId);
  await requireRightsOver(store, userId, taking.user);
  await store.tx(async (tx) => {
    const { now, user, address } = taking;
    const shut = await tx.query(
      'update app_user set disabled_at = cast($2 as timestamp) where id = $1 and disabled_at is null returning id',
      [userId, now.toISOString()],
    );
    if (shut.length === 0) return;
    await note(tx, taking, { action: 'USER_CHANGED', userId, detail: { deed: 'DISABLED' } });
    const by = { userId: user.id, sessionId: user.sessionId, address };
    await revokeFamiliesOf(tx, { userId, keptId: null }, { reason: 'REVOKED', now, by });
  });
}

/** Takes one role away. Errors: `NotFound` for one that is not there, `Forbidden` as for `disableUser`. */
export async function revokeRole(
  store: Store,
  held: { readonly userId: string; readonly role: string; readonly brandId: string },
  taking: Taking,
): Promise<void> {
  const { userId, role, brandId } = held;
  requireOther(userId, taking.user);
  requireRight(taking.user, brandId);
  await store.tx(async (tx) => {
    if (!(await deleteRole(tx, held))) throw new NotFound('role of this user');
    const detail = { deed: 'REVOKED', role, brand: brandId };
    await note(tx, taking, { action: 'ROLES_CHANGED', userId, detail });
  });
}

/** Errors: `Forbidden` unless the caller administers every brand that the user has a role for. */
export async function requireRightsOver(
  store: Queryable,
  userId: string,
  caller: CurrentUser,
): Promise<void> {
  for (const { brandId } of await readAllAssignments(store, userId)) requireRight(caller, brandId);
}

function requireRight(caller: CurrentUser, brandId: string): void {
  if (holdsFor(caller, 'administration.propose', brandId === '*' ? null : brandId)) return;
  throw new Forbidden('The account has a role for a brand that you do not administer.');
}

function requireOther(userId: string, caller: CurrentUser): void {
  if (userId === caller.id) throw new Forbidden('Somebody else has to take your own rights away.');
}

interface Deed extends Pick<AuditEvent, 'action'> {
  readonly userId: string;
  readonly detail: Readonly<Record<string, string>>;
}

async function note(
  tx: Queryable,
  { user, now, address, reason }: Taking,
  { action, userId, detail }: Deed,
): Promise<void> {
  await appendAuditEvent(tx, {
    at: now,
    action,
    actorId: user.id,
    sessionId: user.sessionId,
    object: { kind: 'user', id: userId },
    detail: { ...detail, reason },
    address,
  });
}
