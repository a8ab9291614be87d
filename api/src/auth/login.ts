import type { LoginRequest } from '@tallyhouse/shared/contracts/auth';
import { appendAuditEvent } from '../audit/append-audit-event';
import { ProblemError } from '../problems';
import type { Store } from '../store/store';
import { countLoginTry } from './login-throttle';
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
}

/**
 * Signs in.
 *
 * Errors: `BAD_CREDENTIALS` (unknown, wrong password or code: all alike), `OTP_REQUIRED` once the password
 * is right, `ACCOUNT_LOCKED` (423) once both are, `TooManyRequests`.
 */
export async function login(
  store: Store,
  { email, password, otp }: LoginRequest,
  { device, ...issuing }: LoginCircumstances,
): Promise<RefreshedSession> {
  const { now } = issuing;
  const attempt = await countLoginTry(store, { email, address: device.address, now });
  const refuse = async (userId: string | null) => {
    await noteFailure(store, { userId, address: device.address, now });
    return badCredentials();
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
  if (user.disabled_at !== null) {
    await noteFailure(store, { userId: user.id, address: device.address, now });
    throw accountLocked();
  }
  await attempt.succeed();
  const passwordHash = needsRehash(user.password_hash)
    ? await rehash(store, user, password)
    : user.password_hash;
  const session = await startFamily(store, { userId: user.id, device, passwordHash }, issuing);
  if (session === undefined) throw await refuse(user.id);
  return session;
}

/** The same single write for users that exist and for others; what the others typed, a password perhaps, is not kept. */
async function noteFailure(
  store: Store,
  { userId, address, now }: { readonly userId: string | null; readonly address: string; readonly now: Date },
): Promise<void> {
  const object = { kind: 'user', id: userId } as const;
  await store.tx((tx) => appendAuditEvent(tx, { at: now, action: 'LOGIN_FAILED', object, address }));
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
