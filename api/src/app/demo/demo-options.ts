import type { Day } from '@tallyhouse/shared/contracts/scalars';
import { gamingDaysOf } from '../../domain/periods/gaming-day';
import { addDays } from './day-clock';

/** What a book is made from; equal options give equal books. */
export interface DemoOptions {
  /** Bets to aim for, over all brands; the count made differs by chance, about one in a thousand. */
  readonly bets: number;
  readonly seed: string;
  /** Full months before and including the last full one; ignored when `from` is given. */
  readonly months: number;
  readonly from: Day | null;
  /** Last gaming day of every brand; null for the last one that is complete at `nowMs`. */
  readonly until: Day | null;
  readonly nowMs: number;
  /** How often planned damage happens, 1 being once in about 60 files. */
  readonly damage: number;
}

export const defaultDemoOptions = {
  bets: 100_000,
  seed: '1',
  months: 13,
  from: null,
  until: null,
  damage: 1,
} as const;

// The files of the last hour are loaded up to ten minutes after it.
const loadMarginMs = 15 * 60_000;

interface Place {
  readonly zone: string;
  readonly cutoff: string;
}

/** First and last gaming day of a brand's book: the last that is over by all of its clocks. */
export function daysOfBook(
  options: DemoOptions,
  place: Place & { readonly months?: number; readonly abroad?: readonly Place[] },
): { from: Day; until: Day } {
  const over = [place, ...(place.abroad ?? [])].map((one) =>
    lastCompleteDay(one, options.nowMs - loadMarginMs),
  );
  const until = options.until ?? earliest(over);
  const months = Math.min(options.months, place.months ?? Infinity);
  return { from: options.from ?? firstDay(until, months), until };
}

/** First day of the last full calendar month that ends by `until`, and the first day after it. */
export function lastFullMonth(until: Day): { first: Day; next: Day } {
  const next = `${addDays(until, 1).slice(0, 7)}-01`;
  return { first: monthsBefore(next, 1), next };
}

function earliest(days: readonly Day[]): Day {
  return days.reduce((first, day) => (day < first ? day : first));
}

function lastCompleteDay(place: Place, nowMs: number): Day {
  return addDays(gamingDaysOf(place.zone, place.cutoff).dayOf(nowMs), -1);
}

function firstDay(until: Day, months: number): Day {
  return monthsBefore(lastFullMonth(until).next, months);
}

function monthsBefore(firstOfMonth: Day, months: number): Day {
  const [year = 0, month = 1] = firstOfMonth.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10);
}
