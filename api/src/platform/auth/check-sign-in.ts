import { ProblemError, TooManyRequests } from '../http/problems';
import type { Store } from '../../store/store';
import { countTry, type CountedTry } from './limits/count-try';
import { noteFailure, noteRefusal } from './limits/failure-notes';
import { subjectsOfSignIn } from './limits/subjects';
import type { Turns } from './limits/turns';
import { hashPassword, needsRehash, verifyPassword } from './passwords';
import { startFamily, type Device, type Issuing, type RefreshedSession } from './token-families';

/** An account whose password was right. */
export interface CheckedUser {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly hasFactor: boolean;
  readonly otpAtLogin: boolean;
  readonly disabledAt: string | null;
}

/**
 * What was shown beside the password; `unset`: nothing can be shown, and something is demanded; `later`: it is shown in a
 * further call, so that this one neither counts nor makes good what was wrong before.
 */
export type Proof = 'right' | 'wrong' | 'missing' | 'unset' | 'later';

export interface SignInCircumstances {
  readonly device: Device;
  /** Of a device that signed in to this account before; null for any other. */
  readonly deviceId: string | null;
  readonly turns: Turns;
  readonly now: Date;
}

interface Asked {
  readonly email: string;
  readonly password: string;
  /** Asked once the password is right. */
  readonly prove: (user: CheckedUser) => Promise<Proof>;
}

/**
 * The user, once all that was shown is right; a try that was wrong counts, and has its note.
 *
 * Errors: `BAD_CREDENTIALS` (unknown, wrong password or proof: all alike), `OTP_REQUIRED` once the password is right,
 * `ACCOUNT_LOCKED` (423) once both are, `SECOND_FACTOR_UNSET`, `TooManyRequests`, `UNAVAILABLE` when too many try at once.
 */
export function checkSignIn(
  store: Store,
  asked: Asked,
  { device: { address }, deviceId, turns, now }: SignInCircumstances,
): Promise<CheckedUser> {
  return turns.take(deviceId === null ? 'strange' : 'known', async () => {
    const subjects = subjectsOfSignIn({ email: asked.email, address, deviceId });
    const attempt = await countTry(store, subjects, now).catch(async (error: unknown) => {
      if (error instanceof TooManyRequests) await noteRefusal(store, { address, now });
      throw error;
    });
    return checkedUser(store, asked, { attempt, address, now });
  });
}

async function checkedUser(
  store: Store,
  { email, password, prove }: Asked,
  { attempt, address, now }: { readonly attempt: CountedTry; readonly address: string; readonly now: Date },
): Promise<CheckedUser> {
  const refuse = async (userId: string | null, refusal = badCredentials()) => {
    await noteFailure(store, { userId, address, now });
    return refusal;
  };
  const [user] = await store.query<CheckedUser>(
    `select id as "id", email as "email", password_hash as "passwordHash", otp_secret is not null as "hasFactor",
       otp_at_login as "otpAtLogin", disabled_at as "disabledAt"
     from app_user where email = $1`,
    [email],
  );
  const isRight = await verifyPassword(user?.passwordHash, password);
  if (!isRight || user === undefined) throw await refuse(user?.id ?? null);
  const proof = await prove(user);
  if (proof === 'missing') {
    await attempt.withdraw();
    throw new ProblemError(401, 'OTP_REQUIRED', 'Enter your authenticator code');
  }
  if (proof === 'wrong') throw await refuse(user.id);
  if (user.disabledAt !== null) throw await refuse(user.id, accountLocked());
  if (proof === 'unset') {
    await attempt.withdraw();
    throw new ProblemError(401, 'SECOND_FACTOR_UNSET', 'Your role requires an authenticator', {
      detail: 'Set one up first: the sign-in page guides you through it.',
    });
  }
  if (proof === 'later') await attempt.withdraw();
  else await attempt.succeed();
  return user;
}

/** Starts the session of a user who was checked. Errors: `BAD_CREDENTIALS` when the password was changed meanwhile. */
export async function openSession(
  store: Store,
  { id, passwordHash: checkedHash }: CheckedUser,
  { password, device, ...issuing }: Issuing & { readonly password: string; readonly device: Device },
): Promise<RefreshedSession> {
  const passwordHash = needsRehash(checkedHash)
    ? await rehash(store, { id, checkedHash }, password)
    : checkedHash;
  const session = await startFamily(store, { userId: id, device, passwordHash }, issuing);
  if (session !== undefined) return session;
  await noteFailure(store, { userId: id, address: device.address, now: issuing.now });
  throw badCredentials();
}

/** Gives the new hash. A password changed meanwhile stays: only the hash that was read is replaced. */
async function rehash(
  store: Store,
  { id, checkedHash }: { readonly id: string; readonly checkedHash: string },
  password: string,
): Promise<string> {
  const passwordHash = await hashPassword(password);
  await store.tx((tx) =>
    tx.query(`update app_user set password_hash = $2 where id = $1 and password_hash = $3 returning id`, [
      id,
      passwordHash,
      checkedHash,
    ]),
  );
  return passwordHash;
}

/** Told only to who knows the password: to anybody else the account is like any other. */
function accountLocked(): ProblemError {
  return new ProblemError(423, 'ACCOUNT_LOCKED', 'This account is locked', {
    detail: 'It was locked by an administrator: ask yours to reactivate it.',
  });
}

function badCredentials(): ProblemError {
  return new ProblemError(401, 'BAD_CREDENTIALS', 'The e-mail address or password is incorrect', {
    detail: 'Check both and try again.',
  });
}
