import type { FastifyInstance } from 'fastify';
import type { Store } from '../store/store';
import { forgetOldFailures } from './login-throttle';
import { forgetOldFamilies } from './revoke-families';

const everyMs = 3_600_000;

/** Forgets tries and sessions that no longer matter, now and every hour until the server closes. */
export function forgetOldSessions(server: FastifyInstance, store: Store, clock: () => Date): void {
  const forget = async () => {
    try {
      await forgetOldFailures(store, clock());
      await forgetOldFamilies(store, clock());
    } catch (error) {
      server.log.error({ err: error }, 'old sessions could not be forgotten');
    }
  };
  const timer = setInterval(() => void forget(), everyMs).unref();
  server.addHook('onReady', forget);
  server.addHook('onClose', () => clearInterval(timer));
}
