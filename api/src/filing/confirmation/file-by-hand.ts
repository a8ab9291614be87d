import { coveredBy } from '../../figures/brands-as-one';
import type { fileReport } from '@tallyhouse/shared/contracts/filing-calls';
import type { Parsed } from '@tallyhouse/shared/contracts/endpoint';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import { refuse } from '../../domain/confirmation/refusal';
import { transition } from '../../domain/confirmation/transition';
import { ValidationFailed } from '../../platform/http/problems';
import type { Queryable, Store } from '../../store/store';
import { endDelivery } from './delivery/write-delivery';
import { insertAcknowledgement } from './queries/acknowledgement-row';
import { insertReceipt } from './queries/filing-receipt';
import { isFiledAtPortal } from './queries/read-portals';
import { requireReport } from '../../reporting/reports/queries/read-reports';
import { readSubmission, type StoredSubmission } from '../../reporting/payloads/queries/submission-row';
import { problemOf } from '../../platform/http/refusal-problem';
import { factsOf } from './report-facts';
import { moveAudited, type Deed } from './submit-report';

type Filing = Parsed<typeof fileReport.body>;

/**
 * Records that a confirmed report was filed at the authority's portal by hand: its reference, the time and the receipt.
 *
 * Errors: `SELF_CONFIRMATION` for who prepared it; `PAYLOAD_CHANGED` for another payload than the one confirmed;
 * `REPORT_LOCKED` for a report that is not confirmed, or whose authority takes reports from the product itself;
 * `ValidationFailed` for a time before the confirmation or in the future, and for a receipt that is not what it says.
 */
export async function fileByHand(store: Store, deed: Deed, filing: Filing): Promise<void> {
  const { brand, reportId, userId, now } = deed;
  const content = receiptOf(filing);
  await store.tx(async (tx) => {
    const report = await requireReport(tx, coveredBy(brand), reportId);
    const submission = await requireFiled(tx, reportId);
    const { reference } = filing;
    const moved = transition(
      report.state,
      { kind: 'file', actorId: userId, reference, payloadHash: filing.payloadHash },
      factsOf(report, submission),
    );
    if (moved.kind === 'REFUSED') throw problemOf(moved);
    requireSensibleTime(filing.filedAt, { now, submission });
    await moveAudited(tx, report, { to: 'FILED_BY_HAND', deed, reason: filing.note });
    await tx.query('update report set sent_at = cast($2 as timestamp), ack_ref = $3 where id = $1', [
      report.id,
      filing.filedAt,
      reference,
    ]);
    const of = { reportId: report.id, brandId: brand.id, submissionId: submission.id };
    const sha256 = await insertReceipt(tx, { ...of, filing, content, recordedBy: userId, recordedAt: now });
    await endDelivery(tx, report.id, 'It was filed by hand.');
    await insertAcknowledgement(tx, {
      ...{ brandId: brand.id, reportId: report.id, kind: 'RECEIVED', ackRef: reference },
      ...{ code: null, text: null, at: now, attachedBy: userId, note: filing.note },
    });
    await appendAuditEvent(tx, {
      ...{ at: now, action: 'REPORT_FILED_BY_HAND', actorId: userId, brandId: brand.id },
      object: { kind: 'report', id: report.id },
      detail: {
        ...{ authority: submission.authorityId, obligation: submission.obligationCode },
        ...{ version: report.version, payloadHash: submission.payloadHash },
        ...{ reference, filedAt: filing.filedAt, receipt: sha256 },
      },
    });
  });
}

/** Errors: `REPORT_LOCKED` where nothing is filed by hand. */
async function requireFiled(tx: Queryable, reportId: string): Promise<StoredSubmission> {
  const submission = await readSubmission(tx, reportId);
  if (submission !== undefined && (await isFiledAtPortal(tx, submission))) return submission;
  throw problemOf(
    refuse(
      'WRONG_STATE',
      'Only returns due through a portal are filed manually; this one is sent automatically.',
    ),
  );
}

function requireSensibleTime(
  filedAt: string,
  { now, submission }: { readonly now: Date; readonly submission: StoredSubmission },
): void {
  const ms = Date.parse(filedAt);
  const confirmedMs = Date.parse(submission.confirmedAt ?? submission.submittedAt);
  const fault = (message: string) =>
    new ValidationFailed([{ field: 'filedAt', code: 'WRONG_TIME', message }]);
  if (ms > now.getTime()) throw fault('It is in the future: enter the time at which it was filed');
  // A portal shows minutes.
  if (ms < confirmedMs - 60_000)
    throw fault('It was confirmed after that time: enter a time after its confirmation');
}

const signatures: Readonly<Record<Filing['receipt']['contentType'], string>> = {
  'application/pdf': '25504446',
  'image/png': '89504e47',
  'image/jpeg': 'ffd8ff',
};

/** Errors: `ValidationFailed` for a file that is none of its kind. */
function receiptOf({ receipt }: Filing): Buffer {
  const content = Buffer.from(receipt.content, 'base64');
  if (content.toString('hex', 0, 4).startsWith(signatures[receipt.contentType])) return content;
  throw new ValidationFailed([
    {
      field: 'receipt.content',
      code: 'WRONG_FILE',
      message: `It is not ${receipt.contentType}: save the receipt as PDF, PNG or JPEG`,
    },
  ]);
}
