import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problems';
import type { TokenKeys } from './token-keys';

const cookieName = 'XSRF-TOKEN';

/**
 * Sets the anti-forgery cookie of a session: readable by the page, which sends it back in `X-XSRF-TOKEN`.
 *
 * It is signed for the session, so that a cookie planted by a neighbouring host is of no use.
 */
export function setAntiForgeryCookie(
  reply: FastifyReply,
  { present }: Pick<TokenKeys, 'present'>,
  sessionId: string,
): void {
  const nonce = randomBytes(16).toString('base64url');
  const secure = reply.request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'Set-Cookie',
    `${cookieName}=${nonce}.${sign(present.key, sessionId, nonce)}; Path=/; SameSite=Lax${secure}`,
  );
}

/** Errors: `CSRF` when cookie and header are missing, differ, or belong to another session. */
export function requireAntiForgery(
  request: FastifyRequest,
  keys: Pick<TokenKeys, 'inForce'>,
  sessionId: string,
): void {
  const header = request.headers['x-xsrf-token'];
  const cookie = request.cookies[cookieName];
  const [nonce, mark, ...rest] = typeof header === 'string' ? header.split('.') : [];
  if (cookie !== header || nonce === undefined || mark === undefined || rest.length > 0) throw refusal();
  const given = Buffer.from(mark);
  const isSigned = keys.inForce().some(({ key }) => {
    const expected = Buffer.from(sign(key, sessionId, nonce));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isSigned) throw refusal();
}

function sign(key: Buffer, sessionId: string, nonce: string): string {
  return createHmac('sha256', key).update(`anti-forgery\n${sessionId}\n${nonce}`).digest('base64url');
}

function refusal(): ProblemError {
  return new ProblemError(403, 'CSRF', 'The anti-forgery token is missing or out of date', {
    detail: 'Send the value of the cookie XSRF-TOKEN in the header X-XSRF-TOKEN.',
  });
}
