import type { Warning } from '@tallyhouse/shared/contracts/confirmation-items';
import type { CorrectionMethod } from '@tallyhouse/shared/contracts/confirmation-items';
import type { PayloadFormat } from '@tallyhouse/shared/contracts/payload-format';
import type { FigureStatus, Money } from '@tallyhouse/shared/contracts/scalars';
import type { Queryable } from '../../../store/store';

/** A submission without its payload. Frozen when it was made, but for attempts and for how it ended. */
export interface StoredSubmission {
  readonly id: string;
  readonly brandId: string;
  readonly reportId: string;
  readonly version: number;
  readonly authorityId: string;
  readonly obligationCode: string;
  readonly format: PayloadFormat;
  readonly correctionMethod: CorrectionMethod;
  readonly ackHours: number;
  readonly dueAt: string | null;
  readonly contentHash: string;
  readonly payloadHash: string;
  readonly controlField: string;
  readonly controlTotal: Money;
  readonly warnings: readonly Warning[];
  readonly figureStatus: FigureStatus;
  /** Ids of all who prepared, edited or submitted it. */
  readonly preparedBy: readonly string[];
  readonly submittedBy: string;
  readonly submittedAt: string;
  readonly expiresAt: string;
  readonly failedAttempts: number;
  readonly closedAt: string | null;
  readonly confirmedBy: string | null;
  readonly confirmedAt: string | null;
}

const columns: Readonly<Record<keyof StoredSubmission, string>> = {
  id: 'id',
  brandId: 'brand_id',
  reportId: 'report_id',
  version: 'version',
  authorityId: 'authority_id',
  obligationCode: 'obligation_code',
  format: 'format',
  correctionMethod: 'correction_method',
  ackHours: 'ack_hours',
  dueAt: 'due_at',
  contentHash: 'content_hash',
  payloadHash: 'payload_hash',
  controlField: 'control_field',
  controlTotal: 'control_total',
  warnings: 'warnings',
  figureStatus: 'figure_status',
  preparedBy: 'prepared_by',
  submittedBy: 'submitted_by',
  submittedAt: 'submitted_at',
  expiresAt: 'expires_at',
  failedAttempts: 'failed_attempts',
  closedAt: 'closed_at',
  confirmedBy: 'confirmed_by',
  confirmedAt: 'confirmed_at',
};

/** Columns of `report_submission` by the alias `s`. */
export const submissionColumns = Object.entries(columns)
  .map(([field, column]) => `s.${column} as "${field}"`)
  .join(', ');

/** The newest submission of a report; undefined before the first. */
export async function readSubmission(
  store: Queryable,
  reportId: string,
): Promise<StoredSubmission | undefined> {
  const [row] = await store.query<StoredSubmission>(
    `select ${submissionColumns} from report_submission s
     where s.report_id = $1 order by s.submitted_at desc, s.id desc limit 1`,
    [reportId],
  );
  return row;
}

/** What was frozen with a submission. Errors: one without a payload is a broken store, so a plain error. */
export async function readPayload(
  store: Queryable,
  submissionId: string,
): Promise<{ readonly document: string; readonly payload: string }> {
  const [row] = await store.query<{ document: string; payload: string }>(
    'select document, payload from report_payload where submission_id = $1',
    [submissionId],
  );
  if (row === undefined) throw new Error(`submission ${submissionId} has no payload`);
  return row;
}
