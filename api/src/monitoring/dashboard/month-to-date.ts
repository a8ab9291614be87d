import Big from 'big.js';
import { comparedPeriod } from '@tallyhouse/shared/contracts/compared-period';
import type { Day, Money, Period } from '@tallyhouse/shared/contracts/scalars';
import { firstOfMonth } from '../../domain/periods/calendar';
import { revenueOf } from '../../domain/measures/revenue';
import { formatMoney } from '../../domain/money/money';
import type { DayAmounts, DaySums } from './queries/sum-days';

/** How the total report is asked for the same comparison. */
export const sameDays = 'same-days';

/** The month of `lastDay` up to it, and the same days of the month before. */
export function monthToDate(lastDay: Day): { current: Period; previous: Period } {
  const current = { from: firstOfMonth(lastDay), to: lastDay };
  const previous = comparedPeriod(current, sameDays);
  if (previous === null) throw new Error('a month to date has a month before it');
  return { current, previous };
}

/** Settled amounts of a period, all channels. */
export function amountsOf(
  days: readonly DayAmounts[],
  { from, to }: Period,
): { stakes: Money; voids: Money; winnings: Money; ggr: Money } {
  const within = days.filter(({ day }) => from <= day && day <= to);
  const sum = (pick: (day: DayAmounts) => string) =>
    formatMoney(within.reduce((total, day) => total.plus(pick(day)), new Big(0)));
  const stakes = sum((day) => day.stakes);
  const winnings = sum((day) => day.winnings);
  const voids = sum((day) => day.voids);
  return {
    stakes,
    voids,
    winnings,
    ggr: revenueOf({ stakesCash: stakes, stakesBonus: '0', voids, winnings }).ggr ?? '0.00',
  };
}

/** How many bets were settled in a period. */
export function betsOf(days: readonly DaySums[], { from, to }: Period): number {
  return days.filter(({ day }) => from <= day && day <= to).reduce((total, { bets }) => total + bets, 0);
}
