import type { Queryable } from '../store/store';
import { readCalendars } from '../authorities/read-calendars';
import type { PeriodCompany } from './present-period';
import { readAdjustments } from './queries/adjustments';
import { readPayments } from './queries/payments';
import type { StoredPeriod } from './queries/period-rows';
import { readProposals } from './queries/proposals';
import { readTaxBrands } from './tax-brand';
import { readNamedPeople } from '../users/named-people';

/** Reads what belongs to the periods: payments, proposals, adjustments and who the people are. */
export async function readCompany(
  store: Queryable,
  periods: readonly StoredPeriod[],
  now: Date,
): Promise<PeriodCompany> {
  const ids = periods.map(({ id }) => id);
  const brandIds = [...new Set(periods.map(({ brandId }) => brandId))];
  const brands = await readTaxBrands(store, brandIds);
  const proposals = await readProposals(store, ids);
  const payments = await readPayments(store, ids);
  const person = await readNamedPeople(store, [
    ...proposals.flatMap(({ proposedBy, decidedBy }) => [proposedBy, decidedBy ?? proposedBy]),
    ...payments.map(({ recordedBy }) => recordedBy),
    ...periods.flatMap(({ pinned }) => (pinned.createdBy === '' ? [] : [pinned.createdBy])),
  ]);
  return {
    brandNames: new Map(brands.map(({ id, name }) => [id, name])),
    payments,
    proposals,
    adjustments: await readAdjustments(store, { bearerIds: ids }),
    person,
    calendars: await readCalendars(
      store,
      periods.map(({ authority }) => authority),
    ),
    now,
  };
}
