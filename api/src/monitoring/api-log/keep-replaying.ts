import type { FastifyInstance } from 'fastify';
import { actForAllBrands } from '../../store/brand-scope';
import { replayNext, type ReplayContext } from './replay-next';
import { letEnd } from '../../platform/http/let-end';

const everyMs = 2000;

/** Makes calls again that two people decided on, until the server closes. */
export function keepReplaying(server: FastifyInstance, context: ReplayContext): void {
  const closing = new AbortController();
  let running: Promise<void> | undefined;

  async function work(): Promise<void> {
    try {
      let isMore = true;
      while (isMore && !closing.signal.aborted) isMore = await replayNext(context, closing.signal);
    } catch (error) {
      // It comes again when its lease is over.
      server.log.error({ err: error }, 'a call could not be made again');
    }
  }

  const timer = setInterval(() => {
    running ??= actForAllBrands(work).finally(() => (running = undefined));
  }, everyMs).unref();
  server.addHook('onClose', async () => {
    clearInterval(timer);
    closing.abort(new Error('the server is closing'));
    await letEnd(running);
  });
}
