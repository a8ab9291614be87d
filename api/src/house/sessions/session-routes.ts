import {
  changePassword as changePasswordEndpoint,
  listSessions,
  readSession,
  revokeSession,
  revokeSessions,
} from '@tallyhouse/shared/contracts/sessions';
import type { AppContext } from '../../platform/routes/app-context';
import type { Api } from '../../platform/routes/api';
import { route } from '../../platform/routes/endpoint-route';
import { NotFound } from '../../platform/http/problems';
import { changePassword } from '../../platform/auth/change-password';
import type { CurrentUser } from '../../platform/auth/current-user';
import { listOwnSessions } from '../../platform/auth/own-sessions';
import { revokeFamiliesOf, revokeOwnFamily, type Revocation } from '../../platform/auth/revoke-families';

/** A user's own sessions, and their password. */
export function sessionRoutes(api: Api, { store, clock }: AppContext): void {
  route(api, listSessions, async ({ user }) => ({
    items: await listOwnSessions(store, { userId: user.id, currentId: user.sessionId, now: clock() }),
  }));

  route(api, readSession, async ({ params, user }) => {
    const own = { userId: user.id, currentId: user.sessionId, now: clock() };
    const session = (await listOwnSessions(store, own)).find(({ id }) => id === params.id);
    if (session === undefined) throw new NotFound('session');
    return session;
  });

  route(api, revokeSession, async ({ params, user, request }) => {
    const own = { userId: user.id, familyId: params.id };
    const isEnded = await revokeOwnFamily(store, own, revocationBy(user, request.ip));
    if (!isEnded) throw new NotFound('session');
    return undefined;
  });

  route(api, revokeSessions, async ({ query, user, request }) => {
    const keptId = query.includeCurrent === 'true' ? null : user.sessionId;
    await store.tx((tx) => revokeFamiliesOf(tx, { userId: user.id, keptId }, revocationBy(user, request.ip)));
    return undefined;
  });

  route(api, changePasswordEndpoint, async ({ body, user, request }) => {
    await changePassword(store, user, body, { address: request.ip, now: clock() });
    return undefined;
  });

  function revocationBy(user: CurrentUser, address: string): Revocation {
    return { reason: 'REVOKED', now: clock(), by: { userId: user.id, sessionId: user.sessionId, address } };
  }
}
