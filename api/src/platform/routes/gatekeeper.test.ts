import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Store } from '../../store/store';
import { signAccessToken } from '../auth/access-token';
import { createGatekeeper } from './gatekeeper';
import { givenTokenKeys } from '../auth/testing/given-token-keys';

const keys = givenTokenKeys(randomBytes(32));
const now = new Date('2026-03-15T10:00:00Z');
const seconds = now.getTime() / 1000;
// It has nothing to say: a call of it fails.
const gatekeeper = createGatekeeper({ store: {} as Store, keys, clock: () => now });

const tokenOf = (exp: number, signedWith = keys) =>
  signAccessToken(signedWith, {
    ...{ iss: 'tallyhouse', aud: 'tallyhouse-api', sub: 'u_1', sid: 's_1', brand: null },
    ...{ iat: seconds - 60, exp },
  });
const claimedBy = (authorization: string | undefined) =>
  gatekeeper.claimedUserId({ headers: { authorization } } as FastifyRequest);

test('whom a good token was issued to is known without the store; of any other nothing is', () => {
  expect(claimedBy(`Bearer ${tokenOf(seconds + 60)}`)).toBe('u_1');
  expect(claimedBy(`Bearer ${tokenOf(seconds - 1)}`)).toBeUndefined();
  expect(claimedBy(`Bearer ${tokenOf(seconds + 60, givenTokenKeys(randomBytes(32)))}`)).toBeUndefined();
  expect(claimedBy('Bearer nonsense')).toBeUndefined();
  expect(claimedBy(undefined)).toBeUndefined();
});
