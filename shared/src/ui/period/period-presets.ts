import type { Day, Period } from '../../contracts/scalars';

/** Periods that are named instead of typed. Weeks run from Monday to Sunday. */
export const periodPresets = [
  'yesterday',
  'last-week',
  'last-month',
  'last-quarter',
  'month-to-date',
] as const;
export type PeriodPreset = (typeof periodPresets)[number];

const dayMs = 86_400_000;

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
      return { from: firstOfMonth(today), to: yesterday < firstOfMonth(today) ? today : yesterday };
  }
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

/** The period one step earlier (-1) or later (1): whole months move by months, other periods by their length. */
export function steppedPeriod({ from, to }: Period, step: -1 | 1): Period {
  const isWholeMonths = from.endsWith('-01') && addDays(to, 1).endsWith('-01');
  if (isWholeMonths) {
    const months = monthNumber(addDays(to, 1)) - monthNumber(from);
    const first = addMonths(from, step * months);
    return { from: first, to: addDays(addMonths(first, months), -1) };
  }
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  return { from: addDays(from, step * days), to: addDays(to, step * days) };
}

/** Plain calendar arithmetic on days; no zone is involved. */
export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

function addMonths(firstOfSome: Day, count: number): Day {
  const date = new Date(Date.parse(firstOfSome));
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 10);
}

function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 7)}-01`;
}

function monthNumber(day: Day): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}

/** 0 on a Monday. */
function weekday(day: Day): number {
  return (new Date(Date.parse(day)).getUTCDay() + 6) % 7;
}
