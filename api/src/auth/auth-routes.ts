import { login as loginEndpoint, logout, refresh, type Auth } from '@tallyhouse/shared/contracts/auth';
import type { FastifyReply } from 'fastify';
import type { AppContext } from '../app-context';
import type { Api } from '../http/api';
import { publicRoute, route } from '../http/endpoint-route';
import { NotSignedIn } from '../problems';
import { setAntiForgeryCookie } from './anti-forgery';
import { rolesFor } from './current-user';
import { deviceOf } from './device-of';
import { login } from './login';
import { createKnownDevices } from './limits/known-device';
import { createTurns } from './limits/turns';
import { createMint } from './mint';
import { readSessionEnds } from './own-sessions';
import { readSession } from './read-session';
import { revokeFamily } from './revoke-families';
import type { TokenKeys } from './token-keys';
import { refreshFamily, type Issuing, type RefreshedSession } from './token-families';

/** Signing in, renewing and signing out. `keys` sign all tokens. */
export function authRoutes(api: Api, { store, clock, log, config }: AppContext, keys: TokenKeys): void {
  const lifetimes = config.sessions;
  const issuingAt = (now: Date): Issuing => ({
    now,
    lifetimes,
    mint: createMint(keys, { now, seconds: lifetimes.accessTokenSeconds }),
  });

  const devices = createKnownDevices(keys);
  const turns = createTurns();

  publicRoute(api, loginEndpoint, async ({ body, request, reply }) => {
    const now = clock();
    const deviceId = devices.find(request, body.email, now);
    const device = deviceOf(request);
    const session = await login(store, body, { ...issuingAt(now), device, deviceId, turns });
    devices.remember(reply, body.email, now);
    return answer(session, reply, now);
  });

  publicRoute(api, refresh, async ({ body, reply }) => {
    const now = clock();
    return answer(await refreshFamily(store, body, issuingAt(now)), reply, now);
  });

  route(api, logout, async ({ user, request, reply }) => {
    const by = { userId: user.id, sessionId: user.sessionId, address: request.ip };
    await revokeFamily(store, user.sessionId, { reason: 'LOGOUT', now: clock(), by });
    reply.header('Clear-Site-Data', '"cache"');
    log.info({ user: user.id }, 'signed out');
    return undefined;
  });

  async function answer(
    { sessionId, pair }: RefreshedSession,
    reply: FastifyReply,
    now: Date,
  ): Promise<Auth> {
    const user = await readSession(store, sessionId, now);
    const ends = await readSessionEnds(store, sessionId, now);
    if (user === undefined || ends === undefined) throw new NotSignedIn('TOKEN_INVALID');
    setAntiForgeryCookie(reply, keys, sessionId);
    const { id, email, name, locale } = user;
    return {
      ...pair,
      session: { id: sessionId, ...ends },
      user: {
        id,
        email,
        name,
        locale,
        roles: rolesFor(user),
        assignments: user.assignments.map(({ role, brandIds }) => ({
          role,
          brandIds: brandIds === '*' ? '*' : [...brandIds],
        })),
        brands: user.brands.map((brand) => ({ id: brand.id, name: brand.name, currency: brand.currency })),
      },
    };
  }
}
