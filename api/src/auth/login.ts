import type { LoginRequest } from '@tallyhouse/shared/contracts/auth';
import { ProblemError } from '../problems';
import type { Store } from '../store/store';
import { countLoginTry } from './login-throttle';
import { hashPassword, needsRehash, verifyPassword } from './passwords';
import { startFamily, type Mint, type RefreshedSession } from './token-families';
import { verifyTotp } from './totp';

interface UserRow {
  readonly id: string;
  readonly password_hash: string;
  readonly otp_secret: string | null;
  readonly otp_at_login: boolean;
  readonly disabled_at: string | null;
}

interface LoginCircumstances {
  /** Network address of the caller, for the throttle. */
  readonly address: string;
  readonly mint: Mint;
  readonly now: Date;
}

/**
 * Signs in.
 *
 * Errors: `BAD_CREDENTIALS` (unknown, disabled, wrong password or code: all alike), `OTP_REQUIRED` once the password
 * is right, `TooManyRequests`.
 */
export async function login(
  store: Store,
  { email, password, otp }: LoginRequest,
  { address, mint, now }: LoginCircumstances,
): Promise<RefreshedSession> {
  const attempt = await countLoginTry(store, { email, address, now });
  const [user] = await store.query<UserRow>(
    `select id, password_hash, otp_secret, otp_at_login, disabled_at from app_user where email = $1`,
    [email],
  );
  const isRight = await verifyPassword(user?.password_hash, password);
  if (!isRight || user?.disabled_at !== null) throw badCredentials();
  if (user.otp_at_login && user.otp_secret !== null) {
    if (otp === undefined) {
      await attempt.withdraw();
      throw new ProblemError(401, 'OTP_REQUIRED', 'Enter the code of your authenticator');
    }
    if (!verifyTotp(user.otp_secret, otp, now)) throw badCredentials();
  }
  await attempt.succeed();
  if (needsRehash(user.password_hash)) await rehash(store, user.id, password);
  return startFamily(store, user.id, mint, now);
}

async function rehash(store: Store, userId: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await store.tx((tx) =>
    tx.query(`update app_user set password_hash = $2 where id = $1 returning id`, [userId, passwordHash]),
  );
}

function badCredentials(): ProblemError {
  return new ProblemError(401, 'BAD_CREDENTIALS', 'The e-mail or the password is wrong', {
    detail: 'Check both and try again.',
  });
}
