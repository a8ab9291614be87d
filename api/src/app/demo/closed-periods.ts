import type { Day, Period } from '@tallyhouse/shared/contracts/scalars';
import { addDays, firstOfMonth } from '../../domain/periods/calendar';

/** The last three whole periods of one or three months that were over by `until`, newest first. */
export function closedPeriods(until: Day, months: 1 | 3): Period[] {
  const open = addDays(until, 1);
  const monthsInto = months === 1 ? 0 : (Number(open.slice(5, 7)) - 1) % 3;
  const start = firstOfMonth(open, -monthsInto);
  return [1, 2, 3].map((back) => ({
    from: firstOfMonth(start, -months * back),
    to: addDays(firstOfMonth(start, -months * (back - 1)), -1),
  }));
}

/** The last `count` weeks from Monday to Sunday that were over by `until`, newest first. */
export function closedWeeks(until: Day, count: number): Period[] {
  const daysSinceSunday = new Date(`${until}T00:00:00Z`).getUTCDay();
  const sunday = addDays(until, -daysSinceSunday);
  return Array.from({ length: count }, (_, back) => ({
    from: addDays(sunday, -7 * back - 6),
    to: addDays(sunday, -7 * back),
  }));
}
