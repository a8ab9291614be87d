import { idempotencyKeyOf } from '../../reporting/payloads/queries/delivery-row';
import type { Queryable } from '../../store/store';
import type { KeptSubmission, SubmissionBook } from './submission-book';

interface OpenSubmission {
  readonly reportId: string;
  readonly version: number;
  readonly brandId: string;
  readonly state: 'SENT' | 'ACKNOWLEDGED';
  readonly authorityId: string;
  readonly obligation: string;
  readonly payloadHash: string;
  readonly periodFrom: string;
  readonly periodTo: string;
  readonly replaces: string | null;
  readonly sentAt: string;
  readonly ackRef: string | null;
}

/**
 * Lets the simulated authority know what the demo's past has sent it and what still waits for its answer: it says no more
 * about it than it has said.
 */
export async function rememberPast(store: Queryable, book: SubmissionBook): Promise<void> {
  const sent = await store.query<OpenSubmission>(
    `select r.id as "reportId", r.version as "version", r.brand_id as "brandId", r.state as "state",
       s.authority_id as "authorityId", s.obligation_code as "obligation", s.payload_hash as "payloadHash",
       r.period_from as "periodFrom", r.period_to as "periodTo", r.replaces as "replaces", r.sent_at as "sentAt",
       r.ack_ref as "ackRef"
     from report r join report_submission s on s.report_id = r.id and s.closed_at is null
     where r.state in ('SENT', 'ACKNOWLEDGED') and r.sent_at is not null order by r.sent_at, r.id`,
  );
  for (const submission of sent) {
    const idempotencyKey = idempotencyKeyOf({ id: submission.reportId, version: submission.version });
    if (book.find(submission.authorityId, idempotencyKey) !== undefined) continue;
    book.keep(keptOf(submission, idempotencyKey));
  }
}

function keptOf({ state, sentAt, ...sent }: OpenSubmission, idempotencyKey: string): KeptSubmission {
  const said = state === 'SENT' ? 'RECEIVED' : 'ACKNOWLEDGED';
  return {
    authorityId: sent.authorityId,
    idempotencyKey,
    payloadHash: sent.payloadHash,
    brandId: sent.brandId,
    obligation: sent.obligation,
    periodFrom: sent.periodFrom,
    periodTo: sent.periodTo,
    reportId: sent.reportId,
    replaces: sent.replaces,
    ackRef: sent.ackRef ?? '',
    receivedAt: sentAt,
    first: said,
    final: said,
    settledAt: sentAt,
    code: null,
    text: null,
  };
}
