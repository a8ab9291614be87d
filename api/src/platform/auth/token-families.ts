import { randomUUID } from 'node:crypto';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import type { SessionLifetimes } from '../config/config';
import { ProblemError } from '../http/problems';
import type { Queryable, Store } from '../../store/store';
import { createRefreshToken, hashRefreshToken, openFor, sealFor } from './refresh-secret';
import { revokeFamily } from './revoke-families';

/** The tokens of one answer. */
export interface TokenPair {
  readonly token: string;
  readonly refreshToken: string;
  readonly expiresAt: string;
}

/** Makes an access token for a signing-in. */
export type Mint = (
  sessionId: string,
  userId: string,
) => { readonly token: string; readonly expiresAt: string };

/** What tokens are made with at one moment. */
export interface Issuing {
  readonly mint: Mint;
  readonly now: Date;
  readonly lifetimes: SessionLifetimes;
}

/** Where a signing-in is made, as far as the server can tell. */
export interface Device {
  readonly address: string;
  readonly userAgent: string;
}

export interface RefreshedSession {
  readonly sessionId: string;
  readonly pair: TokenPair;
}

const longestUserAgent = 300;

interface SigningIn {
  readonly userId: string;
  readonly device: Device;
  /** The hash that the password was checked against. */
  readonly passwordHash: string;
}

/**
 * Starts the family of a signing-in: its first pair of tokens.
 *
 * Undefined when the password was changed since it was checked: that change ended every session, and this is one.
 */
export async function startFamily(
  store: Store,
  { userId, device, passwordHash }: SigningIn,
  { mint, now, lifetimes }: Issuing,
): Promise<RefreshedSession | undefined> {
  const sessionId = randomUUID();
  const refreshToken = createRefreshToken();
  const { address } = device;
  const userAgent = device.userAgent.replaceAll(/\p{Cc}/gu, ' ').slice(0, longestUserAgent);
  const isStarted = await store.tx(async (tx) => {
    // Writes nothing new, but holds the row: a change of the password comes wholly before or wholly after.
    const [holder] = await tx.query(
      `update app_user set password_hash = password_hash where id = $1 and password_hash = $2 returning id`,
      [userId, passwordHash],
    );
    if (holder === undefined) return false;
    await tx.query(
      `insert into token_family
         (id, user_id, created_at, absolute_expires_at, address, user_agent, renewed_at)
       values ($1, $2, $3, $4, $5, $6, $3)`,
      [
        sessionId,
        userId,
        now.toISOString(),
        after(now, lifetimes.absoluteHours * 3_600_000),
        address,
        userAgent,
      ],
    );
    await insertToken(tx, refreshToken, sessionId, { now, lifetimes });
    await appendAuditEvent(tx, {
      at: now,
      action: 'LOGIN',
      actorId: userId,
      sessionId,
      object: { kind: 'session', id: sessionId },
      address,
    });
    return true;
  });
  if (!isStarted) return undefined;
  return { sessionId, pair: { ...mint(sessionId, userId), refreshToken } };
}

interface TokenRow {
  readonly family_id: string;
  readonly user_id: string;
  readonly idle_expires_at: string;
  readonly used_at: string | null;
  readonly successor_sealed: string | null;
}

/** What a client shows to get new tokens. */
export interface PresentedToken {
  readonly refreshToken: string;
  readonly email: string;
}

/**
 * Exchanges a refresh token, once.
 *
 * Within the grace window its immediate predecessor gets the very same pair again; any other used token means that two
 * parties hold the family, which is revoked with all its access tokens.
 * Errors: `REFRESH_INVALID` (unknown, expired, revoked, or another user's e-mail: all alike), `REFRESH_REUSED`.
 */
export async function refreshFamily(
  store: Store,
  presented: PresentedToken,
  issuing: Issuing,
): Promise<RefreshedSession> {
  const { mint, now, lifetimes } = issuing;
  const row = await findToken(store, presented, now);
  if (row === undefined) throw refreshInvalid();
  const session = { sessionId: row.family_id };
  if (row.used_at === null) {
    if (Date.parse(row.idle_expires_at) <= now.getTime()) throw refreshInvalid();
    const pair: TokenPair = { ...mint(row.family_id, row.user_id), refreshToken: createRefreshToken() };
    if (await swap(store, presented.refreshToken, { pair, familyId: row.family_id }, issuing)) {
      return { ...session, pair };
    }
  }
  // Used, be it a moment ago by a call that ran beside this one.
  const used = row.used_at === null ? await findToken(store, presented, now) : row;
  if (used === undefined) throw refreshInvalid();
  const pair = await pairWithinGrace(store, presented.refreshToken, used, { now, lifetimes });
  if (pair !== undefined) return { ...session, pair };
  await revokeFamily(store, row.family_id, { reason: 'REUSED', now });
  throw new ProblemError(401, 'REFRESH_REUSED', 'This session was ended for security reasons', {
    detail: 'Its refresh token was used twice. Sign in again.',
  });
}

async function findToken(
  store: Queryable,
  presented: PresentedToken,
  now: Date,
): Promise<TokenRow | undefined> {
  const rows = await store.query<TokenRow>(
    `select t.family_id, f.user_id, t.idle_expires_at, t.used_at, t.successor_sealed
     from refresh_token t join token_family f on f.id = t.family_id join app_user u on u.id = f.user_id
     where t.token_hash = $1 and u.email = $2 and u.disabled_at is null
       and f.revoked_at is null and f.absolute_expires_at > $3`,
    [hashRefreshToken(presented.refreshToken), presented.email, now.toISOString()],
  );
  return rows[0];
}

/** Marks the token used and puts its successor in place; false when another call was first. The update alone decides. */
function swap(
  store: Store,
  refreshToken: string,
  { pair, familyId }: { readonly pair: TokenPair; readonly familyId: string },
  { now, lifetimes }: Issuing,
): Promise<boolean> {
  return store.tx(async (tx) => {
    const swapped = await tx.query(
      `update refresh_token set used_at = $2, successor_sealed = $3
       where token_hash = $1 and used_at is null
         and exists (select 1 from token_family f where f.id = family_id and f.revoked_at is null)
       returning token_hash`,
      [hashRefreshToken(refreshToken), now.toISOString(), sealFor(refreshToken, JSON.stringify(pair))],
    );
    if (swapped.length === 0) return false;
    await insertToken(tx, pair.refreshToken, familyId, { now, lifetimes });
    await tx.query(`update token_family set renewed_at = $2 where id = $1`, [familyId, now.toISOString()]);
    return true;
  });
}

async function pairWithinGrace(
  store: Queryable,
  refreshToken: string,
  row: TokenRow,
  { now, lifetimes }: Omit<Issuing, 'mint'>,
): Promise<TokenPair | undefined> {
  if (row.used_at === null || row.successor_sealed === null || lifetimes.graceSeconds === 0) return undefined;
  if (now.getTime() - Date.parse(row.used_at) > lifetimes.graceSeconds * 1000) return undefined;
  const pair = JSON.parse(openFor(refreshToken, row.successor_sealed)) as TokenPair;
  const successor = await store.query<{ used_at: string | null }>(
    `select used_at from refresh_token where token_hash = $1`,
    [hashRefreshToken(pair.refreshToken)],
  );
  return successor[0]?.used_at === null ? pair : undefined;
}

async function insertToken(
  tx: Queryable,
  refreshToken: string,
  familyId: string,
  { now, lifetimes }: Omit<Issuing, 'mint'>,
): Promise<void> {
  await tx.query(
    `insert into refresh_token (token_hash, family_id, issued_at, idle_expires_at) values ($1, $2, $3, $4)`,
    [hashRefreshToken(refreshToken), familyId, now.toISOString(), after(now, lifetimes.idleMinutes * 60_000)],
  );
}

function refreshInvalid(): ProblemError {
  return new ProblemError(401, 'REFRESH_INVALID', 'The session has ended', { detail: 'Sign in again.' });
}

function after(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}
