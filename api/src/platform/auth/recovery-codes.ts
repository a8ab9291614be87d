import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import { sha256 } from '../../domain/sha256';
import type { Queryable, Store } from '../../store/store';
import { randomBase32 } from './base32';

const codeCount = 10;
/** 80 random bits: too many to try out, even by who has the hashes. */
const codeLength = 16;

/** Gives the user ten recovery codes in place of all before; they are in no store, so this is when they can be shown. */
export async function renewRecoveryCodes(tx: Queryable, userId: string, now: Date): Promise<string[]> {
  await forgetRecoveryCodes(tx, userId);
  const codes = Array.from({ length: codeCount }, () => inFours(randomBase32(codeLength)));
  for (const code of codes) {
    await tx.query(
      'insert into recovery_code (user_id, code_hash, created_at) values ($1, $2, cast($3 as timestamp))',
      [userId, hashOf(userId, code), now.toISOString()],
    );
  }
  return codes;
}

export async function forgetRecoveryCodes(tx: Queryable, userId: string): Promise<void> {
  await tx.query('delete from recovery_code where user_id = $1', [userId]);
}

/** Whether `code` is an unused recovery code of the user, and takes it, with an audit event; spaces, hyphens and case do not count. */
export function useRecoveryCode(
  store: Store,
  userId: string,
  { code, now, address }: { readonly code: string; readonly now: Date; readonly address: string },
): Promise<boolean> {
  return store.tx(async (tx) => {
    const taken = await tx.query(
      `update recovery_code set used_at = cast($3 as timestamp)
       where user_id = $1 and code_hash = $2 and used_at is null returning user_id`,
      [userId, hashOf(userId, code), now.toISOString()],
    );
    if (taken.length === 0) return false;
    await appendAuditEvent(tx, {
      at: now,
      action: 'USER_CHANGED',
      actorId: userId,
      object: { kind: 'user', id: userId },
      detail: { deed: 'RECOVERY_CODE_USED', left: await countRecoveryCodes(tx, userId) },
      address,
    });
    return true;
  });
}

/** Recovery codes of the user that are good still. */
export async function countRecoveryCodes(store: Queryable, userId: string): Promise<number> {
  const [row] = await store.query<{ left: number }>(
    'select count(*) as "left" from recovery_code where user_id = $1 and used_at is null',
    [userId],
  );
  return row?.left ?? 0;
}

function inFours(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-');
}

function hashOf(userId: string, code: string): string {
  return sha256(`recovery code\n${userId}\n${code.replaceAll(/[\s-]/g, '').toUpperCase()}`);
}
