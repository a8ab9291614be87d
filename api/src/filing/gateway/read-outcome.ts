import * as z from 'zod/mini';
import type { SendOutcome } from '../../platform/http/authority-gateway';
import type { CallAnswer } from './guarded-call';

const refSchema = z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/, 'not a reference'));
const answerSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('RECEIVED'), ackRef: z.optional(z.nullable(refSchema)) }),
  z.object({ status: z.literal('ACKNOWLEDGED'), ackRef: refSchema }),
  z.object({ status: z.literal('ACCEPTED'), ackRef: refSchema }),
  z.object({
    status: z.literal('REJECTED'),
    ackRef: z.optional(z.nullable(refSchema)),
    code: z.string().check(z.minLength(1), z.maxLength(100)),
    text: z.string().check(z.maxLength(2000)),
  }),
  z.object({ status: z.literal('UNKNOWN') }),
]);

/** What an answer says about a submission; null when the authority says that it never got it. */
export function readOutcome(answer: CallAnswer): SendOutcome | null {
  const { status } = answer;
  if (status >= 300 && status < 400)
    return unavailable('The authority answered with a redirect, which is not followed.');
  if (status === 408 || status === 429 || status >= 500) {
    const seconds = retryAfterSeconds(answer.retryAfter);
    return unavailable(`The authority answered ${status}.`, seconds);
  }
  const said = parseAnswer(answer);
  // A refusal must be in the agreed form: a proxy that answers 403 with a page has refused nothing for the authority.
  if (said === undefined) return unavailable(`The authority answered ${status}, not in the agreed form.`);
  if (said.status === 'UNKNOWN')
    return status === 404 ? null : unavailable(`The authority answered ${status} without knowing it.`);
  if (status >= 400 && said.status !== 'REJECTED') return unavailable(`The authority answered ${status}.`);
  return outcomeOf(said);
}

type Said = Exclude<z.infer<typeof answerSchema>, { status: 'UNKNOWN' }>;

function outcomeOf(said: Said): SendOutcome {
  switch (said.status) {
    case 'RECEIVED':
      return { kind: 'RECEIVED', ackRef: said.ackRef ?? null };
    case 'REJECTED':
      return {
        kind: 'REJECTED',
        code: plain(said.code),
        text: plain(said.text),
        ackRef: said.ackRef ?? null,
      };
    case 'ACKNOWLEDGED':
    case 'ACCEPTED':
      return { kind: said.status, ackRef: said.ackRef };
  }
}

function parseAnswer({ contentType, body }: CallAnswer): z.infer<typeof answerSchema> | undefined {
  if (contentType !== 'application/json' && contentType !== 'application/problem+json') return undefined;
  try {
    const parsed = z.safeParse(answerSchema, JSON.parse(body.toString('utf8')));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** Another house's text goes into our logs and pages: one line, no control characters. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
}

/** Seconds or a date, between a second and a day; undefined where it says nothing usable. */
export function retryAfterSeconds(header: string | undefined, nowMs = Date.now()): number | undefined {
  if (header === undefined) return undefined;
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : (Date.parse(header) - nowMs) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(Math.ceil(seconds), 1), 86_400);
}

function unavailable(detail: string, seconds?: number): SendOutcome {
  return { kind: 'UNAVAILABLE', detail, ...(seconds === undefined ? {} : { retryAfterSeconds: seconds }) };
}
