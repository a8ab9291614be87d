import { moveTaxPeriod, type TaxPeriodEvent } from '../../domain/tax-period/tax-period-machine';
import type { Queryable } from '../../store/store';
import { readStoredPeriod, type StoredPeriod } from '../../taxes/assessment/queries/period-rows';
import { decideProposal, insertProposal } from './queries/proposals';
import { movePeriod } from './queries/write-period';
import { hashOfReopening } from './propose';

/** The two people of the demo who move tax periods. */
export const demoProposer = 'u_demo_reporter';
export const demoConfirmer = 'u_demo_approver';

/** Opens a period again: proposed and confirmed at once. */
export async function reopen(tx: Queryable, id: string, at: Date, reason: string): Promise<void> {
  const period = await requirePeriodOf(tx, id);
  const contentHash = hashOfReopening(period, reason);
  await insertProposal(tx, { ...blankProposal(period, at), kind: 'REOPEN', reason, contentHash });
  await confirmPending(tx, id, at);
  await move(tx, id, { kind: 'reopen', reason, proposedBy: demoProposer, confirmedBy: demoConfirmer }, at);
}

/** The second person confirms what waits for a period. */
export async function confirmPending(tx: Queryable, id: string, at: Date): Promise<void> {
  const [pending] = await tx.query<{ id: string }>(
    `select id as "id" from tax_proposal where tax_period_id = $1 and state = 'PENDING'`,
    [id],
  );
  if (pending === undefined) throw new Error(`nothing is proposed for ${id}`);
  await decideProposal(tx, { id: pending.id, state: 'CONFIRMED', userId: demoConfirmer, at, reason: null });
}

/** Moves a period by an event that its rules allow. */
export async function move(tx: Queryable, id: string, event: TaxPeriodEvent, at: Date): Promise<void> {
  const period = await requirePeriodOf(tx, id);
  const moved = moveTaxPeriod(period.state, event, period);
  if (moved.kind === 'REFUSED') throw new Error(`${id}: ${moved.words}`);
  const actorId = 'confirmedBy' in event ? event.confirmedBy : null;
  const reason = 'reason' in event ? event.reason : null;
  const ackRef = event.kind === 'file' ? { ackRef: event.ackRef } : {};
  await movePeriod(tx, period, moved, { actorId, at, reason, ...ackRef });
}

/** The period as it is now. */
export async function requirePeriodOf(tx: Queryable, id: string): Promise<StoredPeriod> {
  const period = await readStoredPeriod(tx, id);
  if (period === undefined) throw new Error(`the demo has lost the tax period ${id}`);
  return period;
}

/** What every proposal of the demo has. */
export function blankProposal({ id, brandId }: StoredPeriod, at: Date) {
  return {
    brandId,
    periodId: id,
    method: null,
    versionId: null,
    carried: null,
    carriedLoss: null,
    bearerId: null,
    warnings: [],
    proposedBy: demoProposer,
    proposedAt: at.toISOString(),
  };
}
