import type { Day, Instant, Period } from '@tallyhouse/shared/contracts/scalars';
import type { DueTextCode } from '@tallyhouse/shared/contracts/words/dues.en';
import type { Said } from '@tallyhouse/shared/contracts/words/said';
import { isWorkingDay, type AuthorityCalendar } from './authority-calendar';
import { addDays } from './calendar';
import { gamingDaysOf } from './gaming-day';
import { weekdayOf, type Weekday } from './weekday';

type Roll = 'NONE' | 'PRECEDING_WORKING_DAY' | 'FOLLOWING_WORKING_DAY';

interface Rolling {
  readonly roll: Roll;
  /** Local time by which it is due; left out: the end of the day. */
  readonly time?: string | undefined;
}

/**
 * When a return or payment is due after its period.
 *
 * `PERIOD_END`: `days` days after the last day; null when the source does not say how many.
 * `NEXT_WEEKDAY`: the first such weekday after the last day.
 * `FIXED_DATE`: the first such date after the last day; `monthDay` as `MM-DD`.
 * `DAY_OF_MONTH`: `day` of the `months`-th month after that of the last day, 1: the next; in a month that `otherDays` names
 * (as `MM-DD`) the day that stands there.
 * `FORM`: the day is told by the form or the class of the taxpayer, so no date follows from the period.
 * `UNKNOWN`: no source for the day was read.
 */
export type DueRule =
  | ({ readonly anchor: 'PERIOD_END'; readonly days: number | null } & Rolling)
  | ({ readonly anchor: 'NEXT_WEEKDAY'; readonly weekday: Weekday } & Rolling)
  | ({ readonly anchor: 'FIXED_DATE'; readonly monthDay: string } & Rolling)
  | ({
      readonly anchor: 'DAY_OF_MONTH';
      readonly months: number;
      readonly day: number;
      readonly otherDays: readonly string[];
    } & Rolling)
  | { readonly anchor: 'FORM'; readonly form: string }
  | { readonly anchor: 'UNKNOWN' };

export type DueDate =
  | {
      readonly kind: 'DATED';
      readonly day: Day;
      /** The instant from which it is late. */
      readonly lateFrom: Instant;
      /** The day before rolling; equal to `day` when nothing rolled. */
      readonly anchorDay: Day;
      /** True when the roll found no working day after the period and before the anchor, so the anchor stands. */
      readonly isRollImpossible: boolean;
    }
  | { readonly kind: 'UNDATED'; readonly why: DueTextCode; readonly params?: Said['params'] };

/** The due date of a period by a rule, in the authority's zone; never before the period ends. */
export function dueOf(rule: DueRule, period: Period, calendar: AuthorityCalendar): DueDate {
  switch (rule.anchor) {
    case 'UNKNOWN':
      return { kind: 'UNDATED', why: 'NO_SOURCE_READ' };
    case 'FORM':
      return { kind: 'UNDATED', why: 'TOLD_BY_FORM', params: { form: rule.form } };
    case 'PERIOD_END':
      return rule.days === null
        ? { kind: 'UNDATED', why: 'DAY_NOT_STATED' }
        : dated(addDays(period.to, rule.days), rule, period, calendar);
    case 'NEXT_WEEKDAY':
      return dated(nextWeekday(period.to, rule.weekday), rule, period, calendar);
    case 'FIXED_DATE':
      return dated(nextDate(period.to, rule.monthDay), rule, period, calendar);
    case 'DAY_OF_MONTH':
      return dated(dayOfMonth(period.to, rule), rule, period, calendar);
  }
}

function dated(anchorDay: Day, rule: Rolling, period: Period, calendar: AuthorityCalendar): DueDate {
  const rolled = rollDay(anchorDay, rule.roll, period, calendar);
  const day = rolled ?? anchorDay;
  const lateFrom =
    rule.time === undefined
      ? gamingDaysOf(calendar.zone, '00:00').startOf(addDays(day, 1))
      : gamingDaysOf(calendar.zone, rule.time).startOf(day);
  return {
    kind: 'DATED',
    day,
    lateFrom: new Date(lateFrom).toISOString(),
    anchorDay,
    isRollImpossible: rolled === null,
  };
}

/** Null when no working day lies between the period and the anchor. */
function rollDay(anchorDay: Day, roll: Roll, period: Period, calendar: AuthorityCalendar): Day | null {
  if (roll === 'NONE') return anchorDay;
  const step = roll === 'PRECEDING_WORKING_DAY' ? -1 : 1;
  let day = anchorDay;
  while (!isWorkingDay(day, calendar)) {
    day = addDays(day, step);
    if (day <= period.to) return null;
  }
  return day;
}

function nextWeekday(after: Day, weekday: Weekday): Day {
  let day = addDays(after, 1);
  while (weekdayOf(day) !== weekday) day = addDays(day, 1);
  return day;
}

function nextDate(after: Day, monthDay: string): Day {
  const year = Number(after.slice(0, 4));
  const sameYear = `${year}-${monthDay}`;
  return sameYear > after ? sameYear : `${year + 1}-${monthDay}`;
}

function dayOfMonth(
  after: Day,
  { months, day, otherDays }: Extract<DueRule, { anchor: 'DAY_OF_MONTH' }>,
): Day {
  const [year = 0, month = 0] = after.split('-').map(Number);
  const usual = new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10);
  const other = otherDays.find((one) => one.startsWith(usual.slice(5, 8)));
  return other === undefined ? usual : `${usual.slice(0, 5)}${other}`;
}
