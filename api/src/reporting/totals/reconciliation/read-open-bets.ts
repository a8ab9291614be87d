import Big from 'big.js';
import type { OpenBets } from '@tallyhouse/shared/contracts/reconciliation';
import { rollForward } from '../../../domain/measures/roll-forward';
import { formatMoney, negateMoney } from '../../../domain/money/money';
import { inForce } from '../../../store/in-force';
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
  /** What was settled of tickets beyond their stakes; all of it where nothing was placed. */
  readonly settledOver: string;
  readonly settledUnplaced: string;
  readonly lackingFiles: number;
}

/**
 * Stakes of open bets in each currency from the end of the day before to the end of the day, and the same counted bet by bet.
 *
 * The two differ where something was settled that was never placed, or for more than its stake: those tickets alone are
 * looked at, of all others the open stake is what the sums of days leave. What was never placed is no riddle while files of
 * bets are missing, or records of them refused.
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
       select w.brand_id, w.source_id, w.record_id, f.currency, sum(${stake}) as stake
       from odd w join settlement f on f.brand_id = w.brand_id and f.source_id = w.source_id and f.bet_record_id = w.record_id
       where ${counts} and ${settlesStake('f.')} group by w.brand_id, w.source_id, w.record_id, f.currency),
     placed as (
       select w.brand_id, w.source_id, w.record_id, sum(${stake}) as stake
       from odd w join bet f on f.brand_id = w.brand_id and f.source_id = w.source_id and f.record_id = w.record_id
       where ${counts} group by w.brand_id, w.source_id, w.record_id),
     more as (
       select t.brand_id, t.currency, sum(case when p.stake is null then t.stake else 0 end) as unplaced,
         sum(greatest(t.stake - coalesce(p.stake, 0), 0)) as excess
       from taken t left join placed p on p.brand_id = t.brand_id and p.source_id = t.source_id and p.record_id = t.record_id
       group by t.brand_id, t.currency)
     select f.brand_id as "brandId", f.currency as "currency", coalesce(f.placed_before, 0) as "placedBefore",
       coalesce(f.settled_before, 0) as "settledBefore", coalesce(f.placed, 0) as "placed", coalesce(f.settled, 0) as "settled",
       coalesce(m.excess, 0) as "settledOver", coalesce(m.unplaced, 0) as "settledUnplaced",
       (select count(*) from load_batch b where b.brand_id = w.brand_id and b.kind = 'BETS'
          and (b.state = 'MISSING' or b.loaded_at <= cast(${asOf} as timestamp) and (b.state = 'REJECTED' or b.rejected > 0))) as "lackingFiles"
     from wanted w join flow f on f.brand_id = w.brand_id
     left join more m on m.brand_id = f.brand_id and m.currency = f.currency`;
}

function openBetsOf(
  { brand, currency }: DayScope & { readonly currency: string },
  flows: Flows | undefined,
): OpenBets {
  const { placedBefore = '0', settledBefore = '0', placed = '0', settled = '0' } = flows ?? {};
  const { settledOver = '0', settledUnplaced = '0', lackingFiles = 0 } = flows ?? {};
  const { opening, closing } = rollForward(formatMoney(new Big(placedBefore).minus(settledBefore)), [
    { code: 'placed', amount: formatMoney(placed) },
    { code: 'settled', amount: negateMoney(formatMoney(settled)) },
  ]);
  const counted = new Big(closing).plus(settledOver);
  const difference = new Big(closing).minus(counted);
  return {
    brandId: brand.id,
    currency,
    opening,
    placed: formatMoney(placed),
    settled: formatMoney(settled),
    closing,
    counted: formatMoney(counted),
    settledUnplaced: formatMoney(settledUnplaced),
    difference: formatMoney(difference),
    status: difference.eq(0)
      ? 'EQUAL'
      : lackingFiles > 0 && difference.plus(settledUnplaced).eq(0)
        ? 'INCOMPLETE'
        : 'MISMATCH',
  };
}
