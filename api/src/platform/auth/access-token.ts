import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { NotSignedIn } from '../http/problems';
import type { StoreKey } from '../../store/secrets/store-key';
import type { TokenKeys } from './token-keys';

const claimsSchema = z.strictObject({
  iss: z.literal('tallyhouse'),
  aud: z.literal('tallyhouse-api'),
  /** User id. */
  sub: z.string(),
  /** The signing-in: id of the refresh family. */
  sid: z.string(),
  /** Brand last chosen with BrandLogin, for the reader's information; the `Brand` header decides. */
  brand: z.nullable(z.string()),
  /** Epoch seconds. */
  iat: z.int(),
  exp: z.int(),
});
export type AccessClaims = z.infer<typeof claimsSchema>;

// Two machines' clocks.
const skewSeconds = 30;

// Until every process has read that a newer key is there.
const lateSeconds = 60;
// No token lives longer: see ACCESS_TOKEN_SECONDS.
const longestSeconds = 900;

/** A compact JWT for `claims`, signed with HMAC-SHA256 by the present key. */
export function signAccessToken({ present }: Pick<TokenKeys, 'present'>, claims: AccessClaims): string {
  const content = `${headerOf(present)}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
  return `${content}.${signature(present.key, content)}`;
}

/** Id of the key that `token` says it was signed by; undefined for what is no token. */
export function keyIdOf(token: string): string | undefined {
  const header = z.safeParse(z.object({ kid: z.string() }), readJson(token.split('.', 1)[0] ?? ''));
  return header.success ? header.data.kid : undefined;
}

/** Claims of a token of ours at `now`. Errors: `NotSignedIn`, `TOKEN_EXPIRED` for one that was good once. */
export function verifyAccessToken(keys: Pick<TokenKeys, 'inForce'>, token: string, now: Date): AccessClaims {
  const parts = token.split('.');
  const [head, body, mark] = parts;
  if (parts.length !== 3 || body === undefined || mark === undefined) throw invalid();
  // Only ever one header for each key: the token has no say in how it is checked.
  const key = keys.inForce().find((one) => headerOf(one) === head);
  if (key === undefined || !isEqual(mark, signature(key.key, `${head}.${body}`))) throw invalid();
  const outcome = z.safeParse(claimsSchema, readJson(body));
  if (!outcome.success) throw invalid();
  const seconds = now.getTime() / 1000;
  if (outcome.data.iat > seconds + skewSeconds || isTooNewFor(key, outcome.data)) throw invalid();
  if (outcome.data.exp <= seconds) throw new NotSignedIn('TOKEN_EXPIRED');
  return outcome.data;
}

function invalid(): NotSignedIn {
  return new NotSignedIn('TOKEN_INVALID');
}

/** Whether a retired key signed what it no longer may: who got hold of it makes nothing that lasts. */
function isTooNewFor({ retiredAt }: StoreKey, { iat, exp }: AccessClaims): boolean {
  if (retiredAt === null) return false;
  return iat > retiredAt.getTime() / 1000 + lateSeconds || exp > iat + longestSeconds;
}

function headerOf({ id }: StoreKey): string {
  return Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'at+jwt', kid: id })).toString('base64url');
}

function signature(key: Buffer, content: string): string {
  return createHmac('sha256', key).update('access-token\n').update(content).digest('base64url');
}

function isEqual(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}

function readJson(base64url: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64url, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
