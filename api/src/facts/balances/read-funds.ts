import type { Day, Instant, Money, Period } from '@tallyhouse/shared/contracts/scalars';
import { coverageOf, protectedFundsOf } from '../../domain/measures/balances';
import { formatMoney } from '../../domain/money/money';
import { inForce } from '../../store/in-force';
import { createSqlParams } from '../../store/sql-params';
import type { Queryable, QueryOptions } from '../../store/store';

/** What a brand owes players at the end of a gaming day as its sources say, and what covers it. */
export interface Funds {
  readonly day: Day;
  readonly liability: Money;
  /** Credit that is not the players' money; not protected. */
  readonly bonus: Money;
  readonly openBets: Money;
  readonly unpaidWinnings: Money;
  readonly pendingWithdrawals: Money;
  readonly jackpotPools: Money;
  readonly protectedFunds: Money;
  readonly heldFunds: Money;
  /** `heldFunds` less `protectedFunds`; below zero players' money is not covered. */
  readonly coverage: Money;
}

type Amounts = Omit<Funds, 'day' | 'protectedFunds' | 'coverage'>;

/** What the balances of one brand come to on each day. */
export function byDay(balances: readonly DayBalances[]): Map<Day, Funds> {
  return new Map(balances.map(({ day, brandId: _brandId, ...amounts }) => [day, fundsOf(day, amounts)]));
}

interface FundsScope {
  readonly period: Period;
  readonly asOf: Instant;
}

/** What the sources of a brand told of a day, those of several licences added up. */
export interface DayBalances extends Amounts {
  readonly brandId: string;
  readonly day: Day;
}

/** One row for each brand and day of which something was told; no order. */
export function readBalances(
  store: Queryable,
  { brandIds, period, asOf }: FundsScope & { readonly brandIds: readonly string[] },
  options: QueryOptions = {},
): Promise<DayBalances[]> {
  const params = createSqlParams(period.from, period.to, asOf);
  return store.query<DayBalances>(
    `select brand_id as "brandId", gaming_day as "day", sum(player_cash) as "liability", sum(bonus) as "bonus",
       sum(open_bets) as "openBets", sum(unpaid_winnings) as "unpaidWinnings",
       sum(pending_withdrawals) as "pendingWithdrawals", sum(jackpot_pools) as "jackpotPools",
       sum(held_funds) as "heldFunds"
     from balance_snapshot
     where brand_id in (${params.addAll(brandIds)}) and gaming_day between cast($1 as date) and cast($2 as date)
       and ${inForce('$3')}
     group by brand_id, gaming_day`,
    params.values,
    options,
  );
}

/** The protected funds and their cover from what a day's balances say. */
export function fundsOf(day: Day, given: Amounts): Funds {
  const amounts: Amounts = {
    liability: formatMoney(given.liability),
    bonus: formatMoney(given.bonus),
    openBets: formatMoney(given.openBets),
    unpaidWinnings: formatMoney(given.unpaidWinnings),
    pendingWithdrawals: formatMoney(given.pendingWithdrawals),
    jackpotPools: formatMoney(given.jackpotPools),
    heldFunds: formatMoney(given.heldFunds),
  };
  return {
    day,
    ...amounts,
    protectedFunds: protectedFundsOf(amounts),
    coverage: coverageOf([amounts.heldFunds], amounts),
  };
}
