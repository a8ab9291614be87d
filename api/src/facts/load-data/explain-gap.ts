import type { GapExplanation, GapReason } from '@tallyhouse/shared/contracts/load-handling';
import { autoResolveAlert } from '../../house/alerting/raise-alert';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import { ProblemError } from '../../platform/http/problems';
import type { Store } from '../../store/store';
import { keepExceptions } from '../laws/keep-exceptions';
import { touchExplainedTickets } from '../laws/touch-explained-tickets';
import { openTouchedTickets } from '../laws/touched-tickets';
import { findBatch, type BatchName } from './find-batch';
import { readGapExplanations } from './gap-explanations';

interface Explaining {
  readonly batch: BatchName;
  readonly reason: GapReason;
  readonly note: string;
  readonly evidence: string | null;
  readonly actorId: string;
  readonly now: Date;
}

/**
 * Writes down why a number is missing, ends its alert, and looks at the tickets that its file might have explained.
 *
 * Errors: `NotFound`; `BATCH_STATE` (409) for a batch that is no gap.
 */
export function explainGap(store: Store, explaining: Explaining): Promise<GapExplanation> {
  const { batch: name, reason, note, evidence, actorId, now } = explaining;
  return store.tx(async (tx) => {
    const { id, state, brand_id: brandId, period_from: since } = await findBatch(tx, name);
    if (state !== 'MISSING') {
      throw new ProblemError(409, 'BATCH_STATE', 'This file is not missing', {
        detail: 'Only skipped numbers can be explained. Check the batch again.',
      });
    }
    await tx.query(
      `insert into load_gap_explanation (batch_id, brand_id, reason, note, evidence, explained_by, explained_at)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (batch_id) do update set reason = excluded.reason, note = excluded.note,
         evidence = excluded.evidence, explained_by = excluded.explained_by, explained_at = excluded.explained_at`,
      [id, brandId, reason, note, evidence, actorId, now.toISOString()],
    );
    await appendAuditEvent(tx, {
      at: now,
      action: 'GAP_EXPLAINED',
      actorId,
      brandId,
      object: { kind: 'load-batch', id },
      detail: { reason, note, evidence },
    });
    await autoResolveAlert(
      tx,
      { code: 'CA-06', brandId, object: { kind: 'load-batch', id }, period: null },
      { at: now, reason: `The gap was explained: ${note}` },
    );
    // What the file might have brought is looked for in it no more, or again.
    await openTouchedTickets(tx);
    await touchExplainedTickets(tx, { brandIds: [brandId], since });
    await keepExceptions(tx, { now });
    const explanation = (await readGapExplanations(tx, { brandIds: [brandId], batchId: id })).get(id);
    if (explanation === undefined) throw new Error(`${id} has lost its explanation`);
    return explanation;
  });
}
