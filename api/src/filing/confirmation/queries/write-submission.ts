import type { Queryable } from '../../../store/store';
import type { FrozenPayload } from '../../../reporting/payloads/write-payload';
import type { StoredSubmission } from '../../../reporting/payloads/queries/submission-row';

/** A submission as it begins. */
export type NewSubmission = Omit<
  StoredSubmission,
  'failedAttempts' | 'closedAt' | 'confirmedBy' | 'confirmedAt' | 'payloadHash'
>;

/** Writes a submission and the payload that was frozen for it. */
export async function insertSubmission(
  tx: Queryable,
  submission: NewSubmission,
  frozen: FrozenPayload,
): Promise<void> {
  const s = submission;
  await tx.query(
    `insert into report_submission (id, brand_id, report_id, version, authority_id, obligation_code, format,
       correction_method, ack_hours, due_at, content_hash, payload_hash, control_field, control_total, warnings,
       figure_status, prepared_by, submitted_by, submitted_at, expires_at, failed_attempts)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, cast($10 as timestamp), $11, $12, $13, $14, cast($15 as json), $16,
       cast($17 as json), $18, cast($19 as timestamp), cast($20 as timestamp), 0)`,
    [
      s.id,
      s.brandId,
      s.reportId,
      s.version,
      s.authorityId,
      s.obligationCode,
      s.format,
      s.correctionMethod,
      s.ackHours,
      s.dueAt,
      s.contentHash,
      frozen.payloadHash,
      s.controlField,
      s.controlTotal,
      JSON.stringify(s.warnings),
      s.figureStatus,
      JSON.stringify(s.preparedBy),
      s.submittedBy,
      s.submittedAt,
      s.expiresAt,
    ],
  );
  await tx.query(
    'insert into report_payload (submission_id, brand_id, document, payload) values ($1, $2, $3, $4)',
    [s.id, s.brandId, frozen.document, frozen.payload],
  );
}

/** Ends a submission that was returned, withdrawn or has lapsed. */
export async function closeSubmission(tx: Queryable, id: string, at: Date): Promise<void> {
  await tx.query('update report_submission set closed_at = cast($2 as timestamp) where id = $1', [
    id,
    at.toISOString(),
  ]);
}

/** What a confirmation leaves behind. */
export interface ConfirmationRecord {
  readonly submissionId: string;
  readonly confirmedBy: string;
  readonly confirmedAt: Date;
  readonly secondFactorAt: string;
  readonly warningReasons: Readonly<Record<string, string>>;
  readonly nonFinalReason: string | null;
}

export async function writeConfirmation(tx: Queryable, record: ConfirmationRecord): Promise<void> {
  await tx.query(
    `update report_submission set confirmed_by = $2, confirmed_at = cast($3 as timestamp),
       second_factor_at = cast($4 as timestamp), warning_reasons = cast($5 as json), non_final_reason = $6
     where id = $1`,
    [
      record.submissionId,
      record.confirmedBy,
      record.confirmedAt.toISOString(),
      record.secondFactorAt,
      JSON.stringify(record.warningReasons),
      record.nonFinalReason,
    ],
  );
}

/** Counts a wrong control total. */
export async function countFailedAttempt(tx: Queryable, id: string): Promise<void> {
  await tx.query('update report_submission set failed_attempts = failed_attempts + 1 where id = $1', [id]);
}
