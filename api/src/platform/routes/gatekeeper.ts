import type { FastifyRequest } from 'fastify';
import { prefixOf } from '../auth/key-secret';
import { readKeyHolder } from '../auth/read-key-holder';
import type { Gatekeeper } from './api';
import { isPortalCall } from '../http/portal-calls';
import { NotSignedIn } from '../http/problems';
import type { Store } from '../../store/store';
import { keyIdOf, verifyAccessToken } from '../auth/access-token';
import { requireAntiForgery } from '../auth/anti-forgery';
import { readSession } from '../auth/read-session';
import type { TokenKeys } from '../auth/token-keys';

interface GatekeeperOptions {
  readonly store: Store;
  /** Signs access tokens and anti-forgery values. */
  readonly keys: TokenKeys;
  readonly clock: () => Date;
  /** Whose pages call with a token and no cookie. */
  readonly portalOrigins?: readonly string[];
}

/**
 * Admits bearers of access tokens signed by `keys`, and machines with a key of theirs.
 *
 * Session and key are read for every call, so a revocation acts at once.
 */
export function createGatekeeper({ store, keys, clock, portalOrigins = [] }: GatekeeperOptions): Gatekeeper {
  return {
    claimedUserId(request) {
      const token = tokenOf(request);
      if (token === undefined || prefixOf(token) !== undefined) return undefined;
      try {
        return verifyAccessToken(keys, token, clock()).sub;
      } catch {
        // Why it is not valid is told where it is refused.
        return undefined;
      }
    },
    async authenticate(request) {
      const token = tokenOf(request);
      if (token === undefined) throw new NotSignedIn('TOKEN_INVALID');
      const now = clock();
      if (prefixOf(token) !== undefined) {
        const machine = await readKeyHolder(store, token, now);
        if (machine === undefined) throw new NotSignedIn('TOKEN_INVALID');
        return machine;
      }
      await keys.meet(keyIdOf(token));
      const claims = verifyAccessToken(keys, token, now);
      const user = await readSession(store, claims.sid, now);
      if (user?.id !== claims.sub) throw new NotSignedIn('TOKEN_INVALID');
      return user;
    },
    requireAntiForgery(request, user) {
      // No browser sends a machine's key by itself, as it does cookies; and a portal's page names itself.
      if (user.scopes === undefined && !isPortalCall(request, portalOrigins))
        requireAntiForgery(request, keys, user.sessionId);
    },
  };
}

function tokenOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([\w.-]{1,4096})$/.exec(headers.authorization ?? '')?.[1];
}
