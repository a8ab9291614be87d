import type { FastifyInstance } from 'fastify';
import { forgetOldCalls } from '../../monitoring/api-log/retention';
import { forgetOldProofs } from '../../filing/confirmation/second-factor';
import { forgetOldKeys } from '../../platform/idempotency/keyed-calls';
import { forgetOldNotifications } from '../../monitoring/notifications/forget-old-notifications';
import type { Store } from '../../store/store';
import { forgetOldFailures } from '../../platform/auth/limits/count-try';
import { forgetOldFamilies } from '../../platform/auth/revoke-families';

const everyMs = 3_600_000;

/** Forgets tries, sessions, keys of calls and what calls said that no longer matter, now and every hour until the server closes. */
export function forgetOld(server: FastifyInstance, store: Store, clock: () => Date): void {
  const forget = async () => {
    try {
      await forgetOldFailures(store, clock());
      await forgetOldFamilies(store, clock());
      await forgetOldKeys(store, clock());
      await forgetOldProofs(store, clock());
      await forgetOldCalls(store, clock());
      await forgetOldNotifications(store, clock());
    } catch (error) {
      server.log.error({ err: error }, 'what is old could not be forgotten');
    }
  };
  const timer = setInterval(() => void forget(), everyMs).unref();
  server.addHook('onReady', forget);
  server.addHook('onClose', () => clearInterval(timer));
}
