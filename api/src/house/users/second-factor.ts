import { randomBytes } from 'node:crypto';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import type { CurrentUser } from '../../platform/auth/current-user';
import { countTry } from '../../platform/auth/limits/count-try';
import { subjectsOfProof } from '../../platform/auth/limits/subjects';
import { verifyPassword } from '../../platform/auth/passwords';
import { requireSecondFactor } from '../../platform/auth/require-second-factor';
import { matchTotp } from '../../platform/auth/totp';
import { ProblemError } from '../../platform/http/problems';
import type { SecretPlace } from '../../store/secrets/keyring';
import type { Queryable, Store } from '../../store/store';

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** When and from where the user asks. */
interface Asking {
  readonly now: Date;
  readonly address: string;
}

/**
 * Makes the secret of a new authenticator, which holds from its first code on.
 *
 * Errors: `BAD_CREDENTIALS` (403), `SECOND_FACTOR_REQUIRED` (403) without a code of the present authenticator, where there
 * is one; `TooManyRequests`.
 */
export async function startSecondFactor(
  store: Store,
  user: CurrentUser,
  given: { readonly currentPassword: string; readonly otp?: string | undefined },
  now: Date,
): Promise<{ readonly secret: string; readonly otpauthUrl: string }> {
  const attempt = await countTry(store, subjectsOfProof(user.id, 'password'), now);
  const account = await readAccount(store, user.id);
  if (!(await verifyPassword(account?.passwordHash, given.currentPassword))) {
    throw new ProblemError(403, 'BAD_CREDENTIALS', 'Your present password is wrong', {
      detail: 'Type the password that you signed in with.',
    });
  }
  await attempt.succeed();
  if (account?.hasFactor === true) {
    await requireSecondFactor(store, user.id, { code: given.otp ?? '', now });
  }
  const secret = createSecret();
  await store.tx((tx) =>
    tx.query('update app_user set otp_pending_secret = $2 where id = $1', [
      user.id,
      tx.secrets.seal(secret, pendingPlace(user.id)),
    ]),
  );
  const label = `Tallyhouse:${encodeURIComponent(user.email)}`;
  return { secret, otpauthUrl: `otpauth://totp/${label}?secret=${secret}&issuer=Tallyhouse` };
}

/** Takes the new authenticator into use. Errors: `SECOND_FACTOR_REQUIRED` (403) for a wrong code, or when none was begun. */
export async function finishSecondFactor(
  store: Store,
  user: CurrentUser,
  { otp, otpAtLogin }: { readonly otp: string; readonly otpAtLogin: boolean },
  { now, address }: Asking,
): Promise<void> {
  const attempt = await countTry(store, subjectsOfProof(user.id, 'second factor'), now);
  await store.tx(async (tx) => {
    const account = await readAccount(tx, user.id);
    const pending = account?.pendingSecret ?? null;
    const secret = pending === null ? null : tx.secrets.open(pending, pendingPlace(user.id));
    const step = secret === null ? null : matchTotp(secret, otp, now);
    if (secret === null || step === null) throw wrongCode();
    const taken = await tx.query(
      `update app_user set otp_secret = $5, otp_pending_secret = null, otp_at_login = $2, otp_last_step = $3
       where id = $1 and otp_pending_secret = $4 returning id`,
      [user.id, otpAtLogin, step, pending, tx.secrets.seal(secret, ['app_user', 'otp_secret', user.id])],
    );
    if (taken.length === 0) throw wrongCode();
    await appendAuditEvent(tx, {
      at: now,
      action: 'USER_CHANGED',
      actorId: user.id,
      sessionId: user.sessionId,
      object: { kind: 'user', id: user.id },
      detail: { deed: 'SECOND_FACTOR_SET', otpAtLogin },
      address,
    });
  });
  await attempt.succeed();
}

function pendingPlace(userId: string): SecretPlace {
  return ['app_user', 'otp_pending_secret', userId];
}

interface AccountRow {
  readonly passwordHash: string;
  readonly hasFactor: boolean;
  /** As it is kept: sealed. */
  readonly pendingSecret: string | null;
}

async function readAccount(store: Queryable, userId: string): Promise<AccountRow | undefined> {
  const [row] = await store.query<AccountRow>(
    `select password_hash as "passwordHash", otp_secret is not null as "hasFactor",
       otp_pending_secret as "pendingSecret"
     from app_user where id = $1`,
    [userId],
  );
  return row;
}

/** 160 random bits, base32. */
function createSecret(): string {
  return Array.from(randomBytes(32), (byte) => base32[byte % 32]).join('');
}

function wrongCode(): ProblemError {
  return new ProblemError(403, 'SECOND_FACTOR_REQUIRED', 'The code of the authenticator is not right', {
    detail: 'Wait for the next code: each one is good once.',
  });
}
