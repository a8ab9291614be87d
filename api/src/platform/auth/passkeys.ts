import { randomUUID } from 'node:crypto';
import type { MadeCredential, Passkey, ShownCredential } from '@tallyhouse/shared/contracts/passkeys';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticatorTransport,
} from '@simplewebauthn/server';
import type { Queryable } from '../../store/store';

/** The host name and the origin for which a passkey signs. */
export interface RelyingParty {
  readonly rpId: string;
  readonly origin: string;
}

/** As many as somebody may have. */
export const mostPasskeys = 10;

interface PasskeyRow {
  readonly id: string;
  readonly userId: string;
  readonly credentialId: string;
  readonly publicKey: string;
  readonly rpId: string;
  readonly transports: string;
  readonly counter: number;
}

/** The user's passkeys, the newest first. */
export async function listPasskeys(store: Queryable, userId: string): Promise<Passkey[]> {
  const rows = await store.query<Passkey>(
    `select id as "id", name as "name", is_synced as "isSynced", created_at as "createdAt",
       last_used_at as "lastUsedAt"
     from passkey where user_id = $1 order by created_at desc, id`,
    [userId],
  );
  return rows;
}

/** Those of the user that sign for `rpId`. */
function readPasskeys(store: Queryable, userId: string, rpId: string): Promise<PasskeyRow[]> {
  return store.query<PasskeyRow>(
    `select id as "id", user_id as "userId", credential_id as "credentialId", public_key as "publicKey",
       rp_id as "rpId", transports as "transports", cast(counter as double precision) as "counter"
     from passkey where user_id = $1 and rp_id = $2 order by created_at`,
    [userId, rpId],
  );
}

/** What the browser asks a device for, that it may make a passkey: none that has one of the user's already. */
export async function registrationOptions(
  store: Queryable,
  user: { readonly id: string; readonly email: string; readonly name: string },
  rpId: string,
) {
  const known = await readPasskeys(store, user.id, rpId);
  return generateRegistrationOptions({
    rpName: 'Tallyhouse',
    rpID: rpId,
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: user.email,
    userDisplayName: user.name,
    attestationType: 'none',
    excludeCredentials: known.map(descriptorOf),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'required' },
  });
}

/** What the browser asks the devices for, that one may sign; undefined where the user has none for `rpId`. */
export async function authenticationOptions(store: Queryable, userId: string, rpId: string) {
  const known = await readPasskeys(store, userId, rpId);
  if (known.length === 0) return undefined;
  return generateAuthenticationOptions({
    rpID: rpId,
    allowCredentials: known.map(descriptorOf),
    userVerification: 'required',
  });
}

/** Keeps the passkey that a device made. False where `credential` is not what was asked for, or is kept already. */
export async function keepPasskey(
  tx: Queryable,
  made: { readonly userId: string; readonly name: string; readonly credential: MadeCredential },
  asked: RelyingParty & { readonly challenge: string },
  now: Date,
): Promise<boolean> {
  const { credential } = made;
  const verified = await verifyRegistrationResponse({
    response: { ...credential, response: withTransports(credential.response), clientExtensionResults: {} },
    expectedChallenge: asked.challenge,
    expectedOrigin: asked.origin,
    expectedRPID: asked.rpId,
  }).catch(() => null);
  if (verified?.verified !== true) return false;
  const { credential: key, credentialBackedUp } = verified.registrationInfo;
  const kept = await tx.query(
    `insert into passkey (id, user_id, credential_id, public_key, rp_id, transports, name, is_synced, counter, asked_ms,
       created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0, cast($10 as timestamp)) on conflict do nothing returning id`,
    [
      ...[`pk_${randomUUID()}`, made.userId, key.id, Buffer.from(key.publicKey).toString('base64url')],
      ...[asked.rpId, (key.transports ?? []).join(), made.name, credentialBackedUp, key.counter],
      now.toISOString(),
    ],
  );
  return kept.length > 0;
}

/**
 * Whether a passkey of the user signed what was asked, and takes it: nothing that was asked for at the same time or before
 * passes again, however many try at once.
 */
export async function usePasskey(
  tx: Queryable,
  shown: { readonly userId: string; readonly credential: ShownCredential },
  asked: RelyingParty & { readonly challenge: string; readonly askedMs: number },
  now: Date,
): Promise<boolean> {
  const known = await readPasskeys(tx, shown.userId, asked.rpId);
  const passkey = known.find(({ credentialId }) => credentialId === shown.credential.id);
  if (passkey === undefined) return false;
  const verified = await verifyAuthenticationResponse({
    response: { ...shown.credential, clientExtensionResults: {} },
    expectedChallenge: asked.challenge,
    expectedOrigin: asked.origin,
    expectedRPID: passkey.rpId,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => null);
  if (verified?.verified !== true) return false;
  const taken = await tx.query(
    `update passkey set asked_ms = $2, counter = $3, last_used_at = cast($4 as timestamp)
     where id = $1 and asked_ms < $2 returning id`,
    [passkey.id, asked.askedMs, verified.authenticationInfo.newCounter, now.toISOString()],
  );
  return taken.length > 0;
}

/** Whether there was one of that id. */
export async function forgetPasskey(tx: Queryable, userId: string, id: string): Promise<boolean> {
  const gone = await tx.query('delete from passkey where user_id = $1 and id = $2 returning id', [
    userId,
    id,
  ]);
  return gone.length > 0;
}

export async function forgetPasskeys(tx: Queryable, userId: string): Promise<void> {
  await tx.query('delete from passkey where user_id = $1', [userId]);
}

function descriptorOf({ credentialId, transports }: PasskeyRow) {
  return { id: credentialId, transports: transportsOf(transports.split(',').filter((name) => name !== '')) };
}

function withTransports({ transports, ...response }: MadeCredential['response']) {
  return { ...response, ...(transports !== undefined && { transports: transportsOf(transports) }) };
}

/** The browser gives back what a device named; one that it does not know, it passes over. */
function transportsOf(names: readonly string[]): AuthenticatorTransport[] {
  return names as AuthenticatorTransport[];
}
