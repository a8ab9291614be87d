import Big from 'big.js';
import type { Rule } from '../rules/rule-schema';

export interface TaxableBase {
  /** Never negative. */
  readonly taxable: Big;
  /** Loss for the next period, positive. */
  readonly lossCarriedForward: Big;
  /** True when the base is negative and nobody has read what becomes of it: it is taken as zero, and marked. */
  readonly isGuess: boolean;
}

/** What of a base is taxed, by what the rule says of negative ones. */
export function taxableOf(base: Big, negative: Rule['negative'], lossBroughtForward: Big): TaxableBase {
  const zero = new Big(0);
  if (negative === 'CARRY_FORWARD') {
    const net = base.minus(lossBroughtForward);
    return net.lt(0)
      ? { taxable: zero, lossCarriedForward: net.times(-1), isGuess: false }
      : { taxable: net, lossCarriedForward: zero, isGuess: false };
  }
  const isNegative = base.lt(0);
  return {
    taxable: isNegative ? zero : base,
    lossCarriedForward: zero,
    isGuess: isNegative && negative !== 'FLOOR_ZERO',
  };
}
