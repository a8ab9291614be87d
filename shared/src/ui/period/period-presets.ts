import { addDays, addMonths, firstOfMonth } from '../../contracts/period-steps';
import type { Day, Period } from '../../contracts/scalars';

/** Periods that are named instead of typed. Weeks run from Monday to Sunday. */
export const periodPresets = [
  'yesterday',
  'last-week',
  'last-month',
  'last-quarter',
  'month-to-date',
  'year-to-date',
] as const;
export type PeriodPreset = (typeof periodPresets)[number];

/** The gaming day that runs at `now` in a zone whose days start at `cutoff` (`HH:mm`). */
export function gamingDayAt(now: Date, zone: string, cutoff: string): Day {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  const day = `${part('year')}-${part('month')}-${part('day')}`;
  return `${part('hour')}:${part('minute')}` < cutoff ? addDays(day, -1) : day;
}

/** Days of a preset as seen on gaming day `today`, which is not over yet and so never part of a complete period. */
export function periodOf(preset: PeriodPreset, today: Day): Period {
  const yesterday = addDays(today, -1);
  switch (preset) {
    case 'yesterday':
      return { from: yesterday, to: yesterday };
    case 'last-week': {
      const monday = addDays(today, -weekday(today));
      return { from: addDays(monday, -7), to: addDays(monday, -1) };
    }
    case 'last-month': {
      const last = addDays(firstOfMonth(today), -1);
      return { from: firstOfMonth(last), to: last };
    }
    case 'last-quarter': {
      const months = Number(today.slice(5, 7)) - 1;
      const first = addMonths(firstOfMonth(today), -(months % 3));
      return { from: addMonths(first, -3), to: addDays(first, -1) };
    }
    case 'month-to-date':
      return toDate(firstOfMonth(today), today);
    case 'year-to-date':
      return toDate(`${today.slice(0, 4)}-01-01`, today);
  }
}

/** From `first` to yesterday; on its first day, which has no yesterday in it, that day alone. */
function toDate(first: Day, today: Day): Period {
  const yesterday = addDays(today, -1);
  return { from: first, to: yesterday < first ? today : yesterday };
}

/** The preset that gives exactly these days, if one does. */
export function presetOf(period: Period, today: Day): PeriodPreset | null {
  return (
    periodPresets.find((preset) => {
      const days = periodOf(preset, today);
      return days.from === period.from && days.to === period.to;
    }) ?? null
  );
}

/** 0 on a Monday. */
function weekday(day: Day): number {
  return (new Date(Date.parse(day)).getUTCDay() + 6) % 7;
}
