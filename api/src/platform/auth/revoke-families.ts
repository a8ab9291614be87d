import { appendAuditEvent, type AuditEvent } from '../../store/audit-trail/append-audit-event';
import type { Queryable, Store } from '../../store/store';

/** Why a signing-in was ended before its time. */
type Reason = 'LOGOUT' | 'REUSED' | 'REVOKED' | 'PASSWORD_CHANGED';

const actions: Readonly<Record<Reason, AuditEvent['action']>> = {
  LOGOUT: 'LOGOUT',
  REUSED: 'REFRESH_REUSED',
  REVOKED: 'SESSION_REVOKED',
  PASSWORD_CHANGED: 'SESSION_REVOKED',
};

export interface Revocation {
  readonly reason: Reason;
  readonly now: Date;
  /** Who ended it; left out where the server did. */
  readonly by?: { readonly userId: string; readonly sessionId: string; readonly address: string };
}

interface FamilyRow {
  readonly id: string;
  readonly user_id: string;
}

// Long enough to answer the late use of a token, and to see in the list of sessions why one ended.
const keptMs = 7 * 86_400_000;

/** Ends a signing-in: its refresh tokens and, since every call reads the family, its access tokens. Once. */
export async function revokeFamily(store: Store, familyId: string, revocation: Revocation): Promise<void> {
  await store.tx((tx) => revokeWhere(tx, { condition: 'id = $3', value: familyId }, revocation));
}

/** Ends a session of `userId`; false when there is none of that id in force: another user's looks the same. */
export async function revokeOwnFamily(
  store: Store,
  { userId, familyId }: { readonly userId: string; readonly familyId: string },
  revocation: Revocation,
): Promise<boolean> {
  return store.tx(async (tx) => {
    const [own] = await tx.query(
      `select f.id from token_family f join refresh_token t on t.family_id = f.id and t.used_at is null
       where f.id = $1 and f.user_id = $2 and f.revoked_at is null
         and f.absolute_expires_at > $3 and t.idle_expires_at > $3`,
      [familyId, userId, revocation.now.toISOString()],
    );
    if (own === undefined) return false;
    await revokeWhere(tx, { condition: 'id = $3', value: familyId }, revocation);
    return true;
  });
}

/** Ends every session of a user but `keptId`, within the transaction `tx`. */
export async function revokeFamiliesOf(
  tx: Queryable,
  { userId, keptId }: { readonly userId: string; readonly keptId: string | null },
  revocation: Revocation,
): Promise<void> {
  const kept = keptId === null ? '' : ' and id <> $4';
  await revokeWhere(tx, { condition: `user_id = $3${kept}`, value: userId, keptId }, revocation);
}

/** Ends every session of everybody, within the transaction `tx`, whose action the audit tells. */
export async function revokeEveryFamily(tx: Queryable, now: Date): Promise<void> {
  await tx.query(
    `update token_family set revoked_at = $1, revoked_reason = 'REVOKED' where revoked_at is null`,
    [now.toISOString()],
  );
}

async function revokeWhere(
  tx: Queryable,
  chosen: { readonly condition: string; readonly value: string; readonly keptId?: string | null },
  { reason, now, by }: Revocation,
): Promise<void> {
  const kept = chosen.keptId === undefined || chosen.keptId === null ? [] : [chosen.keptId];
  const ended = await tx.query<FamilyRow>(
    `update token_family set revoked_at = $1, revoked_reason = $2
     where ${chosen.condition} and revoked_at is null returning id, user_id`,
    [now.toISOString(), reason, chosen.value, ...kept],
  );
  for (const family of ended) {
    await appendAuditEvent(tx, {
      at: now,
      action: actions[reason],
      actorId: by?.userId,
      sessionId: by?.sessionId,
      object: { kind: 'session', id: family.id },
      detail: { user: family.user_id, reason },
      address: by?.address,
    });
  }
}

/** Forgets families that ended long ago; what is kept answers late reuse. */
export async function forgetOldFamilies(store: Store, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - keptMs).toISOString();
  await store.tx(async (tx) => {
    await tx.query(
      `delete from refresh_token where family_id in (select id from token_family where absolute_expires_at < $1)`,
      [limit],
    );
    await tx.query(`delete from token_family where absolute_expires_at < $1`, [limit]);
  });
}
