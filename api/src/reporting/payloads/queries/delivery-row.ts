import type { StoredReport } from '../../reports/queries/report-headers';
import type { Queryable } from '../../../store/store';
import type { StoredSubmission } from './submission-row';

/** A payload on its way, as the queue knows it. */
export interface StoredDelivery {
  readonly idempotencyKey: string;
  readonly brandId: string;
  readonly reportId: string;
  readonly submissionId: string;
  readonly attempts: number;
  readonly allAttempts: number;
  readonly nextAt: string | null;
  readonly questions: number;
  readonly lastDetail: string | null;
}

export const deliveryColumns = `d.idempotency_key as "idempotencyKey", d.brand_id as "brandId",
  d.report_id as "reportId", d.submission_id as "submissionId", d.attempts as "attempts",
  d.all_attempts as "allAttempts", d.next_at as "nextAt", d.questions as "questions", d.last_detail as "lastDetail"`;

/** The key under which an authority knows a version: the same for every attempt to send it. */
export function idempotencyKeyOf({ id, version }: Pick<StoredReport, 'id' | 'version'>): string {
  return `${id}:${version}`;
}

/** Puts a confirmed submission in the queue. The key is unique: the same version is never queued twice. */
export async function queueDelivery(
  tx: Queryable,
  { report, submission, now }: { report: StoredReport; submission: StoredSubmission; now: Date },
): Promise<void> {
  await tx.query(
    `insert into report_delivery (idempotency_key, brand_id, report_id, submission_id, attempts, all_attempts, next_at,
       leased_until, questions, last_detail)
     values ($1, $2, $3, $4, 0, 0, cast($5 as timestamp), null, 0, null)`,
    [idempotencyKeyOf(report), report.brandId, report.id, submission.id, now.toISOString()],
  );
}
