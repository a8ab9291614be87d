import type { Day, Instant, Money, Period } from '@tallyhouse/shared/contracts/scalars';
import { coverageOf, protectedFundsOf } from '../domain/measures/balances';
import { formatMoney } from '../domain/money/money';
import { inForce } from '../figures/in-force';
import type { Queryable, QueryOptions } from '../store/store';

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

/** The balances of a day as known at `asOf`, those of several licences added up; null when none were told. */
export async function readFunds(
  store: Queryable,
  { brandId, day, asOf }: { readonly brandId: string; readonly day: Day; readonly asOf: Instant },
  options: QueryOptions = {},
): Promise<Funds | null> {
  const byDay = await readFundsByDay(store, { brandId, period: { from: day, to: day }, asOf }, options);
  return byDay.get(day) ?? null;
}

/** The balances of each day of a period for which some were told. */
export async function readFundsByDay(
  store: Queryable,
  { brandId, period, asOf }: { readonly brandId: string; readonly period: Period; readonly asOf: Instant },
  options: QueryOptions = {},
): Promise<Map<Day, Funds>> {
  const rows = await store.query<{ day: Day } & Amounts>(
    `select gaming_day as "day", sum(player_cash) as "liability", sum(bonus) as "bonus",
       sum(open_bets) as "openBets", sum(unpaid_winnings) as "unpaidWinnings",
       sum(pending_withdrawals) as "pendingWithdrawals", sum(jackpot_pools) as "jackpotPools",
       sum(held_funds) as "heldFunds"
     from balance_snapshot
     where brand_id = $1 and gaming_day between cast($2 as date) and cast($3 as date) and ${inForce('$4')}
     group by gaming_day`,
    [brandId, period.from, period.to, asOf],
    options,
  );
  return new Map(rows.map(({ day, ...amounts }) => [day, fundsOf(day, amounts)]));
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
