import Big from 'big.js';
import type { BrandTaxFacts } from '../../taxes/assessment/queries/sum-tax-facts';
import type { DayAmounts } from './queries/sum-days';

/**
 * What was settled by gaming day, channel, licence and vertical, the lowest grain at which amounts are converted, of facts
 * that taxes are computed from: one read serves both.
 */
export function settledDays(facts: readonly BrandTaxFacts[]): DayAmounts[] {
  const days = new Map<string, DayAmounts>();
  for (const { brandId, day, channel, licenceId, vertical, currency, ...sums } of facts) {
    const place = JSON.stringify([day, channel, licenceId, vertical, currency]);
    const known = days.get(place);
    const add = (before = '0', ...more: readonly string[]) =>
      more.reduce((sum, amount) => sum.plus(amount), new Big(before)).toFixed(4);
    days.set(place, {
      ...{ brandId, day, channel, currency },
      stakes: add(known?.stakes, sums.settledCash, sums.settledBonus),
      voids: add(known?.voids, sums.voidCash, sums.voidBonus),
      winnings: add(known?.winnings, sums.wonCash, sums.wonBonus),
    });
  }
  // A day on which nothing was settled needs no rate.
  return [...days.values()].filter(({ stakes, voids, winnings }) =>
    [stakes, voids, winnings].some((amount) => Number(amount) !== 0),
  );
}
