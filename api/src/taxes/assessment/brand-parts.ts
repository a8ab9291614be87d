import Big from 'big.js';
import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { formatMoney, sumMoney } from '../../domain/money/money';

/** What one brand has in a tax period of several. */
export interface BrandPart {
  readonly brandId: string;
  /** All bases add up to that of the period. */
  readonly base: Money;
  /** Its share; all shares add up to the tax of the period. */
  readonly tax: Money;
}

/**
 * Shares a tax among the brands of a period, to the cent.
 *
 * What each would owe alone, where that adds up to the tax: so it does where every ticket is taxed by itself. Else in the
 * proportion of the bases, of which one below zero bears a negative share; what is left of cents goes to the largest
 * remainders, brands in their order where these are equal.
 */
export function shareTax(
  tax: Money,
  alone: readonly { readonly brandId: string; readonly base: Money; readonly tax: Money }[],
): BrandPart[] {
  if (new Big(sumMoney(alone.map((one) => one.tax))).eq(tax)) return [...alone];
  const whole = new Big(sumMoney(alone.map(({ base }) => base)));
  if (whole.eq(0)) return alone.map((one, at) => ({ ...one, tax: at === 0 ? tax : '0.00' }));
  const exact = alone.map(({ base }) => new Big(tax).times(base).div(whole));
  const floors = exact.map((share) => share.round(2, share.lt(0) ? Big.roundUp : Big.roundDown));
  const left = new Big(tax).minus(floors.reduce((sum, one) => sum.plus(one), new Big(0))).times(100);
  const byRemainder = exact
    .map((share, at) => ({ at, remainder: share.minus(floors[at] ?? 0) }))
    .sort((a, b) => b.remainder.cmp(a.remainder) || a.at - b.at)
    .slice(0, Math.round(Number(left)))
    .map(({ at }) => at);
  return alone.map((one, at) => ({
    ...one,
    tax: formatMoney((floors[at] ?? new Big(0)).plus(byRemainder.includes(at) ? '0.01' : '0')),
  }));
}
