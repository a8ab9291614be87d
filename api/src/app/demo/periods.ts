import type { DayClock } from './day-clock';

const hourMs = 3_600_000;
const dayHours = 24;

/** The periods that the files of a series cover, by number. */
export interface Periods {
  readonly hours: number;
  /** Number of the period that holds an instant. */
  of(epochMs: number): number;
  startOf(period: number): number;
}

/** Whole gaming days, which have 23 or 25 hours twice a year, or equal parts of UTC's day. */
export function periodsOf(hours: number, clock: Pick<DayClock, 'indexOf' | 'startOf'>): Periods {
  if (hours === dayHours)
    return { hours, of: (epochMs) => clock.indexOf(epochMs), startOf: (day) => clock.startOf(day) };
  const lengthMs = hours * hourMs;
  return {
    hours,
    of: (epochMs) => Math.floor(epochMs / lengthMs),
    startOf: (period) => period * lengthMs,
  };
}

/** Parts of a day without rest, shortest first. */
const lengths = [1, 2, 3, 4, 6, 8, 12, dayHours];
/** A file with fewer bets than this is hardly worth sending. */
const betsPerFile = 100;

/**
 * Hours that a file covers where so many bets come a day: busy sources send each hour, slow ones once a day.
 *
 * `shortest` and `longest` are what the source can do.
 */
export function hoursFor(
  betsPerDay: number,
  { shortest, longest }: { readonly shortest: number; readonly longest: number },
): number {
  const possible = lengths.filter((hours) => hours >= shortest && hours <= longest);
  const enough = possible.find((hours) => (betsPerDay * hours) / dayHours >= betsPerFile);
  return enough ?? longest;
}
