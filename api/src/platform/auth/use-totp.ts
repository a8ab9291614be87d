import type { Store } from '../../store/store';
import { matchTotp } from './totp';

/**
 * Whether `code` is what the user's authenticator shows, and takes it: the same code does not pass again, however many
 * try at once. False for a user without an authenticator.
 */
export async function useTotp(
  store: Store,
  userId: string,
  { code, now }: { readonly code: string; readonly now: Date },
): Promise<boolean> {
  const [user] = await store.query<{ otp_secret: string | null }>(
    `select otp_secret from app_user where id = $1`,
    [userId],
  );
  // An empty secret has codes too, which anybody can work out.
  if (user === undefined || user.otp_secret === null) return false;
  const secret = store.secrets.open(user.otp_secret, ['app_user', 'otp_secret', userId]);
  const step = matchTotp(secret, code, now);
  if (step === null) return false;
  // A transaction, since two at once conflict and are tried again.
  const taken = await store.tx((tx) =>
    tx.query(
      `update app_user set otp_last_step = $2
       where id = $1 and (otp_last_step is null or otp_last_step < $2) returning id`,
      [userId, step],
    ),
  );
  return taken.length > 0;
}
