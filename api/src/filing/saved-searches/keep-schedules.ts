import type { AppContext } from '../../platform/routes/app-context';
import type { Api } from '../../platform/routes/api';
import { runDueSchedules } from './run-schedules';
import { letEnd } from '../../platform/http/let-end';

const everyMs = 20_000;

/** Runs what is due from the start of the server until its end, one step after the other. */
export function keepSchedules({ server }: Pick<Api, 'server'>, context: AppContext): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const step = () => {
    running = running
      .then(() => runDueSchedules(context))
      .then(
        () => undefined,
        (error: unknown) => context.log.error({ err: error }, 'schedules failed'),
      );
  };
  server.addHook('onReady', () => {
    step();
    timer = setInterval(step, everyMs).unref();
  });
  server.addHook('onClose', async () => {
    clearInterval(timer);
    await letEnd(running);
  });
}
