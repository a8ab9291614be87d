import Big from 'big.js';
import type { Money } from '@tallyhouse/shared/contracts/scalars';

// Its own constructor, so that the precision of divisions is not set for everybody.
const Fraction = Big();
Fraction.DP = 6;
Fraction.RM = Big.roundHalfUp;

/** `part / whole` with six decimals, half up; null where either is not defined or the whole is zero. */
export function fractionOf(part: Money | null, whole: Money | null): string | null {
  if (part === null || whole === null) return null;
  const divisor = new Fraction(whole);
  if (divisor.eq(0)) return null;
  const text = new Fraction(part).div(divisor).toFixed(6);
  return text === '-0.000000' ? '0.000000' : text;
}
