import Big from 'big.js';
import type { Bracket, Charge } from '../rules/rule-schema';

/** The exact charge on a base that is not negative; of machines, the base is their number. */
export function chargeOn(base: Big, charge: Charge): Big {
  switch (charge.unit) {
    case 'RATE':
      return base.times(charge.rate);
    case 'PER_MACHINE':
      return base.times(charge.amount);
    case 'BRACKETS':
      return charge.brackets.reduce(
        (sum, bracket) => sum.plus(sliceOf(base, bracket).times(bracket.rate)),
        new Big(0),
      );
  }
}

/** The part of the base that lies in the bracket. */
function sliceOf(base: Big, { from, upTo }: Bracket): Big {
  const top = upTo === null || base.lt(upTo) ? base : new Big(upTo);
  return top.gt(from) ? top.minus(from) : new Big(0);
}
