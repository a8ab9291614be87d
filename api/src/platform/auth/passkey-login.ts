import type { ShownCredential } from '@tallyhouse/shared/contracts/passkeys';
import * as z from 'zod/mini';
import { sha256 } from '../../domain/sha256';
import { ProblemError } from '../http/problems';
import type { Store } from '../../store/store';
import { checkSignIn, type Proof, type SignInCircumstances } from './check-sign-in';
import { authenticationOptions, usePasskey, type RelyingParty } from './passkeys';
import type { Sealer } from './sealer';
import { startFamily, type Device, type Issuing, type RefreshedSession } from './token-families';

const lifetimeMs = 5 * 60_000;

const contentSchema = z.object({
  userId: z.string(),
  email: z.string(),
  /** Of the hash of the password: another password ends it. */
  passwordMark: z.string(),
  challenge: z.string(),
  rpId: z.string(),
  origin: z.string(),
  /** Epoch milliseconds. */
  askedMs: z.number(),
});
type Content = z.output<typeof contentSchema>;

/**
 * What the browser asks the devices for, by the password; the token ends the sign-in, and opens nothing else.
 *
 * Errors: as `checkSignIn`; `NO_PASSKEY` (409) for an account that has none for this server.
 */
export async function startPasskeyLogin(
  store: Store,
  credentials: { readonly email: string; readonly password: string },
  { sealer, party, ...circumstances }: SignInCircumstances & { sealer: Sealer; party: RelyingParty },
) {
  const user = await checkSignIn(
    store,
    { ...credentials, prove: () => Promise.resolve<Proof>('later') },
    circumstances,
  );
  const options = await authenticationOptions(store, user.id, party.rpId);
  if (options === undefined) {
    throw new ProblemError(409, 'NO_PASSKEY', 'This account has no passkey here', {
      detail: 'Sign in with the code of the authenticator, then add a passkey in your settings.',
    });
  }
  const content: Content = {
    ...{ userId: user.id, email: user.email, passwordMark: sha256(user.passwordHash) },
    ...party,
    challenge: options.challenge,
    askedMs: circumstances.now.getTime(),
  };
  return { passkeyToken: sealer.seal(content), options: { ...options } };
}

/**
 * Signs in by what a passkey signed.
 *
 * Errors: `PASSKEY_INVALID` (403): too old, used, not what was asked for, or of an account that was changed or disabled:
 * all alike.
 */
export async function loginByPasskey(
  store: Store,
  { passkeyToken, credential }: { readonly passkeyToken: string; readonly credential: ShownCredential },
  { sealer, device, ...issuing }: Issuing & { readonly sealer: Sealer; readonly device: Device },
): Promise<RefreshedSession & { readonly email: string }> {
  const { now } = issuing;
  const content = z.safeParse(contentSchema, sealer.open(passkeyToken));
  if (!content.success || content.data.askedMs + lifetimeMs <= now.getTime()) throw passkeyInvalid();
  const { userId, email, passwordMark } = content.data;
  const [user] = await store.query<{ passwordHash: string }>(
    'select password_hash as "passwordHash" from app_user where id = $1 and disabled_at is null',
    [userId],
  );
  if (user === undefined || sha256(user.passwordHash) !== passwordMark) throw passkeyInvalid();
  const isRight = await store.tx((tx) => usePasskey(tx, { userId, credential }, content.data, now));
  if (!isRight) throw passkeyInvalid();
  const session = await startFamily(store, { userId, device, passwordHash: user.passwordHash }, issuing);
  if (session === undefined) throw passkeyInvalid();
  return { ...session, email };
}

export function passkeyInvalid(): ProblemError {
  return new ProblemError(403, 'PASSKEY_INVALID', 'The passkey was not accepted', {
    detail: 'It took too long, or it is not one of this account: try again.',
  });
}
