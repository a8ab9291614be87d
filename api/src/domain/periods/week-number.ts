import type { Day } from '@tallyhouse/shared/contracts/scalars';
import { addDays, countDays } from './calendar';
import { weekdayOf, weekdays } from './weekday';

/** A week as ISO 8601 numbers it: week 1 of a year holds its first Thursday, so the last days of December may be in week 1. */
export interface NumberedWeek {
  readonly year: number;
  readonly number: number;
}

/** The ISO week that holds a day. */
export function weekOf(day: Day): NumberedWeek {
  const thursday = addDays(day, weekdays.indexOf('THU') - weekdays.indexOf(weekdayOf(day)));
  const year = Number(thursday.slice(0, 4));
  return { year, number: Math.floor((countDays(`${year}-01-01`, thursday) - 1) / 7) + 1 };
}
