import type { LoginRequest } from '@tallyhouse/shared/contracts/auth';
import { ProblemError, TooManyRequests } from '../http/problems';
import type { Store } from '../../store/store';
import { countTry, type CountedTry } from './limits/count-try';
import { noteFailure, noteRefusal } from './limits/failure-notes';
import { subjectsOfSignIn } from './limits/subjects';
import type { Turns } from './limits/turns';
import { hashPassword, needsRehash, verifyPassword } from './passwords';
import { startFamily, type Device, type Issuing, type RefreshedSession } from './token-families';
import { useTotp } from './use-totp';

interface UserRow {
  readonly id: string;
  readonly password_hash: string;
  readonly otp_secret: string | null;
  readonly otp_at_login: boolean;
  readonly disabled_at: string | null;
}

interface LoginCircumstances extends Issuing {
  readonly device: Device;
  /** Of a device that signed in to this account before; null for any other. */
  readonly deviceId: string | null;
  readonly turns: Turns;
}

/**
 * Signs in.
 *
 * Errors: `BAD_CREDENTIALS` (unknown, wrong password or code: all alike), `OTP_REQUIRED` once the password
 * is right, `ACCOUNT_LOCKED` (423) once both are, `TooManyRequests`, `UNAVAILABLE` when too many try at once.
 */
export async function login(
  store: Store,
  asked: LoginRequest,
  { device, deviceId, turns, ...issuing }: LoginCircumstances,
): Promise<RefreshedSession> {
  const { now } = issuing;
  const { address } = device;
  const user = await turns.take(deviceId === null ? 'strange' : 'known', async () => {
    const subjects = subjectsOfSignIn({ email: asked.email, address, deviceId });
    const attempt = await countTry(store, subjects, now).catch(async (error: unknown) => {
      if (error instanceof TooManyRequests) await noteRefusal(store, { address, now });
      throw error;
    });
    return checkedUser(store, asked, { attempt, address, now });
  });
  const passwordHash = needsRehash(user.password_hash)
    ? await rehash(store, user, asked.password)
    : user.password_hash;
  const session = await startFamily(store, { userId: user.id, device, passwordHash }, issuing);
  if (session !== undefined) return session;
  await noteFailure(store, { userId: user.id, address, now });
  throw badCredentials();
}

/** The user, once all that was shown is right. */
async function checkedUser(
  store: Store,
  { email, password, otp }: LoginRequest,
  { attempt, address, now }: { readonly attempt: CountedTry; readonly address: string; readonly now: Date },
): Promise<UserRow> {
  const refuse = async (userId: string | null, refusal = badCredentials()) => {
    await noteFailure(store, { userId, address, now });
    return refusal;
  };
  const [user] = await store.query<UserRow>(
    `select id, password_hash, otp_secret, otp_at_login, disabled_at from app_user where email = $1`,
    [email],
  );
  const isRight = await verifyPassword(user?.password_hash, password);
  if (!isRight || user === undefined) throw await refuse(user?.id ?? null);
  if (user.otp_at_login && user.otp_secret !== null) {
    if (otp === undefined) {
      await attempt.withdraw();
      throw new ProblemError(401, 'OTP_REQUIRED', 'Enter the code of your authenticator');
    }
    if (!(await useTotp(store, user.id, { code: otp, now }))) throw await refuse(user.id);
  }
  if (user.disabled_at !== null) throw await refuse(user.id, accountLocked());
  await attempt.succeed();
  return user;
}

/** Gives the new hash. A password changed meanwhile stays: only the hash that was read is replaced. */
async function rehash(store: Store, user: UserRow, password: string): Promise<string> {
  const passwordHash = await hashPassword(password);
  await store.tx((tx) =>
    tx.query(`update app_user set password_hash = $2 where id = $1 and password_hash = $3 returning id`, [
      user.id,
      passwordHash,
      user.password_hash,
    ]),
  );
  return passwordHash;
}

/** Told only to who knows the password: to anybody else the account is like any other. */
function accountLocked(): ProblemError {
  return new ProblemError(423, 'ACCOUNT_LOCKED', 'This account is locked', {
    detail: 'An administrator has locked it: ask yours to open it again.',
  });
}

function badCredentials(): ProblemError {
  return new ProblemError(401, 'BAD_CREDENTIALS', 'The e-mail or the password is wrong', {
    detail: 'Check both and try again.',
  });
}
