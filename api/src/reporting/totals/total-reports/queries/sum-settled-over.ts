import type { TotalDimension } from '@tallyhouse/shared/contracts/total-reports';
import type { Channel, Day, Vertical } from '@tallyhouse/shared/contracts/scalars';
import { settlesStake } from '../../../../figures/returned-stakes';
import { inForce } from '../../../../store/in-force';
import { createSqlParams, type SqlParams } from '../../../../store/sql-params';
import type { Queryable, QueryOptions } from '../../../../store/store';
import { shopsOfScope, placeOfFacts, splitColumns, type TotalScope } from './sum-facts';

/** What tickets are settled for beyond what was staked on them, as it changed on a day. */
export interface SettledOver {
  readonly brandId: string;
  readonly currency: string;
  /** Null where it is not split by it. */
  readonly channel: Channel | null;
  readonly licenceId: string | null;
  readonly vertical: Vertical | null;
  readonly day: Day | null;
  /** In major units of `currency`; negative where the bets of what was settled before came. */
  readonly amount: string;
}

/**
 * By how much the stakes settled exceed those placed, ticket by ticket, as it changed from `scope.from` to `scope.to`; per
 * brand, currency and combination of `keys` with any, no order.
 *
 * A bet that is settled and was never placed, since its file is lost, is no longer open: its stake is not taken off what
 * others have open. Only odd tickets are looked at; a ticket stands where it was settled.
 */
export function sumSettledOver(
  store: Queryable,
  scope: TotalScope,
  keys: readonly (TotalDimension | 'day')[],
  options: QueryOptions = {},
): Promise<SettledOver[]> {
  const params = createSqlParams();
  return store.query<SettledOver>(settledOverSql(scope, keys, params), params.values, options);
}

/** SELECT of what `sumSettledOver` gives. */
export function settledOverSql(
  scope: TotalScope,
  keys: readonly (TotalDimension | 'day')[],
  params: SqlParams,
): string {
  const asOf = params.add(scope.asOf);
  const odd = `select brand_id, source_id, record_id from odd_ticket where brand_id in (${params.addAll(scope.brandIds)})
    and (until is null or until > cast(${asOf} as timestamp))`;
  const place = `${placeOfFacts({ ...scope, from: '0001-01-01' }, params)}${shopsOfScope(scope, params)}`;
  const events = (table: string, record: string, sign: string, more: string) => `
    select brand_id, source_id, ${record} as record_id, currency, channel, licence_id, vertical, gaming_day,
      ${sign}(stake_cash + stake_bonus) as amount, ${sign}1 as side
    from ${table} where (brand_id, source_id, ${record}) in (${odd}) and ${place} and ${inForce(asOf)} and ${more}`;
  const ticket = 'brand_id, source_id, record_id, currency';
  const settledAt = (column: string) =>
    `coalesce(max(case when side > 0 then ${column} end) over (partition by ${ticket}), ${column}) as ${column}`;
  const names = ['brand_id', 'currency', ...keys.map((key) => splitColumns[key])].join(', ');
  const key = (name: TotalDimension | 'day') => (keys.includes(name) ? splitColumns[name] : 'null');
  return `with event as (
       ${events('settlement', 'bet_record_id', '', settlesStake())} union all ${events('bet', 'record_id', '-', 'true')}),
     placed_where_settled as (
       select ${ticket}, gaming_day, amount, ${settledAt('channel')}, ${settledAt('licence_id')}, ${settledAt('vertical')} from event),
     by_day as (
       select ${ticket}, gaming_day, max(channel) as channel, max(licence_id) as licence_id, max(vertical) as vertical,
         sum(amount) as amount
       from placed_where_settled group by ${ticket}, gaming_day),
     running as (
       select b.*, sum(amount) over (partition by ${ticket} order by gaming_day) as so_far from by_day b),
     change as (
       select r.*, greatest(so_far, 0) - greatest(so_far - amount, 0) as excess from running r)
     select brand_id as "brandId", currency as "currency", ${key('channel')} as "channel", ${key('licence')} as "licenceId",
       ${key('vertical')} as "vertical", ${key('day')} as "day", cast(sum(excess) as decimal(38, 4)) as "amount"
     from change where gaming_day >= cast(${params.add(scope.from)} as date)
     group by ${names} having sum(excess) <> 0`;
}
