import {
  finishEnrolment as finishEnrolmentCall,
  login as loginEndpoint,
  loginByRecoveryCode as loginByRecoveryCodeCall,
  logout,
  refresh,
  startEnrolment as startEnrolmentCall,
  type Auth,
} from '@tallyhouse/shared/contracts/auth';
import {
  loginByPasskey as loginByPasskeyCall,
  startPasskeyLogin as startPasskeyLoginCall,
} from '@tallyhouse/shared/contracts/passkeys';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/routes/app-context';
import type { Api } from '../../platform/routes/api';
import { publicRoute, route } from '../../platform/routes/endpoint-route';
import { NotSignedIn } from '../../platform/http/problems';
import { setAntiForgeryCookie } from '../../platform/auth/anti-forgery';
import { rolesFor } from '../../platform/auth/current-user';
import { deviceOf } from '../../platform/auth/device-of';
import { finishEnrolment, startEnrolment } from '../../platform/auth/enrolment';
import { login, loginByRecoveryCode } from '../../platform/auth/login';
import { createKnownDevices } from '../../platform/auth/limits/known-device';
import { createTurns } from '../../platform/auth/limits/turns';
import { loginByPasskey, startPasskeyLogin } from '../../platform/auth/passkey-login';
import { relyingPartyOf } from '../../platform/auth/relying-party';
import { createMint } from '../../platform/auth/mint';
import { readSessionEnds } from '../../platform/auth/own-sessions';
import { readSession } from '../../platform/auth/read-session';
import { revokeFamily } from '../../platform/auth/revoke-families';
import { createSealer } from '../../platform/auth/sealer';
import type { TokenKeys } from '../../platform/auth/token-keys';
import { refreshFamily, type Issuing, type RefreshedSession } from '../../platform/auth/token-families';

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

  const sealer = createSealer(keys, 'enrolment');
  const passkeySealer = createSealer(keys, 'passkey sign-in');
  const circumstancesOf = (request: FastifyRequest, email: string, now: Date) => ({
    ...issuingAt(now),
    device: deviceOf(request),
    deviceId: devices.find(request, email, now),
    turns,
  });

  publicRoute(api, loginEndpoint, async ({ body, request, reply }) => {
    const now = clock();
    const { secondFactorRoles } = config;
    const circumstances = { ...circumstancesOf(request, body.email, now), secondFactorRoles };
    const session = await login(store, body, circumstances);
    devices.remember(reply, body.email, now);
    return answer(session, reply, now);
  });

  publicRoute(api, loginByRecoveryCodeCall, async ({ body, request, reply }) => {
    const now = clock();
    const session = await loginByRecoveryCode(store, body, circumstancesOf(request, body.email, now));
    devices.remember(reply, body.email, now);
    return { ...(await answer(session, reply, now)), recoveryCodesLeft: session.recoveryCodesLeft };
  });

  publicRoute(api, startPasskeyLoginCall, ({ body, request }) =>
    startPasskeyLogin(store, body, {
      ...circumstancesOf(request, body.email, clock()),
      sealer: passkeySealer,
      party: relyingPartyOf(request, config),
    }),
  );

  publicRoute(api, loginByPasskeyCall, async ({ body, request, reply }) => {
    const now = clock();
    const session = await loginByPasskey(store, body, {
      ...issuingAt(now),
      device: deviceOf(request),
      sealer: passkeySealer,
    });
    devices.remember(reply, session.email, now);
    return answer(session, reply, now);
  });

  publicRoute(api, startEnrolmentCall, ({ body, request }) =>
    startEnrolment(store, body, { ...circumstancesOf(request, body.email, clock()), sealer }),
  );

  publicRoute(api, finishEnrolmentCall, async ({ body, request, reply }) => {
    const now = clock();
    const session = await finishEnrolment(store, body, {
      ...issuingAt(now),
      device: deviceOf(request),
      sealer,
    });
    devices.remember(reply, session.email, now);
    return { ...(await answer(session, reply, now)), recoveryCodes: session.recoveryCodes };
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
