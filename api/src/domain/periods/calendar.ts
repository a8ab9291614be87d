import type { Day, Period } from '@tallyhouse/shared/contracts/scalars';
import { weekdayOf } from './weekday';

const dayMs = 86_400_000;

/** The day `count` days after `day`; before it, when negative. Plain dates: no zone plays a part. */
export function addDays(day: Day, count: number): Day {
  return dayOf(Date.parse(`${day}T00:00:00Z`) + count * dayMs);
}

/** Number of days from `from` to `to`, both counted. */
export function countDays(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs + 1;
}

/** First day of the month of `day`, or of the one `months` later. */
export function firstOfMonth(day: Day, months = 0): Day {
  return dayOf(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months, 1));
}

export function lastOfMonth(day: Day): Day {
  return addDays(firstOfMonth(day, 1), -1);
}

/** From the first day of the periods to their last. */
export function spanOf(first: Period, others: readonly Period[]): Period {
  let { from, to } = first;
  for (const one of others) {
    if (one.from < from) from = one.from;
    if (one.to > to) to = one.to;
  }
  return { from, to };
}

/** Whether the period is `months` whole calendar months, starting where such periods start in a year. */
export function isWholeMonths(from: Day, to: Day, months: 1 | 3): boolean {
  const startsRight = (Number(from.slice(5, 7)) - 1) % months === 0;
  return startsRight && from === firstOfMonth(from) && to === addDays(firstOfMonth(from, months), -1);
}

/** Whether each month of `whole` lies in `period` with all its days, or with none; by weeks each week of each month. */
export function isWhole(by: 'WEEKS' | 'MONTHS', { from, to }: Period, whole: Period): boolean {
  const starts = (day: Day) => day === firstOfMonth(day) || (by === 'WEEKS' && weekdayOf(day) === 'MON');
  return (from <= whole.from || starts(from)) && (to >= whole.to || starts(addDays(to, 1)));
}

function dayOf(epochMs: number): Day {
  return new Date(epochMs).toISOString().slice(0, 10);
}
