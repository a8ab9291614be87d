import type { Day } from '@tallyhouse/shared/contracts/scalars';
import { gamingDaysOf } from '../../domain/periods/gaming-day';

const dayMs = 86_400_000;
// The latest thing that a bet causes is a lapsed prize, 200 + 90 days on; nothing past that is ever asked for.
const daysAfter = 300;

/** The gaming days of a brand's book by index, 0 being the first. */
export interface DayClock {
  readonly count: number;
  /** End of the last gaming day, epoch milliseconds: nothing after it is known yet. */
  readonly cutMs: number;
  nameOf(index: number): Day;
  startOf(index: number): number;
  /** Index of the gaming day that holds `epochMs`; `count` or more after the last day. */
  indexOf(epochMs: number): number;
  /** Index of a day by name; negative before the first. */
  indexOfDay(day: Day): number;
}

/** Names the day `offset` days after `day`. */
export function addDays(day: Day, offset: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + offset * dayMs).toISOString().slice(0, 10);
}

export function createDayClock(place: { zone: string; cutoff: string }, from: Day, until: Day): DayClock {
  const gamingDays = gamingDaysOf(place.zone, place.cutoff);
  const count = Math.round((Date.parse(until) - Date.parse(from)) / dayMs) + 1;
  const names = Array.from({ length: count + daysAfter }, (_, index) => addDays(from, index));
  const starts = Float64Array.from(names, (name) => gamingDays.startOf(name));
  const startOf = (index: number) => starts[index] ?? Infinity;
  return {
    count,
    cutMs: startOf(count),
    nameOf: (index) => names[index] ?? addDays(from, index),
    startOf,
    indexOf(epochMs) {
      let index = Math.max(0, Math.floor((epochMs - startOf(0)) / dayMs));
      // A day of 23 or 25 hours moves the border by one hour at most.
      while (index > 0 && startOf(index) > epochMs) index -= 1;
      while (startOf(index + 1) <= epochMs) index += 1;
      return index;
    },
    indexOfDay: (day) => Math.round((Date.parse(day) - Date.parse(from)) / dayMs),
  };
}
