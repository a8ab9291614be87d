import type { Queryable } from '../../store/store';
import { askTogether } from '../../store/ask-together';
import { changesOfRegister, registerWith } from '../../taxes/obligations/load-register';
import type { Coverage } from '../../taxes/assessment/coverage';
import type { PeriodCompany } from './present-period';
import type { Adjustment } from '../../taxes/assessment/queries/adjustments';
import { paymentsInMoney, paymentsOf } from './queries/payments';
import type { StoredPeriod } from '../../taxes/assessment/queries/period-rows';
import { proposalsInMoney, proposalsOf } from './queries/proposals';
import type { TaxBrand } from '../../taxes/assessment/tax-brand';
import { readNamedPeople } from '../../platform/auth/named-people';

/** Reads what belongs to the periods of `brands` and the `adjustments` that they bear: payments, proposals and who the people are. */
export async function readCompany(
  store: Queryable,
  periods: readonly StoredPeriod[],
  {
    brands,
    coverage,
    adjustments,
    now,
  }: {
    readonly brands: readonly TaxBrand[];
    readonly coverage: Coverage;
    readonly adjustments: readonly Adjustment[];
    readonly now: Date;
  },
): Promise<PeriodCompany> {
  const ids = periods.map(({ id }) => id);
  const asked = await askTogether(store, {
    proposals: proposalsOf(ids),
    payments: paymentsOf(ids),
    ...changesOfRegister,
  });
  const proposals = proposalsInMoney(asked.proposals);
  const payments = paymentsInMoney(asked.payments);
  const person = await readNamedPeople(store, [
    ...proposals.flatMap(({ proposedBy, decidedBy }) => [proposedBy, decidedBy ?? proposedBy]),
    ...payments.map(({ recordedBy }) => recordedBy),
    ...periods.flatMap(({ pinned }) => (pinned.createdBy === '' ? [] : [pinned.createdBy])),
  ]);
  return {
    brandNames: new Map(brands.map(({ id, name }) => [id, name])),
    companyNames: coverage.names,
    payments,
    proposals,
    adjustments,
    person,
    register: registerWith(asked),
    now,
  };
}
