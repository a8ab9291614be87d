import type { Queryable } from '../../../store/store';

/** Gives a user an authenticator with `secret` (base32), whose codes have not been used. */
export async function givenOtpSecret(store: Queryable, userId: string, secret: string): Promise<void> {
  await store.query('update app_user set otp_secret = $2, otp_last_step = null where id = $1', [
    userId,
    store.secrets.seal(secret, ['app_user', 'otp_secret', userId]),
  ]);
}
