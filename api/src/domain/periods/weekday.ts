import type { Day } from '@tallyhouse/shared/contracts/scalars';

/** Days of the week from Monday, as ISO 8601 counts them. */
export const weekdays = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
export type Weekday = (typeof weekdays)[number];

/** Errors: `RangeError` when it is not a day. */
export function weekdayOf(day: Day): Weekday {
  const fromSunday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const weekday = weekdays[(fromSunday + 6) % 7];
  if (weekday === undefined) throw new RangeError(`"${day}" is not a day`);
  return weekday;
}
