import type { Day } from '@tallyhouse/shared/contracts/scalars';
import { holidayOn, type HolidayCalendar } from './holidays';
import type { PeriodCalendar } from './reporting-period';
import { tanzanianHolidays } from './tanzanian-holidays';
import { weekdayOf, type Weekday } from './weekday';

/** The time of one authority: how it cuts periods, in which zone it counts days, and when it works. */
export interface AuthorityCalendar extends PeriodCalendar {
  /** IANA zone in which its due dates are meant. */
  readonly zone: string;
  readonly daysOff: readonly Weekday[];
  readonly holidays: HolidayCalendar;
}

const noHolidays: HolidayCalendar = {
  fixed: [],
  fromEaster: [],
  proof: 'UNVERIFIED',
  source: 'no list is kept: no rule of this authority rolls to a working day',
  declared: [],
};

const weekend: readonly Weekday[] = ['SAT', 'SUN'];

const tanzania: AuthorityCalendar = {
  zone: 'Africa/Dar_es_Salaam',
  // The week of the casino return is assumed to be Monday to Sunday; the fiscal year starts on 1 July.
  weekStart: 'MON',
  yearStartMonth: 7,
  daysOff: weekend,
  holidays: tanzanianHolidays,
};

const britain: AuthorityCalendar = {
  zone: 'Europe/London',
  weekStart: 'MON',
  // Quarters April to June, July to September, October to December, January to March.
  yearStartMonth: 4,
  daysOff: weekend,
  holidays: noHolidays,
};

const calendarYear = (zone: string): AuthorityCalendar => ({
  zone,
  weekStart: 'MON',
  yearStartMonth: 1,
  daysOff: weekend,
  holidays: noHolidays,
});

const calendars: Readonly<Record<string, AuthorityCalendar>> = {
  TRA: tanzania,
  GBT: tanzania,
  HMRC: britain,
  UKGC: britain,
  MGA: calendarYear('Europe/Malta'),
  DGA: calendarYear('Europe/Copenhagen'),
  Skattestyrelsen: calendarYear('Europe/Copenhagen'),
  Spelinspektionen: calendarYear('Europe/Stockholm'),
  Skatteverket: calendarYear('Europe/Stockholm'),
  KSA: calendarYear('Europe/Amsterdam'),
  Belastingdienst: calendarYear('Europe/Amsterdam'),
  DGOJ: calendarYear('Europe/Madrid'),
  AEAT: calendarYear('Europe/Madrid'),
  GGL: calendarYear('Europe/Berlin'),
  Finanzamt: calendarYear('Europe/Berlin'),
  SRIJ: calendarYear('Europe/Lisbon'),
  ONJN: calendarYear('Europe/Bucharest'),
  ADM: calendarYear('Europe/Rome'),
  EEEP: calendarYear('Europe/Athens'),
  AADE: calendarYear('Europe/Athens'),
  KRA: calendarYear('Africa/Nairobi'),
  LIRS: calendarYear('Africa/Lagos'),
  DIAN: calendarYear('America/Bogota'),
  COLJUEGOS: calendarYear('America/Bogota'),
};

/**
 * The calendar of an authority, by the name its rules bear.
 *
 * Errors: `RangeError` for an authority without one.
 */
export function calendarOf(authority: string): AuthorityCalendar {
  const calendar = calendars[authority];
  if (calendar === undefined) throw new RangeError(`there is no calendar of the authority ${authority}`);
  return calendar;
}

export function isWorkingDay(day: Day, calendar: AuthorityCalendar): boolean {
  return !calendar.daysOff.includes(weekdayOf(day)) && holidayOn(calendar.holidays, day) === null;
}
