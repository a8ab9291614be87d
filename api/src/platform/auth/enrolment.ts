import type { EnrolmentRequest } from '@tallyhouse/shared/contracts/auth';
import * as z from 'zod/mini';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import { sha256 } from '../../domain/sha256';
import { ProblemError } from '../http/problems';
import type { Store } from '../../store/store';
import { checkSignIn, type SignInCircumstances } from './check-sign-in';
import { countTry } from './limits/count-try';
import { subjectsOfProof } from './limits/subjects';
import { renewRecoveryCodes } from './recovery-codes';
import type { Sealer } from './sealer';
import { startFamily, type Device, type Issuing, type RefreshedSession } from './token-families';
import { createTotpSecret, matchTotp } from './totp';

/** Time to find the telephone and install what it lacks. */
const lifetimeMs = 10 * 60_000;

/** What a token of an enrolment holds, sealed: the store learns of the authenticator with its first code. */
const contentSchema = z.object({
  userId: z.string(),
  email: z.string(),
  /** Of the hash of the password: another password ends the enrolment. */
  passwordMark: z.string(),
  secret: z.string(),
  /** Epoch milliseconds. */
  until: z.number(),
});
type Content = z.output<typeof contentSchema>;

/**
 * Begins the first authenticator of an account, by its password. The token finishes that, and opens nothing else.
 *
 * Errors: as `checkSignIn`; `OTP_REQUIRED` for an account that has one.
 */
export async function startEnrolment(
  store: Store,
  { email, password }: EnrolmentRequest,
  { sealer, ...circumstances }: SignInCircumstances & { readonly sealer: Sealer },
) {
  const user = await checkSignIn(
    store,
    { email, password, prove: ({ hasFactor }) => Promise.resolve(hasFactor ? 'missing' : 'right') },
    circumstances,
  );
  const authenticator = createTotpSecret(user.email);
  const until = circumstances.now.getTime() + lifetimeMs;
  const content: Content = {
    userId: user.id,
    email: user.email,
    passwordMark: sha256(user.passwordHash),
    secret: authenticator.secret,
    until,
  };
  return {
    ...authenticator,
    enrolmentToken: sealer.seal(content),
    expiresAt: new Date(until).toISOString(),
  };
}

/**
 * Takes the authenticator into use with its first code, and signs in.
 *
 * Errors: `ENROLMENT_INVALID` (403: too old, used, or of an account that was changed, disabled, or has an authenticator:
 * all alike), `SECOND_FACTOR_REQUIRED` (403) for a wrong code, `TooManyRequests` after five wrong ones.
 */
export async function finishEnrolment(
  store: Store,
  { enrolmentToken, otp }: { readonly enrolmentToken: string; readonly otp: string },
  { sealer, device, ...issuing }: Issuing & { readonly sealer: Sealer; readonly device: Device },
): Promise<RefreshedSession & { readonly email: string; readonly recoveryCodes: string[] }> {
  const { now } = issuing;
  const content = z.safeParse(contentSchema, sealer.open(enrolmentToken));
  if (!content.success || content.data.until <= now.getTime()) throw invalid();
  const { userId, email, passwordMark, secret } = content.data;
  const attempt = await countTry(store, subjectsOfProof(userId, 'second factor'), now);
  const step = matchTotp(secret, otp, now);
  if (step === null) {
    throw new ProblemError(403, 'SECOND_FACTOR_REQUIRED', 'The authenticator code is incorrect', {
      detail: 'Wait for the next code: each code works once.',
    });
  }
  await attempt.succeed();
  const [user] = await store.query<{ passwordHash: string }>(
    'select password_hash as "passwordHash" from app_user where id = $1',
    [userId],
  );
  if (user === undefined || sha256(user.passwordHash) !== passwordMark) throw invalid();
  const recoveryCodes = await store.tx(async (tx) => {
    const taken = await tx.query(
      `update app_user set otp_secret = $2, otp_pending_secret = null, otp_at_login = true, otp_last_step = $3
       where id = $1 and otp_secret is null and password_hash = $4 and disabled_at is null returning id`,
      [userId, tx.secrets.seal(secret, ['app_user', 'otp_secret', userId]), step, user.passwordHash],
    );
    if (taken.length === 0) throw invalid();
    await appendAuditEvent(tx, {
      at: now,
      action: 'USER_CHANGED',
      actorId: userId,
      object: { kind: 'user', id: userId },
      detail: { deed: 'SECOND_FACTOR_SET', otpAtLogin: true, at: 'SIGN_IN' },
      address: device.address,
    });
    return renewRecoveryCodes(tx, userId, now);
  });
  const session = await startFamily(store, { userId, device, passwordHash: user.passwordHash }, issuing);
  if (session === undefined) throw invalid();
  return { ...session, email, recoveryCodes };
}

function invalid(): ProblemError {
  return new ProblemError(403, 'ENROLMENT_INVALID', 'Setting up the authenticator took too long', {
    detail: 'Start again: sign in with your e-mail address and password.',
  });
}
