import type { Gatekeeper } from '../http/api';
import { NotSignedIn } from '../problems';
import type { Queryable } from '../store/store';
import { verifyAccessToken } from './access-token';
import { requireAntiForgery } from './anti-forgery';
import { readSession } from './read-session';

/** Admits bearers of access tokens signed with `key`. The session is read for every call, so a revocation acts at once. */
export function createGatekeeper(store: Queryable, key: Buffer, clock: () => Date): Gatekeeper {
  return {
    async authenticate(request) {
      const token = /^Bearer ([\w.-]{1,4096})$/.exec(request.headers.authorization ?? '')?.[1];
      if (token === undefined) throw new NotSignedIn('TOKEN_INVALID');
      const now = clock();
      const claims = verifyAccessToken(key, token, now);
      const user = await readSession(store, claims.sid, now);
      if (user?.id !== claims.sub) throw new NotSignedIn('TOKEN_INVALID');
      return user;
    },
    requireAntiForgery: (request, user) => requireAntiForgery(request, key, user.sessionId),
  };
}
