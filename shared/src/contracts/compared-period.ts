import type { Day, Period } from './scalars';
import { addDays, addMonths, firstOfMonth, isWholeMonths, steppedPeriod } from './period-steps';

/**
 * What a period is compared with: the one just before, the same of a year ago, or, for a month to date, the same days
 * of the month before.
 */
export const comparisons = ['previous', 'year', 'same-days'] as const;
export type Comparison = (typeof comparisons)[number];

/**
 * The days to compare with; null where the comparison does not fit the period.
 *
 * Lengths are equal but for calendars: whole months stand against whole months, and a day that the other month does
 * not have ends with that month. `same-days` is for periods within one month, from its first day.
 */
export function comparedPeriod(period: Period, comparison: Comparison): Period | null {
  switch (comparison) {
    case 'previous':
      return steppedPeriod(period, -1);
    case 'year':
      return movedByMonths(period, -12);
    case 'same-days':
      return isMonthToDate(period) ? movedByMonths(period, -1) : null;
  }
}

/** Whether it begins with a month and does not leave it. */
export function isMonthToDate({ from, to }: Period): boolean {
  return from === firstOfMonth(from) && firstOfMonth(to) === from;
}

function movedByMonths(period: Period, months: number): Period {
  const from = sameDayOfMonth(period.from, months);
  if (!isWholeMonths(period)) return { from, to: sameDayOfMonth(period.to, months) };
  // The end of February is the end of the month, not its 28th day.
  return { from, to: addDays(sameDayOfMonth(addDays(period.to, 1), months), -1) };
}

/** The same day some months later or earlier, at most the last day of that month. */
function sameDayOfMonth(day: Day, months: number): Day {
  const first = addMonths(firstOfMonth(day), months);
  const last = addDays(addMonths(first, 1), -1);
  const same = `${first.slice(0, 8)}${day.slice(8)}`;
  return same < last ? same : last;
}
