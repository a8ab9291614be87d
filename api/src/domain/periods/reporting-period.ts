import type { Day, Period } from '@tallyhouse/shared/contracts/scalars';
import { addDays, firstOfMonth } from './calendar';
import { weekdayOf, weekdays, type Weekday } from './weekday';

/** Periods an authority asks for that follow from a calendar. */
export type CalendarPeriodKind = 'DAY' | 'WEEK' | 'MONTH' | 'BIMONTH' | 'QUARTER' | 'HALF' | 'YEAR';

/** How an authority cuts time. */
export interface PeriodCalendar {
  readonly weekStart: Weekday;
  /** Month, 1 to 12, in which its year starts: quarters and halves are counted from it. */
  readonly yearStartMonth: number;
}

const monthsOf = { MONTH: 1, BIMONTH: 2, QUARTER: 3, HALF: 6, YEAR: 12 } as const;

/** The period of that kind that holds `day`; both its days are included. */
export function periodHolding(day: Day, kind: CalendarPeriodKind, calendar: PeriodCalendar): Period {
  switch (kind) {
    case 'DAY':
      return { from: day, to: day };
    case 'WEEK': {
      const since = weekdays.indexOf(weekdayOf(day)) - weekdays.indexOf(calendar.weekStart);
      const from = addDays(day, -((since + 7) % 7));
      return { from, to: addDays(from, 6) };
    }
    default: {
      const months = monthsOf[kind];
      const sinceYearStart = (Number(day.slice(5, 7)) - calendar.yearStartMonth + 12) % 12;
      const from = firstOfMonth(day, -(sinceYearStart % months));
      return { from, to: addDays(firstOfMonth(from, months), -1) };
    }
  }
}

/** The periods of that kind from the one that holds `range.from` to the one that holds `range.to`, in order; they tile time. */
export function periodsOver(range: Period, kind: CalendarPeriodKind, calendar: PeriodCalendar): Period[] {
  const periods: Period[] = [];
  let period = periodHolding(range.from, kind, calendar);
  while (period.from <= range.to) {
    periods.push(period);
    period = periodHolding(addDays(period.to, 1), kind, calendar);
  }
  return periods;
}
