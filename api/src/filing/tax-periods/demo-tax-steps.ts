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
export async function reopen(
  tx: Queryable,
  period: StoredPeriod,
  at: Date,
  reason: string,
): Promise<StoredPeriod> {
  const contentHash = hashOfReopening(period, reason);
  await insertProposal(tx, { ...blankProposal(period, at), kind: 'REOPEN', reason, contentHash });
  await confirmPending(tx, period.id, at);
  const people = { proposedBy: demoProposer, confirmedBy: demoConfirmer };
  return move(tx, period, { kind: 'reopen', reason, ...people }, at);
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

/** Moves a period, as it is now, by an event that its rules allow, and gives it as it is then. */
export async function move(
  tx: Queryable,
  period: StoredPeriod,
  event: TaxPeriodEvent,
  at: Date,
): Promise<StoredPeriod> {
  const moved = moveTaxPeriod(period.state, event, period);
  if (moved.kind === 'REFUSED') throw new Error(`${period.id}: ${moved.words}`);
  const actorId = 'confirmedBy' in event ? event.confirmedBy : null;
  const reason = 'reason' in event ? event.reason : null;
  const ackRef = event.kind === 'file' ? { ackRef: event.ackRef } : {};
  if (!(await movePeriod(tx, period, moved, { actorId, at, reason, ...ackRef })))
    throw new Error(`${period.id} is not as it was`);
  const { state, version, reopenedFrom } = moved;
  return { ...period, ...ackRef, state, version, reopenedFrom, revision: period.revision + 1 };
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
