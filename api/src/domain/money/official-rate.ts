import type { Day, Instant } from '@tallyhouse/shared/contracts/scalars';

/** One published rate: 1 `from` = `rate` `to`. */
export interface OfficialRate {
  readonly from: string;
  readonly to: string;
  readonly rateDate: Day;
  /** Decimal string with the digits as published. */
  readonly rate: string;
  readonly source: string;
  readonly publishedAt: Instant;
}

/**
 * The official rate for a gaming day: that of the day, else the last one published for an earlier day.
 *
 * Its `rateDate` says which day it is of. Of two for one date the later published holds. Null when there is none: a
 * rate of a later day is never used.
 */
export function rateFor(
  rates: readonly OfficialRate[],
  pair: { readonly from: string; readonly to: string },
  day: Day,
): OfficialRate | null {
  let best: OfficialRate | null = null;
  for (const rate of rates) {
    if (rate.from !== pair.from || rate.to !== pair.to || rate.rateDate > day) continue;
    if (best === null || isNewer(rate, best)) best = rate;
  }
  return best;
}

function isNewer(rate: OfficialRate, than: OfficialRate): boolean {
  if (rate.rateDate !== than.rateDate) return rate.rateDate > than.rateDate;
  return Date.parse(rate.publishedAt) > Date.parse(than.publishedAt);
}
