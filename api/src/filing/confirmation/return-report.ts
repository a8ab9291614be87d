import { coveredBy } from '../../figures/brands-as-one';
import { transition } from '../../domain/confirmation/transition';
import type { ConfirmationEvent } from '../../domain/confirmation/confirmation-event';
import type { ReportState } from '@tallyhouse/shared/contracts/reports';
import type { Store } from '../../store/store';
import { requireReport } from '../../reporting/reports/queries/read-reports';
import { readSubmission } from '../../reporting/payloads/queries/submission-row';
import { closeSubmission } from './queries/write-submission';
import { auditRefusal } from './record-refusal';
import { problemOf } from '../../platform/http/refusal-problem';
import { factsOf } from './report-facts';
import { moveAudited, type Deed } from './submit-report';

/**
 * Gives a submission back to who prepared it.
 *
 * Errors: `SELF_CONFIRMATION` for one's own; `REASON_REQUIRED`; `REPORT_LOCKED` when it does not wait any more.
 */
export function returnReport(store: Store, deed: Deed, reason: string): Promise<void> {
  return takeBack(store, deed, {
    event: { kind: 'return', actorId: deed.userId, reason },
    to: 'RETURNED',
    reason,
  });
}

/** Takes a submission back; it is a draft again. Errors: `REPORT_LOCKED` when it does not wait any more. */
export function withdrawReport(store: Store, deed: Deed, reason: string | null): Promise<void> {
  return takeBack(store, deed, { event: { kind: 'withdraw' }, to: 'DRAFT', reason });
}

async function takeBack(
  store: Store,
  deed: Deed,
  { event, to, reason }: { event: ConfirmationEvent; to: ReportState; reason: string | null },
): Promise<void> {
  const refusal = await store.tx(async (tx) => {
    const report = await requireReport(tx, coveredBy(deed.brand), deed.reportId);
    const submission = await readSubmission(tx, report.id);
    const moved = transition(report.state, event, factsOf(report, submission));
    if (moved.kind === 'REFUSED') {
      if (moved.code === 'SELF_CONFIRMATION') {
        await auditRefusal(tx, { report, refusal: moved, by: deed.userId, at: deed.now });
      }
      return moved;
    }
    await moveAudited(tx, report, { to, deed, reason });
    if (submission !== undefined) await closeSubmission(tx, submission.id, deed.now);
    return null;
  });
  if (refusal !== null) throw problemOf(refusal);
}
