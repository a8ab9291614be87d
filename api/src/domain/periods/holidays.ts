import type { Day } from '@tallyhouse/shared/contracts/scalars';
import { holidayWords, type HolidayCode } from '@tallyhouse/shared/contracts/words/holidays.en';
import { addDays } from './calendar';
import { easterSunday } from './easter';

/** Where the date comes from: the same each year, computed from Easter, or announced by the state for one year. */
export type HolidayOrigin = 'FIXED' | 'EASTER' | 'DECLARED';
export type HolidayProof = 'VERIFIED' | 'SECONDARY' | 'UNVERIFIED';

export interface Holiday {
  readonly day: Day;
  readonly name: string;
  /** Null for a declared one, which has only the name that was given with it. */
  readonly code: HolidayCode | null;
  readonly origin: HolidayOrigin;
  readonly proof: HolidayProof;
  readonly source: string;
}

/** The public holidays of one state: rules that give the dates of any year, and dates announced one by one. */
export interface HolidayCalendar {
  /** `monthDay` as `MM-DD`. */
  readonly fixed: readonly { readonly monthDay: string; readonly code: HolidayCode }[];
  /** Days after Easter Sunday; negative before it. */
  readonly fromEaster: readonly { readonly days: number; readonly code: HolidayCode }[];
  /** Proof of the two lists above; each declared holiday has its own. */
  readonly proof: HolidayProof;
  readonly source: string;
  readonly declared: readonly Holiday[];
}

/** All holidays of a year, by date. A declared one stands beside a fixed one of the same day. */
export function holidaysOf(calendar: HolidayCalendar, year: number): Holiday[] {
  const { proof, source } = calendar;
  const easter = easterSunday(year);
  const fixed = calendar.fixed.map(({ monthDay, code }): Holiday => ({
    day: `${year}-${monthDay}`,
    name: holidayWords[code],
    code,
    origin: 'FIXED',
    proof,
    source,
  }));
  const movable = calendar.fromEaster.map(({ days, code }): Holiday => ({
    day: addDays(easter, days),
    name: holidayWords[code],
    code,
    origin: 'EASTER',
    proof,
    source,
  }));
  const declared = calendar.declared.filter(({ day }) => day.startsWith(`${year}-`));
  return [...fixed, ...movable, ...declared].sort((left, right) => (left.day < right.day ? -1 : 1));
}

/** The holiday of that day; null on a day without one. */
export function holidayOn(calendar: HolidayCalendar, day: Day): Holiday | null {
  return holidaysOf(calendar, Number(day.slice(0, 4))).find((holiday) => holiday.day === day) ?? null;
}

/** The same calendar with holidays that were announced since. */
export function withDeclaredHolidays(
  calendar: HolidayCalendar,
  declared: readonly Holiday[],
): HolidayCalendar {
  return { ...calendar, declared: [...calendar.declared, ...declared] };
}
