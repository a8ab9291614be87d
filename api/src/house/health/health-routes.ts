import { health, live, ready } from '@tallyhouse/shared/contracts/health';
import type { AppContext } from '../../platform/routes/app-context';
import type { Api } from '../../platform/routes/api';
import { publicRoute } from '../../platform/routes/endpoint-route';
import { DiskFull, ProblemError } from '../../platform/http/problems';
import type { Store } from '../../store/store';
import { registryWarning } from '../web/registry-term';

// What asks is a load balancer, which gives up soon after.
const answerWithinMs = 2000;

/** `live`: the process answers. `ready`: its store answers too and has room, and it is not about to stop. */
export function healthRoutes(
  api: Api,
  { store, log, readiness, config, clock, hasNoRoom }: AppContext,
): void {
  publicRoute(api, live, () => ({ status: 'live' as const }));

  publicRoute(api, health, isReady);
  publicRoute(api, ready, isReady);

  async function isReady() {
    if (readiness.isStopping) throw new ProblemError(503, 'UNAVAILABLE', 'The server is stopping');
    let isFull: boolean;
    try {
      isFull = await probe(store, hasNoRoom);
    } catch (error) {
      log.warn({ err: error }, 'the store does not answer');
      throw new ProblemError(503, 'UNAVAILABLE', 'The data store does not respond', {
        headers: { 'Retry-After': '5' },
      });
    }
    if (isFull) throw new DiskFull(503);
    const warning = await registryWarning(config.webDir, clock().getTime());
    return { status: 'ready' as const, ...(warning !== undefined && { warnings: [warning] }) };
  }
}

/** Whether the store has no room. Rejects when it fails or takes too long, be it only for a free connection. */
async function probe(store: Store, hasNoRoom: () => Promise<boolean>): Promise<boolean> {
  const signal = AbortSignal.timeout(answerWithinMs);
  const late = new Promise<never>((_, fail) =>
    signal.addEventListener('abort', () => fail(signal.reason as Error)),
  );
  const asked = store.query('select 1 as one', [], { signal }).then(hasNoRoom);
  return Promise.race([asked, late]);
}
