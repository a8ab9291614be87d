import type { MadeCredential, Passkey } from '@tallyhouse/shared/contracts/passkeys';
import * as z from 'zod/mini';
import type { CurrentUser } from '../../platform/auth/current-user';
import { passkeyInvalid } from '../../platform/auth/passkey-login';
import {
  forgetPasskey,
  keepPasskey,
  listPasskeys,
  mostPasskeys,
  registrationOptions,
  type RelyingParty,
} from '../../platform/auth/passkeys';
import { requirePassword } from '../../platform/auth/require-password';
import { requireSecondFactor } from '../../platform/auth/require-second-factor';
import type { Sealer } from '../../platform/auth/sealer';
import { NotFound, ProblemError } from '../../platform/http/problems';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import type { Queryable, Store } from '../../store/store';

const lifetimeMs = 5 * 60_000;

interface Asking {
  readonly now: Date;
  readonly address: string;
}

const contentSchema = z.object({
  userId: z.string(),
  challenge: z.string(),
  rpId: z.string(),
  origin: z.string(),
  /** Epoch milliseconds. */
  until: z.number(),
});
type Content = z.output<typeof contentSchema>;

/**
 * What the browser asks a device for, that it may make a passkey for the user.
 *
 * Errors: `BAD_CREDENTIALS`, `SECOND_FACTOR_REQUIRED` (403; also without an authenticator: the passkey stands in for its
 * code), `TOO_MANY_PASSKEYS` (409), `TooManyRequests`.
 */
export async function startPasskey(
  store: Store,
  user: CurrentUser,
  given: { readonly currentPassword: string; readonly otp: string },
  { now, sealer, party }: { readonly now: Date; readonly sealer: Sealer; readonly party: RelyingParty },
) {
  await requirePassword(store, user, { currentPassword: given.currentPassword, now });
  await requireSecondFactor(store, user.id, { code: given.otp, now });
  if ((await listPasskeys(store, user.id)).length >= mostPasskeys) {
    throw new ProblemError(409, 'TOO_MANY_PASSKEYS', `You have ${mostPasskeys} passkeys already`, {
      detail: 'Remove one that you no longer use first.',
    });
  }
  const options = await registrationOptions(store, user, party.rpId);
  const content: Content = {
    ...{ userId: user.id, challenge: options.challenge, until: now.getTime() + lifetimeMs },
    ...party,
  };
  return { passkeyToken: sealer.seal(content), options: { ...options } };
}

/** Takes the passkey into use. Errors: `PASSKEY_INVALID` (403): too late, or not what the server asked for. */
export async function addPasskey(
  store: Store,
  user: CurrentUser,
  given: { readonly passkeyToken: string; readonly name: string; readonly credential: MadeCredential },
  { now, address, sealer }: Asking & { readonly sealer: Sealer },
): Promise<Passkey[]> {
  const content = z.safeParse(contentSchema, sealer.open(given.passkeyToken));
  if (!content.success || content.data.userId !== user.id || content.data.until <= now.getTime())
    throw passkeyInvalid();
  const { name, credential } = given;
  await store.tx(async (tx) => {
    if (!(await keepPasskey(tx, { userId: user.id, name, credential }, content.data, now)))
      throw passkeyInvalid();
    await note(tx, user, { deed: 'PASSKEY_ADDED', name }, { now, address });
  });
  return listPasskeys(store, user.id);
}

/** Takes it out of use. Errors: `BAD_CREDENTIALS` (403), `NotFound`, `TooManyRequests`. */
export async function removePasskey(
  store: Store,
  user: CurrentUser,
  { id, currentPassword }: { readonly id: string; readonly currentPassword: string },
  { now, address }: Asking,
): Promise<Passkey[]> {
  await requirePassword(store, user, { currentPassword, now });
  const known = (await listPasskeys(store, user.id)).find((passkey) => passkey.id === id);
  await store.tx(async (tx) => {
    if (known === undefined || !(await forgetPasskey(tx, user.id, id))) throw new NotFound('passkey');
    await note(tx, user, { deed: 'PASSKEY_REMOVED', name: known.name }, { now, address });
  });
  return listPasskeys(store, user.id);
}

async function note(
  tx: Queryable,
  user: CurrentUser,
  detail: { readonly deed: 'PASSKEY_ADDED' | 'PASSKEY_REMOVED'; readonly name: string },
  { now, address }: Asking,
): Promise<void> {
  await appendAuditEvent(tx, {
    at: now,
    action: 'USER_CHANGED',
    actorId: user.id,
    sessionId: user.sessionId,
    object: { kind: 'user', id: user.id },
    detail,
    address,
  });
}
