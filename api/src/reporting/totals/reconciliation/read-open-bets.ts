import Big from 'big.js';
import type { OpenBets } from '@tallyhouse/shared/contracts/reconciliation';
import { rollForward } from '../../../domain/measures/roll-forward';
import { formatMoney, negateMoney } from '../../../domain/money/money';
import { inForce } from '../../../store/in-force';
import { settledOverSql } from '../total-reports/queries/sum-settled-over';
import { settlesStake } from '../../../figures/returned-stakes';
import type { SumsSql } from '../../../figures/daily-sums/daily-sums';
import { readSums } from '../../../figures/daily-sums/read-sums';
import type { SqlParams } from '../../../store/sql-params';
import type { Queryable, QueryOptions } from '../../../store/store';
import type { DayScope } from './day-window';

interface Flows {
  readonly brandId: string;
  readonly currency: string;
  readonly placedBefore: string;
  readonly settledBefore: string;
  readonly placed: string;
  readonly settled: string;
  /** What was settled of tickets beyond their stakes, all of it where nothing was placed: before the day and on it. */
  readonly overBefore: string;
  readonly over: string;
  /** The same at the end of the day, counted by itself. */
  readonly overCounted: string;
  readonly settledUnplaced: string;
  /** What of that was settled on the day. */
  readonly unplacedToday: string;
  readonly lackingFiles: number;
}

/**
 * Stakes of open bets in each currency from the end of the day before to the end of the day, as totals tell them at both
 * ends, and the same counted bet by bet.
 *
 * What was settled on the day and was never placed, or for more than its stake, left no open bet: a line of its own. What was
 * never placed is no riddle while files of bets are missing, or records of them refused.
 */
export async function readOpenBets(
  store: Queryable,
  scopes: readonly DayScope[],
  options: QueryOptions = {},
): Promise<OpenBets[]> {
  const [{ asOf } = { asOf: '' }] = scopes;
  if (scopes.length === 0) return [];
  if (scopes.some((scope) => scope.asOf !== asOf))
    throw new RangeError('open bets are told as of one instant');
  const rows = await readSums<Flows>(store, [asOf], (sums, params) => flowsOf(sums, scopes, params), options);
  return scopes.flatMap((scope) => {
    const own = rows.filter(({ brandId }) => brandId === scope.brand.id);
    const currencies = new Set([scope.brand.currency, ...own.map(({ currency }) => currency)]);
    return Array.from(currencies, (currency) =>
      openBetsOf(
        { ...scope, currency },
        own.find((one) => one.currency === currency),
      ),
    );
  });
}

function flowsOf(sums: SumsSql, scopes: readonly DayScope[], params: SqlParams): string {
  const asOf = '$1';
  const brands = scopes.map(({ brand, day }) => ({ id: params.add(brand.id), day: params.add(day) }));
  const wanted = brands
    .map(({ id, day }) => `select cast(${id} as varchar) as brand_id, cast(${day} as date) as day`)
    .join(' union all ');
  const until = brands
    .map(({ id, day }) => `(brand_id = ${id} and gaming_day <= cast(${day} as date))`)
    .join(' or ');
  const days = scopes.map(({ day }) => day).sort();
  const ever = { brandIds: scopes.map(({ brand }) => brand.id), from: '0001-01-01', to: days.at(-1) ?? '' };
  const everyPlay = { channel: undefined, verticals: undefined, licenceId: undefined };
  const over = settledOverSql({ ...ever, ...everyPlay, asOf: scopes[0]?.asOf ?? '' }, ['day'], params);
  const stake = 'f.stake_cash + f.stake_bonus';
  const counts = `${inForce(asOf, 'f.')} and f.gaming_day <= w.day`;
  const sum = (columns: string, when: string) =>
    `coalesce(sum(case when ${when} then coalesce(${columns}_cash, 0) + coalesce(${columns}_bonus, 0) else 0 end), 0)`;
  return `with wanted as (${wanted}),
     flow as (
       select s.brand_id, s.currency, ${sum('placed', 'gaming_day < day')} as placed_before,
         ${sum('settled', 'gaming_day < day')} as settled_before, ${sum('placed', 'gaming_day = day')} as placed,
         ${sum('settled', 'gaming_day = day')} as settled
       from ${sums(`(${until})`, asOf)} s join wanted w on w.brand_id = s.brand_id
       group by s.brand_id, s.currency),
     odd as materialized (
       select o.brand_id, o.source_id, o.record_id, w.day from odd_ticket o join wanted w on w.brand_id = o.brand_id
       where o.until is null or o.until > cast(${asOf} as timestamp)),
     taken as (
       select w.brand_id, w.source_id, w.record_id, f.currency, sum(${stake}) as stake,
         sum(case when f.gaming_day = w.day then ${stake} else 0 end) as today
       from odd w join settlement f on f.brand_id = w.brand_id and f.source_id = w.source_id and f.bet_record_id = w.record_id
       where ${counts} and ${settlesStake('f.')} group by w.brand_id, w.source_id, w.record_id, f.currency),
     placed as (
       select w.brand_id, w.source_id, w.record_id, sum(${stake}) as stake
       from odd w join bet f on f.brand_id = w.brand_id and f.source_id = w.source_id and f.record_id = w.record_id
       where ${counts} group by w.brand_id, w.source_id, w.record_id),
     more as (
       select t.brand_id, t.currency, sum(case when p.stake is null then t.stake else 0 end) as unplaced,
         sum(case when p.stake is null then t.today else 0 end) as unplaced_today,
         sum(greatest(t.stake - coalesce(p.stake, 0), 0)) as excess
       from taken t left join placed p on p.brand_id = t.brand_id and p.source_id = t.source_id and p.record_id = t.record_id
       group by t.brand_id, t.currency),
     over_of as (
       select o."brandId" as brand_id, o."currency" as currency,
         sum(case when o."day" < w.day then o."amount" else 0 end) as before,
         sum(case when o."day" = w.day then o."amount" else 0 end) as today
       from (${over}) o join wanted w on w.brand_id = o."brandId" group by o."brandId", o."currency")
     select f.brand_id as "brandId", f.currency as "currency", coalesce(f.placed_before, 0) as "placedBefore",
       coalesce(f.settled_before, 0) as "settledBefore", coalesce(f.placed, 0) as "placed", coalesce(f.settled, 0) as "settled",
       coalesce(o.before, 0) as "overBefore", coalesce(o.today, 0) as "over", coalesce(m.excess, 0) as "overCounted",
       coalesce(m.unplaced, 0) as "settledUnplaced", coalesce(m.unplaced_today, 0) as "unplacedToday",
       (select count(*) from load_batch b where b.brand_id = w.brand_id and b.kind = 'BETS'
          and (b.state = 'MISSING' or b.loaded_at <= cast(${asOf} as timestamp) and (b.state = 'REJECTED' or b.rejected > 0))) as "lackingFiles"
     from wanted w join flow f on f.brand_id = w.brand_id
     left join more m on m.brand_id = f.brand_id and m.currency = f.currency
     left join over_of o on o.brand_id = f.brand_id and o.currency = f.currency`;
}

const nothing: Omit<Flows, 'brandId' | 'currency'> = {
  ...{ placedBefore: '0', settledBefore: '0', placed: '0', settled: '0', overBefore: '0', over: '0' },
  ...{ overCounted: '0', settledUnplaced: '0', unplacedToday: '0', lackingFiles: 0 },
};

function openBetsOf(
  { brand, currency }: DayScope & { readonly currency: string },
  flows: Omit<Flows, 'brandId' | 'currency'> = nothing,
): OpenBets {
  const { placedBefore, settledBefore, placed, settled, overBefore, over, overCounted } = flows;
  const before = new Big(placedBefore).minus(settledBefore);
  const { opening, closing } = rollForward(formatMoney(before.plus(overBefore)), [
    { code: 'placed', amount: formatMoney(placed) },
    { code: 'settled', amount: negateMoney(formatMoney(settled)) },
    { code: 'settledOver', amount: formatMoney(over) },
  ]);
  const counted = before.plus(placed).minus(settled).plus(overCounted);
  const difference = new Big(closing).minus(counted);
  // What was lost before is no fault of this day.
  const isExplained =
    new Big(over).eq(0) || (flows.lackingFiles > 0 && new Big(over).eq(flows.unplacedToday));
  return {
    brandId: brand.id,
    currency,
    opening,
    placed: formatMoney(placed),
    settled: formatMoney(settled),
    settledOver: formatMoney(over),
    closing,
    counted: formatMoney(counted),
    settledUnplaced: formatMoney(flows.settledUnplaced),
    difference: formatMoney(difference),
    status: difference.eq(0) && isExplained ? 'EQUAL' : 'MISMATCH',
  };
}
