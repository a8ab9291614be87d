import type { Day, Instant } from '@tallyhouse/shared/contracts/scalars';
import { addDays } from './calendar';

/** The gaming days of one licence: half-open intervals from cut-off to cut-off that tile the time line. */
export interface GamingDays {
  /** The gaming day that holds the instant `epochMs`. */
  dayOf(epochMs: number): Day;
  /** First instant of `day`, epoch milliseconds; the day ends where the next one starts, after 23, 24 or 25 hours. */
  startOf(day: Day): number;
}

/** What says when gaming days start: an IANA zone, and a local time, `HH:mm`. */
export interface Clock {
  readonly zone: string;
  readonly cutoff: string;
}

/** The clock of gaming days, with others by which some of them run where licences differ. */
export interface Clocks extends Clock {
  readonly otherClocks?: readonly Clock[];
}

/** Gaming days by every one of the clocks. */
export function daysByEach({ zone, cutoff, otherClocks = [] }: Clocks): GamingDays[] {
  return [{ zone, cutoff }, ...otherClocks].map((clock) => gamingDaysOf(clock.zone, clock.cutoff));
}

/** The instants of some days by all of the clocks: from the first of the first day to the end of the last. */
export function windowOfDays(
  days: readonly GamingDays[],
  { from, to }: { readonly from: Day; readonly to: Day },
) {
  return {
    from: Math.min(...days.map((one) => one.startOf(from))),
    to: Math.max(...days.map((one) => one.startOf(addDays(to, 1)))),
  };
}

/** The instant up to which late records of a period are accepted: some hours after its end by the last of the clocks. */
export function closesAt(clocks: Clocks, { to }: { readonly to: Day }, lateToleranceHours: number): Instant {
  const end = windowOfDays(daysByEach(clocks), { from: to, to }).to;
  return new Date(end + lateToleranceHours * 3_600_000).toISOString();
}

/** The gaming day of an instant by the clock by which it is earliest, and by the one by which it is latest. */
export function daysOf(
  days: readonly GamingDays[],
  epochMs: number,
): { readonly first: Day; readonly last: Day } {
  const named = days.map((one) => one.dayOf(epochMs)).sort();
  return { first: named[0] ?? '', last: named.at(-1) ?? '' };
}

const dayMs = 86_400_000;

const known = new Map<string, GamingDays>();
/** More than any book has; days that a caller makes up must not fill the memory. */
const mostStarts = 20_000;

/**
 * Gaming days in IANA zone `zone` that start at local time `cutoff` (`HH:mm`).
 *
 * A cut-off inside a spring gap starts at the first instant after the gap; an ambiguous one at its first occurrence.
 * Made once for each clock, and starts are cached, so asking for millions of instants costs little.
 * Errors: `RangeError` when the zone is unknown or the cut-off is not `HH:mm`.
 */
export function gamingDaysOf(zone: string, cutoff: string): GamingDays {
  const name = `${zone} ${cutoff}`;
  const days = known.get(name) ?? createGamingDays(zone, cutoff);
  known.set(name, days);
  return days;
}

function createGamingDays(zone: string, cutoff: string): GamingDays {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(cutoff)) throw new RangeError(`cut-off "${cutoff}" is not HH:mm`);
  const offsetAt = offsetReaderOf(zone);
  const [hours, minutes] = cutoff.split(':').map(Number) as [number, number];
  const cutoffMs = (hours * 60 + minutes) * 60_000;
  const starts = new Map<number, number>();
  const names = new Map<number, Day>();
  const forget = () => [starts, names].forEach((known) => known.clear());

  /** Start of the gaming day with number `dayNumber`, days since 1970-01-01 in local dates. */
  function startOfNumber(dayNumber: number): number {
    let start = starts.get(dayNumber);
    if (start === undefined) {
      if (starts.size > mostStarts) forget();
      start = firstInstantOf(dayNumber * dayMs + cutoffMs, offsetAt);
      starts.set(dayNumber, start);
    }
    return start;
  }

  function numberOf(epochMs: number): number {
    // No zone is more than 14 hours off, so the local day is this one or a neighbour.
    let dayNumber = Math.floor((epochMs - cutoffMs) / dayMs);
    while (startOfNumber(dayNumber) > epochMs) dayNumber -= 1;
    while (startOfNumber(dayNumber + 1) <= epochMs) dayNumber += 1;
    return dayNumber;
  }

  return {
    dayOf(epochMs) {
      const dayNumber = numberOf(epochMs);
      let name = names.get(dayNumber);
      if (name === undefined) {
        name = new Date(dayNumber * dayMs).toISOString().slice(0, 10);
        names.set(dayNumber, name);
      }
      return name;
    },
    startOf(day) {
      const dayNumber = Date.parse(`${day}T00:00:00Z`) / dayMs;
      if (!Number.isInteger(dayNumber)) throw new RangeError(`"${day}" is not a day`);
      return startOfNumber(dayNumber);
    },
  };
}

const offsetReaders = new Map<string, OffsetReader>();
type OffsetReader = (epochMs: number) => number;

/** Gives the zone's offset from UTC, in milliseconds, at an instant. Made once for each zone: that takes a tenth of a millisecond. */
export function offsetReaderOf(zone: string): OffsetReader {
  const offsetAt = offsetReaders.get(zone) ?? createOffsetReader(zone);
  offsetReaders.set(zone, offsetAt);
  return offsetAt;
}

function createOffsetReader(zone: string): OffsetReader {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (epochMs) => {
    const part: Record<string, number> = {};
    for (const { type, value } of format.formatToParts(epochMs)) part[type] = Number(value);
    const local = Date.UTC(
      part['year'] ?? NaN,
      (part['month'] ?? NaN) - 1,
      part['day'],
      part['hour'],
      part['minute'],
      part['second'],
    );
    return local - Math.floor(epochMs / 1000) * 1000;
  };
}

/**
 * First instant at which a clock of the zone shows `localMs` (local time written as if it were UTC) or later.
 *
 * The offsets a day either side bracket any change; the larger one gives the earlier instant.
 */
function firstInstantOf(localMs: number, offsetAt: (epochMs: number) => number): number {
  const before = offsetAt(localMs - dayMs);
  const after = offsetAt(localMs + dayMs);
  const early = localMs - Math.max(before, after);
  const late = localMs - Math.min(before, after);
  if (early + offsetAt(early) === localMs) return early;
  if (late + offsetAt(late) === localMs) return late;
  return endOfGap(early, late, offsetAt);
}

/** The local time does not exist: the clock jumps over it between `from` and `to`. Gives the instant of the jump. */
function endOfGap(from: number, to: number, offsetAt: (epochMs: number) => number): number {
  const beforeJump = offsetAt(from);
  let low = from;
  let high = to;
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (offsetAt(middle) === beforeJump) low = middle;
    else high = middle;
  }
  return high;
}
