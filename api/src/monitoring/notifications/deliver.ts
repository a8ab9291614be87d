import { queryForBrand } from '@tallyhouse/shared/contracts/link-brand';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import { SecretsError } from '../../store/secrets/secrets-error';
import type { Store } from '../../store/store';
import type { Mailer } from '../../platform/mail/send-mail';
import { letterOf, type Mailed } from './mail-letter';
import { readPreferencesOf } from './preferences';
import type { PostWebhook } from './send-webhook';

/** What messages are sent with. */
export interface Delivery {
  readonly now: Date;
  /** Null where no mail server is configured. */
  readonly mailer: Mailer | null;
  readonly postWebhook: PostWebhook;
  /** Where people open the product; undefined where nobody said. */
  readonly publicUrl?: string | undefined;
}

interface DueMessage extends Mailed {
  readonly userId: string;
  readonly email: string | null;
  readonly channel: 'EMAIL' | 'WEBHOOK';
  readonly attempts: number;
}

const atOnce = 20;
// While one process sends a message, no other takes it; after a crash it is taken again.
const leaseMs = 120_000;
const mostAttempts = 6;
const firstPauseMs = 30_000;

/**
 * Sends what is due, and gives how many messages it tried.
 *
 * A message is taken before it is sent and written after: a crash in between sends it twice, under the same id, never
 * not at all. A failure is tried again after 30 seconds, then twice as long each time, six times in all.
 */
export async function deliverDue(store: Store, delivery: Delivery): Promise<number> {
  const taken = await takeDue(store, delivery.now);
  for (const message of taken) await deliver(store, message, delivery);
  return taken.length;
}

function takeDue(store: Store, now: Date): Promise<DueMessage[]> {
  return store.tx(async (tx) => {
    await tx.query('update notification_turn set last = last where id = 1');
    const due = await tx.query<{ id: string }>(
      `select id as "id" from notification
       where delivery_state = 'PENDING' and next_attempt_at <= cast($1 as timestamp)
       order by seq limit ${atOnce}`,
      [now.toISOString()],
    );
    const messages: DueMessage[] = [];
    for (const { id } of due) {
      await tx.query(
        `update notification set attempts = attempts + 1, next_attempt_at = cast($2 as timestamp) where id = $1`,
        [id, new Date(now.getTime() + leaseMs).toISOString()],
      );
      messages.push(
        ...(await tx.query<DueMessage>(
          `select n.id as "id", n.brand_id as "brandId", n.user_id as "userId", n.channel as "channel",
             n.event as "event", n.title as "title", n.body as "text", n.link as "link", n.created_at as "createdAt",
             n.object_kind as "objectKind", n.object_id as "objectId", n.attempts as "attempts",
             n.said as "said", u.locale as "locale", b.zone as "zone",
             case when u.disabled_at is null then u.email end as "email"
           from notification n left join app_user u on u.id = n.user_id
             left join brand b on b.id = n.brand_id
           where n.id = $1`,
          [id],
        )),
      );
    }
    return messages;
  });
}

async function deliver(store: Store, message: DueMessage, delivery: Delivery): Promise<void> {
  const outcome = await send(store, message, delivery);
  const { state, detail } = conclude(outcome, message.attempts);
  const pauseMs = firstPauseMs * 2 ** (message.attempts - 1);
  await store.tx(async (tx) => {
    await tx.query(
      `update notification set delivery_state = $2, delivery_detail = $3,
         sent_at = ${state === 'SENT' ? 'cast($4 as timestamp)' : 'sent_at'},
         next_attempt_at = ${state === 'PENDING' ? 'cast($4 as timestamp)' : 'null'}
       where id = $1`,
      // Without a use for it the instant is left out: one engine refuses a parameter that stands nowhere.
      state === 'SENT' || state === 'PENDING'
        ? [
            message.id,
            state,
            detail,
            new Date(delivery.now.getTime() + (state === 'SENT' ? 0 : pauseMs)).toISOString(),
          ]
        : [message.id, state, detail],
    );
    if (state === 'PENDING') return;
    await appendAuditEvent(tx, {
      at: delivery.now,
      action: 'NOTIFICATION_SENT',
      ...(message.brandId === null ? {} : { brandId: message.brandId }),
      object: { kind: 'notification', id: message.id },
      detail: { step: state, channel: message.channel, attempts: message.attempts, why: detail },
    });
  });
}

type Outcome =
  | { readonly kind: 'SENT' }
  | { readonly kind: 'SKIPPED'; readonly detail: string }
  | { readonly kind: 'FAILED'; readonly detail: string };

async function send(
  store: Store,
  due: DueMessage,
  { mailer, postWebhook, publicUrl }: Delivery,
): Promise<Outcome> {
  const message = { ...due, link: linkForBrand(due) };
  if (message.channel === 'EMAIL') {
    if (mailer === null) return { kind: 'SKIPPED', detail: 'No mail server is configured.' };
    if (message.email === null) return { kind: 'SKIPPED', detail: 'The account is disabled.' };
    const fault = await mailer.send(message.email, letterOf(message, publicUrl));
    return fault === null ? { kind: 'SENT' } : { kind: 'FAILED', detail: fault };
  }
  const preferences = await readPreferencesOf(store, message.userId).catch((error: unknown) => {
    // What was changed in one row must not hold up the messages of others.
    if (error instanceof SecretsError) return error;
    throw error;
  });
  if (preferences instanceof SecretsError) return { kind: 'FAILED', detail: preferences.message };
  const { webhookUrl, webhookSecret } = preferences;
  if (webhookUrl === null || webhookSecret === null || message.email === null) {
    return { kind: 'SKIPPED', detail: 'There is no longer an address to post it to.' };
  }
  const fault = await postWebhook({ url: webhookUrl, secret: webhookSecret, message });
  return fault === null ? { kind: 'SENT' } : { kind: 'FAILED', detail: fault };
}

/** Who follows it from outside works for its brand then, whichever they had. */
function linkForBrand({ link, brandId }: DueMessage): string {
  if (brandId === null) return link;
  const [path, search = ''] = link.split('?');
  return `${path}${queryForBrand(search, brandId)}`;
}

function conclude(outcome: Outcome, attempts: number) {
  if (outcome.kind === 'SENT') return { state: 'SENT', detail: null } as const;
  if (outcome.kind === 'SKIPPED') return { state: 'SKIPPED', detail: outcome.detail } as const;
  const state = attempts >= mostAttempts ? 'FAILED' : 'PENDING';
  return { state, detail: outcome.detail } as const;
}
