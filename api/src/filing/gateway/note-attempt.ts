import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { maskBody } from '../../platform/call-log/mask-body';
import { recordApiCall } from '../../platform/call-log/record-api-call';
import type { Store } from '../../store/store';
import type { CallAnswer, GuardedRequest } from './guarded-call';

/** One call to an authority, with an answer or without. */
export interface Attempt {
  readonly brandId: string;
  readonly authorityId: string;
  readonly attempt: number;
  readonly idempotencyKey: string | null;
  readonly payloadHash: string | null;
  readonly request: GuardedRequest;
  readonly at: Date;
  readonly durationMs: number;
  /** Undefined where none came. */
  readonly answer: CallAnswer | undefined;
  readonly isFailure: boolean;
}

/** Notes the attempt in the log of calls. A log that cannot be written does not undo what was sent: it never rejects. */
export async function noteAttempt(
  { store, log }: { readonly store: Store; readonly log: FastifyBaseLogger },
  { request, answer, ...attempt }: Attempt,
): Promise<void> {
  try {
    await recordApiCall(store, {
      id: `call_${randomUUID()}`,
      brandId: attempt.brandId,
      direction: 'OUT',
      at: attempt.at,
      method: request.method,
      path: new URL(request.url).pathname,
      status: answer?.status ?? null,
      durationMs: attempt.durationMs,
      requestBytes: request.body?.length ?? 0,
      responseBytes: answer?.body.length ?? 0,
      actorId: null,
      authorityId: attempt.authorityId,
      attempt: attempt.attempt,
      correlationId: attempt.idempotencyKey ?? randomUUID(),
      idempotencyKey: attempt.idempotencyKey,
      payloadHash: attempt.payloadHash,
      requestBody: maskBody(request.body?.toString('utf8') ?? null),
      responseBody: maskBody(answer?.body.toString('utf8') ?? null),
      problemCode: attempt.isFailure ? 'AUTHORITY_UNAVAILABLE' : null,
    });
  } catch (error) {
    log.error({ err: error, authority: attempt.authorityId }, 'a call to an authority could not be noted');
  }
}
