import type { TaxPeriodDetail, TaxPeriodState } from '@tallyhouse/shared/contracts/tax-periods';
import type { Instant } from '@tallyhouse/shared/contracts/scalars';
import type { Queryable, QueryOptions } from '../../store/store';
import { readClosingChecks } from './closing-checks';
import { findPeriod, type FindScope, type FoundPeriod } from './find-period';
import { readCorrectionRule } from './correction-rule';
import { keyOf } from '../../domain/tax-period/tax-period-key';
import { lateFactsOf } from './late-facts';
import { readCompany } from './period-company';
import { presentPeriod, presentProposal } from './present-period';
import { readAdjustments, type Adjustment } from '../../taxes/assessment/queries/adjustments';
import { readVersions } from '../../taxes/assessment/queries/period-rows';
import { withFilings } from './with-filings';
import { readSteps } from './queries/read-steps';
import { readPaymentHistory, type KeptPayment } from './queries/payments';
import { readNamedPeople, type NamedPeople } from '../../platform/auth/named-people';

/** A tax period with everything that was done to it. Errors: `NotFound`. */
export async function readDetail(
  store: Queryable,
  scope: FindScope,
  id: string,
  options: QueryOptions = {},
): Promise<TaxPeriodDetail> {
  const found = await findPeriod(store, scope, id, options);
  const { period } = found;
  const company = await readCompany(store, [period], {
    ...{ brands: found.brands, coverage: found.coverage, now: scope.now },
    adjustments: await readAdjustments(store, { bearerIds: [id] }),
  });
  const versions = await readVersions(store, id);
  const steps = await readSteps(store, id);
  const payments = await readPaymentHistory(store, id);
  const person = await readNamedPeople(store, [
    ...payments.flatMap(({ recordedBy, reversedBy }) => [recordedBy, reversedBy ?? recordedBy]),
    ...versions.flatMap(({ createdBy }) => (createdBy === '' ? [] : [createdBy])),
    ...steps.flatMap(({ actorId }) => (actorId === null ? [] : [actorId])),
  ]);
  const carriedOut = await readAdjustments(store, { ofPeriodIds: [id] });
  const { method, limit, proof, source } = await readCorrectionRule(store, period);
  const [shown = presentPeriod(period, company)] = await withFilings(
    store,
    [presentPeriod(period, company)],
    scope.now,
  );
  return {
    ...shown,
    versions: versions.map((version) => ({
      version: version.version,
      asOf: version.pinnedAt,
      snapshotId: version.snapshotId,
      rulePackVersion: version.rulePackVersion,
      baseAmount: version.base,
      tax: version.tax,
      adjustments: version.adjustments,
      contentHash: version.contentHash,
      createdBy: version.createdBy === '' ? null : person(version.createdBy),
    })),
    steps: steps.map(({ actorId, ...step }) => ({
      ...step,
      actor: actorId === null ? null : person(actorId),
    })),
    proposals: company.proposals.map((proposal) => presentProposal(proposal, company.person)),
    payments: payments.map((payment) => presentPayment(payment, person)),
    adjustmentsIn: company.adjustments.map(presentAdjustment),
    adjustmentsOut: carriedOut.map(presentAdjustment),
    late: await readLate(store, found, scope.now),
    checks: await checksOf(store, found, options),
    correction: { method, limit, proof, source },
  };
}

async function readLate(
  store: Queryable,
  { period }: FoundPeriod,
  now: Date,
): Promise<TaxPeriodDetail['late']> {
  if (period.state === 'OPEN') return null;
  const { records, newestAt, base, tax, baseDifference, taxDifference } = await lateFactsOf(
    store,
    period,
    now,
  );
  return { records, newestAt, baseAmount: base, tax, baseDifference, taxDifference };
}

const checkable: readonly TaxPeriodState[] = ['OPEN', 'SOFT_CLOSED', 'REOPENED'];

async function checksOf(store: Queryable, { period, assessor }: FoundPeriod, options: QueryOptions) {
  if (!checkable.includes(period.state)) return [];
  return readClosingChecks(store, assessor, await assessor.assess(keyOf(period)), options);
}

function presentPayment(
  { recordedBy, reversedBy, reversedAt, reversalReason, periodId: _id, ...payment }: KeptPayment,
  person: NamedPeople,
): TaxPeriodDetail['payments'][number] {
  const isReversed = reversedBy !== null && reversedAt !== null;
  return {
    ...payment,
    recordedBy: person(recordedBy),
    reversal: isReversed ? { by: person(reversedBy), at: reversedAt, reason: reversalReason ?? '' } : null,
  };
}

function presentAdjustment({
  bearerId,
  ofPeriodId,
  ofVersion,
  amount,
  loss,
  reason,
  createdAt,
}: Adjustment): {
  bearerId: string;
  ofPeriodId: string;
  ofVersion: number;
  amount: string;
  loss: string;
  reason: string;
  createdAt: Instant;
} {
  return { bearerId, ofPeriodId, ofVersion, amount, loss, reason, createdAt };
}
