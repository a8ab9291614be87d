import type { FastifyInstance } from 'fastify';
import { keepPlayers } from '../../figures/players/keep-players';
import { letEnd } from '../../platform/http/let-end';
import { actForAllBrands } from '../../store/brand-scope';
import type { Store } from '../../store/store';

const everyMs = 5 * 60_000;
/** A month that files come for is not worth keeping: the next one would have its bets read again. */
const quietMs = 15 * 60_000;

/** Keeps who played in months that have been left alone, now and every five minutes until the server closes. */
export function keepCountingPlayers(server: FastifyInstance, store: Store, clock: () => Date): void {
  const closing = new AbortController();
  let running: Promise<void> | undefined;

  async function work(): Promise<void> {
    try {
      const quietSince = new Date(clock().getTime() - quietMs).toISOString();
      await keepPlayers(store, { quietSince, signal: closing.signal });
    } catch (error) {
      // Bets are counted until it has worked.
      server.log.error({ err: error }, 'who played in a month could not be kept');
    }
  }

  const begin = () => {
    running ??= actForAllBrands(work).finally(() => (running = undefined));
  };
  const timer = setInterval(begin, everyMs).unref();
  server.addHook('onListen', (done) => {
    begin();
    done();
  });
  server.addHook('onClose', async () => {
    clearInterval(timer);
    closing.abort(new Error('the server is closing'));
    await letEnd(running);
  });
}
