import type { FastifyInstance } from 'fastify';
import { forgetOldKeys } from '../idempotency/keyed-calls';
import type { Store } from '../store/store';
import { forgetOldFailures } from '../auth/login-throttle';
import { forgetOldFamilies } from '../auth/revoke-families';

const everyMs = 3_600_000;

/** Forgets tries, sessions and keys of calls that no longer matter, now and every hour until the server closes. */
export function forgetOld(server: FastifyInstance, store: Store, clock: () => Date): void {
  const forget = async () => {
    try {
      await forgetOldFailures(store, clock());
      await forgetOldFamilies(store, clock());
      await forgetOldKeys(store, clock());
    } catch (error) {
      server.log.error({ err: error }, 'what is old could not be forgotten');
    }
  };
  const timer = setInterval(() => void forget(), everyMs).unref();
  server.addHook('onReady', forget);
  server.addHook('onClose', () => clearInterval(timer));
}
