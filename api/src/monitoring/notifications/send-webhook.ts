import { createHmac } from 'node:crypto';
import { callGuarded, type Resolve } from '../../filing/gateway/guarded-call';
import { CallFault } from '../../platform/http/call-fault';
import type { Message } from './message';

/** Posts a message and gives why it was not taken, in words, or null. */
export type PostWebhook = (post: {
  readonly url: string;
  readonly secret: string;
  readonly message: Message;
}) => Promise<string | null>;

const timeoutMs = 10_000;
// Nobody reads the answer; its status is enough.
const maxAnswerBytes = 65_536;

interface WebhookOptions {
  readonly clock: () => Date;
  /** Whether the own machine may be called: in the demo alone. */
  readonly allowsLoopback: boolean;
  readonly resolve?: Resolve;
}

/**
 * Webhooks with the guards of all outbound calls: addresses of the internet alone, no redirects, an end in time and size.
 *
 * `Tallyhouse-Signature: t=<seconds>,v1=<hex>` is the HMAC-SHA-256, with the secret, of `<seconds>.<body>`; who gets it
 * compares it and refuses old ones. `Tallyhouse-Id` is the same when a message comes twice.
 */
export function createWebhookPoster({ clock, allowsLoopback, resolve }: WebhookOptions): PostWebhook {
  return async ({ url, secret, message }) => {
    const body = Buffer.from(JSON.stringify(bodyOf(message)));
    const seconds = Math.floor(clock().getTime() / 1000);
    const headers = {
      'Content-Type': 'application/json',
      'Tallyhouse-Id': message.id,
      'Tallyhouse-Signature': `t=${seconds},v1=${signatureOf(secret, seconds, body)}`,
    };
    try {
      const { hostname } = new URL(url);
      const answer = await callGuarded(
        { method: 'POST', url, headers, body },
        {
          // Its user has named the host; what it leads to is looked at all the same.
          policy: { hosts: [hostname], allowsLoopback },
          timeoutMs,
          maxAnswerBytes,
          ...(resolve === undefined ? {} : { resolve }),
        },
      );
      return answer.status >= 200 && answer.status < 300
        ? null
        : `It was answered with status ${answer.status}.`;
    } catch (error) {
      if (error instanceof CallFault) return error.message;
      throw error;
    }
  };
}

export function signatureOf(secret: string, seconds: number, body: Buffer): string {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
}

function bodyOf({ id, event, brandId, title, text, link, objectKind, objectId, createdAt }: Message) {
  return { id, event, brandId, title, text, link, object: { kind: objectKind, id: objectId }, createdAt };
}
