import type { Day, Instant, Money } from '@tallyhouse/shared/contracts/scalars';
import { coverageOf, protectedFundsOf } from '../../domain/measures/balances';
import { formatMoney, sumMoney } from '../../domain/money/money';
import type { BrandConverter } from '../fx/brand-converter';
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

/** What the balances of one brand come to on a day, in one currency; null where none were told, or a rate is missing. */
export function fundsOn(day: Day, balances: readonly DayBalances[], converter: BrandConverter): Funds | null {
  const own = balances.filter((one) => one.day === day);
  if (own.length === 0 || own.some(({ currency }) => !converter.knows(day, currency))) return null;
  const inAll = (pick: (one: DayBalances) => string) =>
    sumMoney(own.map((one) => converter.convert(day, formatMoney(pick(one)), one.currency)));
  return fundsOf(day, {
    liability: inAll(({ liability }) => liability),
    bonus: inAll(({ bonus }) => bonus),
    openBets: inAll(({ openBets }) => openBets),
    unpaidWinnings: inAll(({ unpaidWinnings }) => unpaidWinnings),
    pendingWithdrawals: inAll(({ pendingWithdrawals }) => pendingWithdrawals),
    jackpotPools: inAll(({ jackpotPools }) => jackpotPools),
    heldFunds: inAll(({ heldFunds }) => heldFunds),
  });
}

/** What the sources of a brand told of a day, those of several licences in one currency added up. */
export interface DayBalances extends Amounts {
  readonly brandId: string;
  readonly day: Day;
  readonly currency: string;
}

/** One row for each brand, currency and one of the `days` of which something was told; no order. */
export function readBalances(
  store: Queryable,
  {
    brandIds,
    days,
    asOf,
  }: { readonly brandIds: readonly string[]; readonly days: readonly Day[]; readonly asOf: Instant },
  options: QueryOptions = {},
): Promise<DayBalances[]> {
  const params = createSqlParams(asOf);
  const asked = days.map((day) => `cast(${params.add(day)} as date)`).join(', ');
  return store.query<DayBalances>(
    `select brand_id as "brandId", gaming_day as "day", currency as "currency", sum(player_cash) as "liability", sum(bonus) as "bonus",
       sum(open_bets) as "openBets", sum(unpaid_winnings) as "unpaidWinnings",
       sum(pending_withdrawals) as "pendingWithdrawals", sum(jackpot_pools) as "jackpotPools",
       sum(held_funds) as "heldFunds"
     from balance_snapshot
     where brand_id in (${params.addAll(brandIds)}) and gaming_day in (${asked})
       and ${inForce('$1')}
     group by brand_id, gaming_day, currency`,
    params.values,
    options,
  );
}

/** The protected funds and their cover from what a day's balances say. */
function fundsOf(day: Day, amounts: Amounts): Funds {
  return {
    day,
    ...amounts,
    protectedFunds: protectedFundsOf(amounts),
    coverage: coverageOf([amounts.heldFunds], amounts),
  };
}
