import type { FastifyInstance } from 'fastify';
import type { Store } from '../../store/store';
import { checkWhatIsDue } from './engine/alert-engine';
import { repeatInTurns } from '../../platform/http/repeat-in-turns';

// A load is looked at within these; what has a slower pace is passed over.
const everyMs = 5000;

/** Looks for trouble until the server closes: every minute, after every load, and each hour for what takes longer. */
export function watchAlerts(
  server: FastifyInstance,
  { store, clock }: { readonly store: Store; readonly clock: () => Date },
): void {
  repeatInTurns(server, {
    everyMs,
    name: 'alerts',
    async step(signal) {
      const { failures } = await checkWhatIsDue(store, clock(), signal);
      for (const { code, error } of failures)
        server.log.error({ err: error, code }, 'a check for alerts failed');
    },
  });
}
