import type { FastifyInstance } from 'fastify';
import { actForAllBrands } from '../../store/brand-scope';
import { letEnd } from './let-end';

interface Repetition {
  readonly everyMs: number;
  /** What it is, for the log. */
  readonly name: string;
  /** For every brand; one ends before the next begins. The signal says that the server closes. */
  readonly step: (signal: AbortSignal) => Promise<void>;
}

/** Repeats a step from when the server is ready until it closes, and lets the last one end. A failure is logged. */
export function repeatInTurns(server: FastifyInstance, { everyMs, name, step }: Repetition): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const closing = new AbortController();

  function next(): void {
    if (closing.signal.aborted) return;
    timer = setTimeout(() => {
      running = actForAllBrands(() => step(closing.signal))
        .catch((error: unknown) => server.log.error({ err: error }, `${name} could not be looked after`))
        .finally(next);
    }, everyMs).unref();
  }

  server.addHook('onReady', (done) => {
    next();
    done();
  });
  server.addHook('onClose', async () => {
    closing.abort();
    clearTimeout(timer);
    await letEnd(running);
  });
}
