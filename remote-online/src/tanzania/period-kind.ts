import type { Day, Period } from '@tallyhouse/shared/contracts/scalars';
import { wholeMonthOf } from '../totals/whole-month';

export type PeriodKind = 'month' | 'week';

const dayMs = 86_400_000;

/** Whether days are a calendar month or a week from Monday to Sunday; null for any others. */
export function periodKindOf({ from, to }: Period): PeriodKind | null {
  const month = wholeMonthOf(from);
  if (month.from === from && month.to === to) return 'month';
  const week = wholeWeekOf(from);
  return week.from === from && week.to === to ? 'week' : null;
}

/** The week, Monday to Sunday, that holds a day. */
export function wholeWeekOf(day: Day): Period {
  const ms = Date.parse(day);
  const sinceMonday = (new Date(ms).getUTCDay() + 6) % 7;
  return { from: dayFrom(ms - sinceMonday * dayMs), to: dayFrom(ms + (6 - sinceMonday) * dayMs) };
}

/** Whole days of a kind at about the same time: of a month its last whole week, of a week the month it ends in. */
export function periodAs(kind: PeriodKind, { to }: Period): Period {
  if (kind === 'month') return wholeMonthOf(to);
  const last = wholeWeekOf(to);
  return last.to <= to ? last : wholeWeekOf(dayFrom(Date.parse(last.from) - dayMs));
}

/** ISO 8601 number of the week that holds a day: week 1 holds the first Thursday of the year. */
export function weekNumberOf(day: Day): number {
  const thursdayMs = Date.parse(wholeWeekOf(day).from) + 3 * dayMs;
  const firstOfYearMs = Date.UTC(new Date(thursdayMs).getUTCFullYear(), 0, 1);
  return Math.floor((thursdayMs - firstOfYearMs) / (7 * dayMs)) + 1;
}

function dayFrom(ms: number): Day {
  return new Date(ms).toISOString().slice(0, 10);
}
