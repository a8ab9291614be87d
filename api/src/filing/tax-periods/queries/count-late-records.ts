import type { Channel, Instant, Period, Vertical } from '@tallyhouse/shared/contracts/scalars';
import type { WalletBase } from '../../../domain/tax/product-class';
import { createSqlParams } from '../../../store/sql-params';
import type { Queryable, QueryOptions } from '../../../store/store';
import { movementOf } from '../../../taxes/assessment/queries/read-accounts';

/** Records of one place that came or changed after an instant. */
export interface LateRecords {
  readonly licenceId: string;
  readonly channel: Channel;
  readonly vertical: Vertical;
  readonly records: number;
  readonly newestAt: Instant;
}

interface LateScope {
  readonly brandId: string;
  readonly period: Period;
  readonly since: Instant;
  readonly until: Instant;
}

const isLate = (column: string) =>
  `(${column} > cast($4 as timestamp) and ${column} <= cast($5 as timestamp))`;
const changedAt = `max(case when ${isLate('superseded_at')} then superseded_at else known_at end)`;
const inPeriod = 'gaming_day between cast($2 as date) and cast($3 as date)';

/**
 * Counts each record of a period once that was loaded, corrected or taken out after `since` and up to `until`.
 *
 * `isOnPayments`: what is taxed are the payments of the period, by the stakes that earlier settlements released and by
 * what was paid before. So each record of a ticket that was paid in the period counts, of whatever day before its end.
 */
export function countLateRecords(
  store: Queryable,
  { brandId, period, since, until, isOnPayments }: LateScope & { readonly isOnPayments: boolean },
  options: QueryOptions = {},
): Promise<LateRecords[]> {
  const ofPaid = (bet: string) => `gaming_day < cast($2 as date) and ${bet} in
    (select bet_record_id from payment where brand_id = $1 and ${inPeriod} and kind = 'WINNINGS')`;
  const days = (bet: string) => (isOnPayments ? `(${inPeriod} or ${ofPaid(bet)})` : inPeriod);
  const changed = [
    ['bet', 'record_id'],
    ['settlement', 'bet_record_id'],
    ['payment', 'bet_record_id'],
  ]
    .map(
      ([
        table = '',
        bet = '',
      ]) => `select licence_id, channel, vertical, '${table}' as kind, source_id, record_id,
          ${changedAt} as changed_at
        from ${table} where brand_id = $1 and (${isLate('known_at')} or ${isLate('superseded_at')}) and ${days(bet)}
        group by licence_id, channel, vertical, source_id, record_id`,
    )
    .join(' union all ');
  return store.query<LateRecords>(
    `select licence_id as "licenceId", channel as "channel", vertical as "vertical", count(*) as "records",
       max(changed_at) as "newestAt"
     from (${changed}) c group by licence_id, channel, vertical`,
    [brandId, period.from, period.to, since, until],
    options,
  );
}

/** The same of deposits, or of withdrawals paid; `licences` is null for all of them. */
export async function countLateMovements(
  store: Queryable,
  {
    brandId,
    period,
    since,
    until,
    base,
    licences,
  }: LateScope & { readonly base: WalletBase; readonly licences: readonly string[] | null },
  options: QueryOptions = {},
): Promise<Pick<LateRecords, 'records' | 'newestAt'>[]> {
  const params = createSqlParams(brandId, period.from, period.to, since, until);
  if (licences?.length === 0) return [];
  const own = licences === null ? '' : ` and licence_id in (${params.addAll(licences)})`;
  const rows = await store.query<{ readonly records: number; readonly newestAt: Instant | null }>(
    `select count(*) as "records", max(changed_at) as "newestAt" from (
       select ${changedAt} as changed_at from cash_movement
       where brand_id = $1 and ${inPeriod} and kind = '${movementOf[base]}'${own}
         and (${isLate('known_at')} or ${isLate('superseded_at')})
       group by source_id, record_id) c`,
    params.values,
    options,
  );
  return rows.flatMap(({ records, newestAt }) => (newestAt === null ? [] : [{ records, newestAt }]));
}
