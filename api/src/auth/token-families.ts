import { randomUUID } from 'node:crypto';
import { ProblemError } from '../problems';
import type { Queryable, Store } from '../store/store';
import { createRefreshToken, hashRefreshToken, openFor, sealFor } from './refresh-secret';

const idleMs = 8 * 3_600_000;
const absoluteMs = 24 * 3_600_000;
// Long enough for an answer lost on the way and for tabs that ask at once; too short for a thief to count on.
const graceMs = 10_000;

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

export interface RefreshedSession {
  readonly sessionId: string;
  readonly pair: TokenPair;
}

/** Starts the family of a signing-in: its first pair of tokens. */
export async function startFamily(
  store: Store,
  userId: string,
  mint: Mint,
  now: Date,
): Promise<RefreshedSession> {
  const sessionId = randomUUID();
  const refreshToken = createRefreshToken();
  await store.tx(async (tx) => {
    await tx.query(
      `insert into token_family (id, user_id, created_at, absolute_expires_at) values ($1, $2, $3, $4)`,
      [sessionId, userId, now.toISOString(), after(now, absoluteMs)],
    );
    await insertToken(tx, refreshToken, sessionId, now);
  });
  return { sessionId, pair: { ...mint(sessionId, userId), refreshToken } };
}

interface TokenRow {
  readonly family_id: string;
  readonly user_id: string;
  readonly idle_expires_at: string;
  readonly used_at: string | null;
  readonly successor_sealed: string | null;
}

/**
 * Exchanges a refresh token, once.
 *
 * Within ten seconds its immediate predecessor gets the very same pair again; any other used token means that two
 * parties hold the family, which is revoked with all its access tokens.
 * Errors: `REFRESH_INVALID` (unknown, expired, revoked, or another user's e-mail: all alike), `REFRESH_REUSED`.
 */
export async function refreshFamily(
  store: Store,
  presented: { readonly refreshToken: string; readonly email: string },
  mint: Mint,
  now: Date,
): Promise<RefreshedSession> {
  const { refreshToken } = presented;
  const row = await findToken(store, presented, now);
  if (row === undefined) throw refreshInvalid();
  const session = { sessionId: row.family_id };
  if (row.used_at === null) {
    if (Date.parse(row.idle_expires_at) <= now.getTime()) throw refreshInvalid();
    const pair: TokenPair = { ...mint(row.family_id, row.user_id), refreshToken: createRefreshToken() };
    if (await swap(store, refreshToken, { pair, familyId: row.family_id, now })) return { ...session, pair };
  }
  // Used, be it a moment ago by a call that ran beside this one.
  const used = row.used_at === null ? await findToken(store, presented, now) : row;
  if (used === undefined) throw refreshInvalid();
  const pair = await pairWithinGrace(store, refreshToken, used, now);
  if (pair !== undefined) return { ...session, pair };
  await revokeFamily(store, row.family_id, 'REUSED', now);
  throw new ProblemError(401, 'REFRESH_REUSED', 'This session was ended for your safety', {
    detail: 'Its refresh token was used twice. Sign in again.',
  });
}

/** Ends a signing-in: its refresh tokens and, since every call reads the family, its access tokens. */
export async function revokeFamily(
  store: Store,
  familyId: string,
  reason: 'LOGOUT' | 'REUSED' | 'ADMIN',
  now: Date,
): Promise<void> {
  await store.tx((tx) =>
    tx.query(
      `update token_family set revoked_at = $2, revoked_reason = $3 where id = $1 and revoked_at is null returning id`,
      [familyId, now.toISOString(), reason],
    ),
  );
}

/** Forgets families that ended long ago; what is kept answers late reuse. */
export async function forgetOldFamilies(store: Store, now: Date): Promise<void> {
  const limit = after(now, -7 * absoluteMs);
  await store.tx(async (tx) => {
    await tx.query(
      `delete from refresh_token where family_id in (select id from token_family where absolute_expires_at < $1)`,
      [limit],
    );
    await tx.query(`delete from token_family where absolute_expires_at < $1`, [limit]);
  });
}

async function findToken(
  store: Queryable,
  presented: { readonly refreshToken: string; readonly email: string },
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
  { pair, familyId, now }: { readonly pair: TokenPair; readonly familyId: string; readonly now: Date },
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
    await insertToken(tx, pair.refreshToken, familyId, now);
    return true;
  });
}

async function pairWithinGrace(
  store: Queryable,
  refreshToken: string,
  row: TokenRow,
  now: Date,
): Promise<TokenPair | undefined> {
  if (row.used_at === null || row.successor_sealed === null) return undefined;
  if (now.getTime() - Date.parse(row.used_at) > graceMs) return undefined;
  const pair = JSON.parse(openFor(refreshToken, row.successor_sealed)) as TokenPair;
  const successor = await store.query<{ used_at: string | null }>(
    `select used_at from refresh_token where token_hash = $1`,
    [hashRefreshToken(pair.refreshToken)],
  );
  return successor[0]?.used_at === null ? pair : undefined;
}

async function insertToken(tx: Queryable, refreshToken: string, familyId: string, now: Date): Promise<void> {
  await tx.query(
    `insert into refresh_token (token_hash, family_id, issued_at, idle_expires_at) values ($1, $2, $3, $4)`,
    [hashRefreshToken(refreshToken), familyId, now.toISOString(), after(now, idleMs)],
  );
}

function refreshInvalid(): ProblemError {
  return new ProblemError(401, 'REFRESH_INVALID', 'The session has ended', { detail: 'Sign in again.' });
}

function after(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}
