import { createSqlParams } from '../figures/sql-params';
import type { Queryable } from '../store/store';
import { readCalendars } from '../authorities/read-calendars';
import type { PeriodCompany } from './present-period';
import { readAdjustments } from './queries/adjustments';
import { readPayments } from './queries/payments';
import type { StoredPeriod } from './queries/period-rows';
import { readProposals } from './queries/proposals';
import { readTaxBrands } from './tax-brand';

/** Reads what belongs to the periods: payments, proposals, adjustments and the names of people. */
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
  const people = await readNames(store, [
    ...proposals.flatMap(({ proposedBy, decidedBy }) => [proposedBy, decidedBy ?? proposedBy]),
    ...payments.map(({ recordedBy }) => recordedBy),
    ...periods.flatMap(({ pinned }) => (pinned.createdBy === '' ? [] : [pinned.createdBy])),
  ]);
  return {
    brandNames: new Map(brands.map(({ id, name }) => [id, name])),
    payments,
    proposals,
    adjustments: await readAdjustments(store, { bearerIds: ids }),
    people,
    calendars: await readCalendars(
      store,
      periods.map(({ authority }) => authority),
    ),
    now,
  };
}

/** Names of users by id. */
export async function readNames(
  store: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(userIds)];
  if (ids.length === 0) return new Map();
  const params = createSqlParams();
  const rows = await store.query<{ id: string; name: string }>(
    `select id as "id", name as "name" from app_user where id in (${params.addAll(ids)})`,
    params.values,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
