import { createHmac } from 'node:crypto';
import { givenTokenKeys } from './testing/given-token-keys';
import { signAccessToken, verifyAccessToken, type AccessClaims } from './access-token';

const key = Buffer.alloc(32, 7);
const keys = givenTokenKeys(key);
const now = new Date('2026-03-15T10:00:00Z');
const seconds = now.getTime() / 1000;
const claims: AccessClaims = {
  iss: 'tallyhouse',
  aud: 'tallyhouse-api',
  sub: 'u_1',
  sid: 's_1',
  brand: null,
  iat: seconds,
  exp: seconds + 600,
};
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const codeOf = (token: string) => {
  try {
    verifyAccessToken(keys, token, now);
    return 'accepted';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

/** A token with another header, signed rightly over whatever it says. */
function withHeader(header: object): string {
  const content = `${encode(header)}.${encode(claims)}`;
  const mark = createHmac('sha256', key).update('access-token\n').update(content).digest('base64url');
  return `${content}.${mark}`;
}

test('a token gives its claims back', () => {
  expect(verifyAccessToken(keys, signAccessToken(keys, claims), now)).toEqual(claims);
});

test.each([
  ['without a signature algorithm', withHeader({ alg: 'none', typ: 'at+jwt' })],
  ['with another algorithm', withHeader({ alg: 'RS256', typ: 'at+jwt' })],
  ['that names a key file', withHeader({ alg: 'HS256', typ: 'at+jwt', kid: '../../dev/null' })],
  ['that names a key server', withHeader({ alg: 'HS256', typ: 'at+jwt', jku: 'https://keys.example' })],
  ['signed with another key', signAccessToken(givenTokenKeys(Buffer.alloc(32, 8)), claims)],
  [
    'with its claims exchanged',
    signAccessToken(keys, claims).replace(/\.[^.]+\./, `.${encode({ ...claims, sub: 'u_2' })}.`),
  ],
  ['without its signature', signAccessToken(keys, claims).replace(/[^.]+$/, '')],
  ['with a fourth part', `${signAccessToken(keys, claims)}.x`],
  ['for another audience', signAccessToken(keys, { ...claims, aud: 'other' as 'tallyhouse-api' })],
  ['from the future', signAccessToken(keys, { ...claims, iat: seconds + 60 })],
  ['that is no token', 'abc'],
])('a token %s is refused', (_case, token) => {
  expect(codeOf(token)).toBe('TOKEN_INVALID');
});

test('a token past its end asks for a refresh', () => {
  expect(codeOf(signAccessToken(keys, { ...claims, exp: seconds }))).toBe('TOKEN_EXPIRED');
});
