import { idSchema } from '@tallyhouse/shared/contracts/scalars';
import * as z from 'zod/mini';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import type { ChangeHandler } from '../../house/changes/change-handler';
import { part } from '../../house/changes/proposal-parts';
import { ProblemError } from '../../platform/http/problems';
import type { Queryable } from '../../store/store';

const payloadSchema = z.strictObject({
  /** An outbound call of the log. */
  callId: idSchema,
});
type ReplayPayload = z.output<typeof payloadSchema>;

interface ReplayableCall {
  readonly brandId: string;
  readonly authorityId: string;
  readonly idempotencyKey: string;
  readonly time: string;
}

/**
 * A call to an authority made again: only one that the authority does once, however often it comes. What is sent is what
 * was confirmed then, under the same key.
 */
export const replayChange: ChangeHandler<ReplayPayload> = {
  kind: 'API_REPLAY',
  schema: payloadSchema,
  brandId: async ({ callId }, store) => (await requireReplayable(store, callId)).brandId,
  async describe(store, { callId }) {
    const { authorityId, idempotencyKey, time } = await requireReplayable(store, callId);
    return [part('REPLAY', { time, authority: authorityId, key: idempotencyKey })];
  },
  async check(store, { callId }) {
    await requireReplayable(store, callId);
  },
  async apply(tx, { callId }, { actorId, proposedBy, now, changeId }) {
    const { brandId, idempotencyKey } = await requireReplayable(tx, callId);
    await tx.query(
      `insert into api_replay (change_id, brand_id, call_id, idempotency_key, confirmed_by, due_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [changeId, brandId, callId, idempotencyKey, actorId, now.toISOString()],
    );
    await appendAuditEvent(tx, {
      at: now,
      action: 'API_CALL_REPLAYED',
      actorId,
      brandId,
      object: { kind: 'api-call', id: callId },
      detail: { step: 'DECIDED', key: idempotencyKey, proposedBy, change: changeId },
    });
  },
};

/** Errors: `VALIDATION` in words for a call that cannot be made again; what is not there looks the same. */
async function requireReplayable(store: Queryable, callId: string): Promise<ReplayableCall> {
  const [call] = await store.query<ReplayableCall>(
    `select c.brand_id as "brandId", c.authority_id as "authorityId", c.idempotency_key as "idempotencyKey",
       c.happened_at as "time"
     from api_call c join report_delivery d on d.idempotency_key = c.idempotency_key and d.brand_id = c.brand_id
     where c.id = $1 and c.direction = 'OUT' and c.authority_id is not null`,
    [callId],
  );
  if (call !== undefined) return call;
  throw new ProblemError(400, 'VALIDATION', 'This call cannot be repeated', {
    detail: 'Only calls that send a report can be repeated, because the authority processes them only once.',
  });
}
