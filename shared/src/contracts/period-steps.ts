import type { Day, Period } from './scalars';

const dayMs = 86_400_000;

/**
 * The period one step earlier (-1) or later (1): whole months move by months, other periods by their length.
 *
 * Screens name what figures are compared with by it, and the server finds it by it.
 */
export function steppedPeriod({ from, to }: Period, step: -1 | 1): Period {
  if (isWholeMonths({ from, to })) {
    const months = monthNumber(addDays(to, 1)) - monthNumber(from);
    const first = addMonths(from, step * months);
    return { from: first, to: addDays(addMonths(first, months), -1) };
  }
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  return { from: addDays(from, step * days), to: addDays(to, step * days) };
}

/** Whether the period is one or more whole calendar months. */
export function isWholeMonths({ from, to }: Period): boolean {
  return from.endsWith('-01') && addDays(to, 1).endsWith('-01');
}

/** Plain calendar arithmetic on days; no zone is involved. */
export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** The first of the month some months later or earlier. */
export function addMonths(firstOfSome: Day, count: number): Day {
  const date = new Date(Date.parse(firstOfSome));
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 10);
}

export function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 7)}-01`;
}

function monthNumber(day: Day): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}
