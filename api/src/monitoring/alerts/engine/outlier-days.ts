import type { Day, Vertical } from '@tallyhouse/shared/contracts/scalars';
import { addDays } from '../../../domain/periods/calendar';
import type { Look } from './detector';

/** Something measured of one vertical of a brand on one gaming day. */
export interface VerticalDay {
  readonly brandId: string;
  readonly vertical: Vertical;
  readonly day: Day;
}

/** How far back a day is compared, and how many days of that there must be. */
const historyDays = 90;
const leastDays = 30;

/** Brands whose last days are not over yet, or not settled yet: a day counts from the second day after it. */
const settledAfterDays = 2;

/** The days that a look is about, both included, and the first one that they are compared with. */
export function daysOf({ now, since }: Look): {
  readonly from: Day;
  readonly first: Day;
  readonly last: Day;
} {
  const first = addDays(since.toISOString().slice(0, 10), -settledAfterDays - 1);
  const last = addDays(now.toISOString().slice(0, 10), -settledAfterDays);
  return { from: addDays(first, -historyDays), first, last };
}

/** When a day counts. */
export function countsFrom(day: Day): Date {
  return new Date(`${addDays(day, settledAfterDays)}T00:00:00Z`);
}

/**
 * Each day from `first` to `last` with the days of the 90 before it, where these are 30 or more. `days` are those of one
 * brand and vertical, in order, that can be measured at all.
 */
export function withHistory<Item extends VerticalDay>(
  days: readonly Item[],
  { first, last }: { readonly first: Day; readonly last: Day },
): { readonly day: Item; readonly before: readonly Item[] }[] {
  return days.flatMap((day) => {
    if (day.day < first || day.day > last) return [];
    const oldest = addDays(day.day, -historyDays);
    const before = days.filter((other) => other.day >= oldest && other.day < day.day);
    return before.length < leastDays ? [] : [{ day, before }];
  });
}

/** `0.2151` becomes `21.5 %`. */
export function percent(fraction: number): string {
  return `${(fraction * 100).toFixed(1)} %`;
}
