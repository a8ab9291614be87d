import Big from 'big.js';
import type { Day, Money, Period } from '@tallyhouse/shared/contracts/scalars';
import { addDays, countDays, firstOfMonth, lastOfMonth } from '../domain/periods/calendar';
import { revenueOf } from '../domain/measures/revenue';
import { formatMoney } from '../domain/money/money';
import type { DaySums } from './queries/sum-days';

/** The month of `lastDay` up to it, and the same number of days of the month before, or all it has. */
export function monthToDate(lastDay: Day): { current: Period; previous: Period } {
  const current = { from: firstOfMonth(lastDay), to: lastDay };
  const from = firstOfMonth(lastDay, -1);
  const sameDay = addDays(from, countDays(current.from, lastDay) - 1);
  const end = lastOfMonth(from);
  return { current, previous: { from, to: sameDay < end ? sameDay : end } };
}

/** Settled figures of a period, all channels. */
export function sumPeriod(
  days: readonly DaySums[],
  { from, to }: Period,
): { stakes: Money; winnings: Money; ggr: Money; bets: number } {
  const within = days.filter(({ day }) => from <= day && day <= to);
  const sum = (pick: (day: DaySums) => string) =>
    formatMoney(within.reduce((total, day) => total.plus(pick(day)), new Big(0)));
  const stakes = sum((day) => day.stakes);
  const winnings = sum((day) => day.winnings);
  const voids = sum((day) => day.voids);
  return {
    stakes,
    winnings,
    ggr: revenueOf({ stakesCash: stakes, stakesBonus: '0', voids, winnings }).ggr ?? '0.00',
    bets: within.reduce((total, day) => total + day.bets, 0),
  };
}
