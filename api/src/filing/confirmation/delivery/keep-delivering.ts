import type { FastifyInstance } from 'fastify';
import { actForAllBrands } from '../../../store/brand-scope';
import { deliverNext, type DeliveryContext } from './deliver-next';
import { expireSubmissions } from './expire-submissions';
import { hasDueDeliveries } from './take-delivery';
import { letEnd } from '../../../platform/http/let-end';

const everyMs = 1000;
const expiryEveryMs = 60_000;
/** Deliveries at once: an authority that hangs does not hold up the others. */
const atOnce = 4;

/** Sends what is confirmed, asks about what was sent and ends what has lapsed, until the server closes. */
export function keepDelivering(server: FastifyInstance, context: DeliveryContext): void {
  const closing = new AbortController();
  let running: Promise<void> | undefined;
  let expiredAtMs = 0;

  async function work(): Promise<void> {
    try {
      if (context.clock().getTime() - expiredAtMs >= expiryEveryMs) {
        expiredAtMs = context.clock().getTime();
        await expireSubmissions(context.store, context.clock());
      }
      if (!(await hasDueDeliveries(context.store, context.clock()))) return;
      await Promise.all(Array.from({ length: atOnce }, deliverAll));
    } catch (error) {
      // What was under way comes again when its lease is over.
      server.log.error({ err: error }, 'a delivery failed');
    }
  }

  async function deliverAll(): Promise<void> {
    let isMore = true;
    while (isMore && !closing.signal.aborted) isMore = await deliverNext(context, closing.signal);
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
