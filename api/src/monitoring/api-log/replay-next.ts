import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import { contentTypes } from '../../reporting/payloads/payload-document';
import { payloadHashOf } from '../../reporting/payloads/write-payload';
import { readPayload, readSubmission } from '../../reporting/payloads/queries/submission-row';
import type { AuthorityGateway, SendOutcome } from '../../platform/http/authority-gateway';
import { actForBrands } from '../../store/brand-scope';
import type { Store } from '../../store/store';

/** What replays work with. */
export interface ReplayContext {
  readonly store: Store;
  readonly gateway: AuthorityGateway;
  readonly clock: () => Date;
}

interface DueReplay {
  readonly changeId: string;
  readonly brandId: string;
  readonly callId: string;
  readonly idempotencyKey: string;
  readonly reportId: string;
  readonly attempts: number;
}

/** Who began and has not ended by then was stopped in the midst; the key makes that harmless. */
const leaseMs = 600_000;

/**
 * Makes the outbound call again that was decided the longest ago; false when none was.
 *
 * The report stays as it is: the authority knows the key, and what it says is kept with the replay.
 */
export async function replayNext(context: ReplayContext, signal?: AbortSignal): Promise<boolean> {
  const { store, clock } = context;
  const replay = await takeReplay(store, clock());
  if (replay === undefined) return false;
  await actForBrands([replay.brandId], async () => {
    const outcome = await sendAgain(context, replay, signal);
    await endReplay(context, replay, outcome);
  });
  return true;
}

async function takeReplay(store: Store, now: Date): Promise<DueReplay | undefined> {
  const [taken] = await store.query<{ changeId: string }>(
    `update api_replay set started_at = cast($1 as timestamp)
     where change_id = (select change_id from api_replay
         where ended_at is null and (started_at is null or started_at < cast($2 as timestamp))
         order by due_at, change_id limit 1)
       and (started_at is null or started_at < cast($2 as timestamp))
     returning change_id as "changeId"`,
    [now.toISOString(), new Date(now.getTime() - leaseMs).toISOString()],
  );
  if (taken === undefined) return undefined;
  const [replay] = await store.query<DueReplay>(
    `select r.change_id as "changeId", r.brand_id as "brandId", r.call_id as "callId",
       r.idempotency_key as "idempotencyKey", d.report_id as "reportId",
       (select count(*) from api_call c where c.idempotency_key = r.idempotency_key and c.direction = 'OUT')
         as "attempts"
     from api_replay r join report_delivery d on d.idempotency_key = r.idempotency_key
     where r.change_id = $1`,
    [taken.changeId],
  );
  return replay;
}

async function sendAgain(
  { store, gateway }: ReplayContext,
  { reportId, idempotencyKey, attempts }: DueReplay,
  signal?: AbortSignal,
): Promise<SendOutcome> {
  const submission = await readSubmission(store, reportId);
  if (submission === undefined) throw new Error(`${idempotencyKey} has no submission`);
  const { authorityId, brandId, obligationCode, payloadHash, format, version } = submission;
  const { payload } = await readPayload(store, submission.id);
  if (payloadHashOf(payload) !== payloadHash) {
    return { kind: 'UNAVAILABLE', detail: 'What is kept is not what was confirmed: it is not sent.' };
  }
  return gateway.send(
    {
      ...{ reportId, version, brandId, authorityId, obligationCode, payloadHash, idempotencyKey },
      payload: Buffer.from(payload, 'utf8'),
      contentType: contentTypes[format],
      attempt: attempts + 1,
    },
    signal,
  );
}

async function endReplay(
  { store, clock }: ReplayContext,
  { changeId, brandId, callId, idempotencyKey }: DueReplay,
  outcome: SendOutcome,
): Promise<void> {
  const now = clock();
  const detail = wordsOf(outcome);
  await store.tx(async (tx) => {
    await tx.query(
      'update api_replay set ended_at = cast($2 as timestamp), outcome = $3, detail = $4 where change_id = $1',
      [changeId, now.toISOString(), outcome.kind, detail],
    );
    await appendAuditEvent(tx, {
      at: now,
      action: 'API_CALL_REPLAYED',
      brandId,
      object: { kind: 'api-call', id: callId },
      detail: { step: 'ENDED', key: idempotencyKey, outcome: outcome.kind, answer: detail, change: changeId },
    });
  });
}

function wordsOf(outcome: SendOutcome): string | null {
  if (outcome.kind === 'UNAVAILABLE') return outcome.detail;
  if (outcome.kind === 'REJECTED') return `${outcome.code} ${outcome.text}`;
  return outcome.ackRef;
}
