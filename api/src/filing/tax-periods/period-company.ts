import type { Queryable } from '../../store/store';
import { readCalendars } from '../../taxes/obligations/read-calendars';
import type { Coverage } from '../../taxes/assessment/coverage';
import type { PeriodCompany } from './present-period';
import type { Adjustment } from '../../taxes/assessment/queries/adjustments';
import { readPayments } from './queries/payments';
import type { StoredPeriod } from '../../taxes/assessment/queries/period-rows';
import { readProposals } from './queries/proposals';
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
  const proposals = await readProposals(store, ids);
  const payments = await readPayments(store, ids);
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
    calendars: await readCalendars(
      store,
      periods.map(({ authority }) => authority),
    ),
    now,
  };
}
