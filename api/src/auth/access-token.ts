import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { NotSignedIn } from '../problems';

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

const header = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'at+jwt' })).toString('base64url');

/** A compact JWT for `claims`, signed with HMAC-SHA256. */
export function signAccessToken(key: Buffer, claims: AccessClaims): string {
  const content = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
  return `${content}.${signature(key, content)}`;
}

/** Claims of a token of ours at `now`. Errors: `NotSignedIn`, `TOKEN_EXPIRED` for one that was good once. */
export function verifyAccessToken(key: Buffer, token: string, now: Date): AccessClaims {
  const parts = token.split('.');
  const [head, body, mark] = parts;
  // Only ever this one header: the token has no say in how it is checked.
  if (parts.length !== 3 || head !== header || body === undefined || mark === undefined) throw invalid();
  if (!isEqual(mark, signature(key, `${head}.${body}`))) throw invalid();
  const outcome = z.safeParse(claimsSchema, readJson(body));
  if (!outcome.success) throw invalid();
  const seconds = now.getTime() / 1000;
  if (outcome.data.iat > seconds + skewSeconds) throw invalid();
  if (outcome.data.exp <= seconds) throw new NotSignedIn('TOKEN_EXPIRED');
  return outcome.data;
}

function invalid(): NotSignedIn {
  return new NotSignedIn('TOKEN_INVALID');
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
