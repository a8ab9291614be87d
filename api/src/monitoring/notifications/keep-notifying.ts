import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config/config';
import { isDemoStore } from '../../store/is-demo-store';
import { repeatInTurns } from '../../platform/http/repeat-in-turns';
import type { Store } from '../../store/store';
import { deliverDue } from './deliver';
import { notifyPeople } from './notify-people';
import { createMailer } from '../../platform/mail/send-mail';
import { createWebhookPoster } from './send-webhook';

const everyMs = 5000;
const deadlinesEveryMs = 10 * 60_000;

/** Tells people what happens, and sends what is due, every five seconds until the server closes. */
export async function keepNotifying(
  server: FastifyInstance,
  { store, config, clock }: { readonly store: Store; readonly config: Config; readonly clock: () => Date },
): Promise<void> {
  const mailer = createMailer(config.mail);
  const postWebhook = createWebhookPoster({ clock, allowsLoopback: await isDemoStore(store) });
  let deadlinesAtMs = 0;
  repeatInTurns(server, {
    everyMs,
    name: 'notifications',
    async step() {
      const now = clock();
      const withDeadlines = now.getTime() - deadlinesAtMs >= deadlinesEveryMs;
      await notifyPeople(store, { now, hasMailServer: mailer !== null, withDeadlines });
      if (withDeadlines) deadlinesAtMs = now.getTime();
      await deliverDue(store, { now, mailer, postWebhook, publicUrl: config.publicUrl });
    },
  });
  server.addHook('onClose', () => mailer?.close());
}
