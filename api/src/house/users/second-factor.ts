import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import type { CurrentUser } from '../../platform/auth/current-user';
import { countTry } from '../../platform/auth/limits/count-try';
import { subjectsOfProof } from '../../platform/auth/limits/subjects';
import { renewRecoveryCodes, useRecoveryCode } from '../../platform/auth/recovery-codes';
import { requirePassword } from '../../platform/auth/require-password';
import { requireSecondFactor } from '../../platform/auth/require-second-factor';
import { createTotpSecret, matchTotp } from '../../platform/auth/totp';
import { ProblemError } from '../../platform/http/problems';
import type { SecretPlace } from '../../store/secrets/keyring';
import type { Queryable, Store } from '../../store/store';

/** When and from where the user asks. */
interface Asking {
  readonly now: Date;
  readonly address: string;
}

interface StartGiven {
  readonly currentPassword: string;
  readonly otp?: string | undefined;
  /** In place of `otp`, from who has lost the authenticator. */
  readonly recoveryCode?: string | undefined;
}

/**
 * Makes the secret of a new authenticator, which holds from its first code on.
 *
 * Errors: `BAD_CREDENTIALS` (403), `SECOND_FACTOR_REQUIRED` (403) without a code of the present authenticator or a
 * recovery code, where there is one; `TooManyRequests`.
 */
export async function startSecondFactor(
  store: Store,
  user: CurrentUser,
  { currentPassword, otp = '', recoveryCode }: StartGiven,
  { now, address }: Asking,
): Promise<{ readonly secret: string; readonly otpauthUrl: string }> {
  await requirePassword(store, user, { currentPassword, now });
  const account = await readAccount(store, user.id);
  if (account?.hasFactor === true) {
    if (recoveryCode === undefined) await requireSecondFactor(store, user.id, { code: otp, now });
    else await requireRecoveryCode(store, user.id, { code: recoveryCode, now, address });
  }
  const authenticator = createTotpSecret(user.email);
  await store.tx((tx) =>
    tx.query('update app_user set otp_pending_secret = $2 where id = $1', [
      user.id,
      tx.secrets.seal(authenticator.secret, pendingPlace(user.id)),
    ]),
  );
  return authenticator;
}

/** Gives ten recovery codes in place of all before. Errors: as `startSecondFactor`; a code of the authenticator is needed. */
export async function makeRecoveryCodes(
  store: Store,
  user: CurrentUser,
  { currentPassword, otp }: { readonly currentPassword: string; readonly otp: string },
  { now, address }: Asking,
): Promise<string[]> {
  await requirePassword(store, user, { currentPassword, now });
  await requireSecondFactor(store, user.id, { code: otp, now });
  return store.tx(async (tx) => {
    const codes = await renewRecoveryCodes(tx, user.id, now);
    await appendAuditEvent(tx, {
      at: now,
      action: 'USER_CHANGED',
      actorId: user.id,
      sessionId: user.sessionId,
      object: { kind: 'user', id: user.id },
      detail: { deed: 'RECOVERY_CODES_MADE' },
      address,
    });
    return codes;
  });
}

async function requireRecoveryCode(
  store: Store,
  userId: string,
  given: { readonly code: string } & Asking,
): Promise<void> {
  const attempt = await countTry(store, subjectsOfProof(userId, 'second factor'), given.now);
  if (!(await useRecoveryCode(store, userId, given))) {
    throw new ProblemError(403, 'SECOND_FACTOR_REQUIRED', 'The recovery code is incorrect', {
      detail:
        'Each code works once. Enter one that you have not used, or ask your administrator for a reset.',
    });
  }
  await attempt.succeed();
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
  readonly hasFactor: boolean;
  /** As it is kept: sealed. */
  readonly pendingSecret: string | null;
}

async function readAccount(store: Queryable, userId: string): Promise<AccountRow | undefined> {
  const [row] = await store.query<AccountRow>(
    `select otp_secret is not null as "hasFactor", otp_pending_secret as "pendingSecret" from app_user where id = $1`,
    [userId],
  );
  return row;
}

function wrongCode(): ProblemError {
  return new ProblemError(403, 'SECOND_FACTOR_REQUIRED', 'The authenticator code is incorrect', {
    detail: 'Wait for the next code: each code works once.',
  });
}
