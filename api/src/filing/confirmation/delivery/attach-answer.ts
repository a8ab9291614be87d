import { coveredBy } from '../../../figures/brands-as-one';
import type { acknowledgeReport } from '@tallyhouse/shared/contracts/confirmation';
import type { ReportState } from '@tallyhouse/shared/contracts/reports';
import type { Parsed } from '@tallyhouse/shared/contracts/endpoint';
import { appendAuditEvent } from '../../../store/audit-trail/append-audit-event';
import { refuse } from '../../../domain/confirmation/refusal';
import type { Store } from '../../../store/store';
import { requireReport } from '../../../reporting/reports/queries/read-reports';
import { problemOf } from '../../../platform/http/refusal-problem';
import type { Deed } from '../submit-report';
import { takeAnswer, type Answer } from './take-answer';
import { endDelivery, requeueDelivery } from './write-delivery';
import { stepReport } from './step-report';

const answerable: readonly ReportState[] = ['SENT', 'ACKNOWLEDGED', 'FILED_BY_HAND'];

/**
 * Attaches an answer that came by letter, mail or portal; the report goes where the authority's own answer would take it.
 *
 * Errors: `REPORT_LOCKED` for what was not sent, or was answered for good.
 */
export async function attachAnswer(
  store: Store,
  deed: Deed,
  body: Parsed<typeof acknowledgeReport.body>,
): Promise<void> {
  await store.tx(async (tx) => {
    const report = await requireReport(tx, coveredBy(deed.brand), deed.reportId);
    const isKnown = report.state !== 'SENT' && body.kind === 'ACKNOWLEDGED';
    if (isKnown || !answerable.includes(report.state)) {
      throw problemOf(refuse('WRONG_STATE', `A report in state ${report.state} cannot take this response.`));
    }
    await appendAuditEvent(tx, {
      at: deed.now,
      action: 'ACKNOWLEDGEMENT_ATTACHED',
      actorId: deed.userId,
      brandId: report.brandId,
      object: { kind: 'report', id: report.id },
      detail: { kind: body.kind, ackRef: body.ackRef, note: body.note, version: report.version },
    });
    const origin = { userId: deed.userId, now: deed.now, attachedBy: deed.userId, note: body.note };
    const after = await takeAnswer(tx, report, { answer: answerOf(body), origin });
    if (after.state !== 'ACKNOWLEDGED') await endDelivery(tx, report.id, `Attached by hand: ${body.note}`);
  });
}

function answerOf({ kind, ackRef, code = '', text = '' }: Parsed<typeof acknowledgeReport.body>): Answer {
  return kind === 'REJECTED' ? { kind, code, text, ackRef } : { kind, ackRef };
}

/** Puts a sending that was given up back in the queue, under the same key. Errors: `REPORT_LOCKED`, `ALREADY_SENT`. */
export async function retrySend(store: Store, deed: Deed): Promise<void> {
  await store.tx(async (tx) => {
    const report = await requireReport(tx, coveredBy(deed.brand), deed.reportId);
    await stepReport(tx, report, { event: { kind: 'retry' }, userId: deed.userId, now: deed.now });
    await requeueDelivery(tx, report.id, deed.now);
  });
}
