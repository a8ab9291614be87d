import type { Store } from '../../store/store';
import { keyOf } from '../../domain/tax-period/tax-period-key';
import { createAssessor, type AssessmentScope } from '../../taxes/assessment/assess';
import { readCorrectionRule } from './correction-rule';
import { blankProposal, confirmPending, demoConfirmer, demoProposer, move, reopen } from './demo-tax-steps';
import { carrierOf } from './filed-reports';
import { lateFactsOf } from './late-facts';
import { readStoredPeriods, type StoredPeriod } from '../../taxes/assessment/queries/period-rows';
import { insertProposal } from './queries/proposals';
import { decideVersion, insertVersion } from './queries/write-period';
import { pinnedOf } from '../../taxes/assessment/paper';

const reason = 'Facts came after the period was paid; the return is filed again.';

/**
 * Amends the newest paid period of a company whose tax other facts would change by now, where its authority takes another
 * version; leaves a company without one as it is.
 */
export async function amendLatePeriod(
  store: Store,
  { now, ...scope }: Omit<AssessmentScope, 'asOf'> & { readonly now: Date },
): Promise<void> {
  const period = await findLatePeriod(
    store,
    scope.brands.map(({ id }) => id),
    now,
  );
  if (period === undefined) return;
  const { id } = period;
  const assessor = createAssessor(store, { ...scope, asOf: now.toISOString() });
  const assessment = await assessor.assess(keyOf(period));
  await store.tx(async (tx) => {
    const reopened = await reopen(tx, period, now, reason);
    const figures = pinnedOf(assessment, { version: reopened.version + 1, createdBy: demoProposer });
    const versionId = await insertVersion(tx, reopened, figures, 'PROPOSED');
    const { contentHash } = figures;
    const asked = { kind: 'AMEND', method: 'RESTATE', reason, versionId, contentHash } as const;
    await insertProposal(tx, { ...blankProposal(reopened, now), ...asked });
    await confirmPending(tx, id, now);
    await decideVersion(tx, versionId, 'PINNED');
    const people = { proposedBy: demoProposer, confirmedBy: demoConfirmer };
    await move(tx, reopened, { kind: 'amend', method: 'RESTATE', reason, ...people }, now);
  });
}

async function findLatePeriod(
  store: Store,
  brandIds: readonly string[],
  now: Date,
): Promise<StoredPeriod | undefined> {
  const periods = await readStoredPeriods(store, brandIds, {
    from: '0001-01-01',
    to: now.toISOString().slice(0, 10),
  });
  const paid = periods.filter(({ state }) => state === 'PAID');
  for (const period of paid.sort((left, right) => right.period.to.localeCompare(left.period.to))) {
    // A return would have to be corrected with it.
    if (carrierOf(period) !== undefined) continue;
    if ((await readCorrectionRule(store, period)).method !== 'RESTATE') continue;
    const { records, taxDifference } = await lateFactsOf(store, period, now);
    if (records > 0 && Number(taxDifference) !== 0) return period;
  }
  return undefined;
}
