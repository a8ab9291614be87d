import Big from 'big.js';
import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { addMoney, subtractMoney } from './money';

/** Sums over facts on one basis, in major units; null where the basis does not define the part. */
export interface RevenueParts {
  readonly stakesCash: Money | null;
  readonly stakesBonus: Money | null;
  /** Stakes returned: of void and cancelled bets. */
  readonly voids: Money | null;
  /** What was won or paid, including the returned stake of winning bets. */
  readonly winnings: Money | null;
}

export interface Revenue extends RevenueParts {
  readonly stakes: Money | null;
  readonly netStakes: Money | null;
  readonly ggr: Money | null;
}

/**
 * Gross gaming revenue and what leads to it: stakes − voids − winnings.
 *
 * Null wherever a part is not defined on the basis, never zero.
 */
export function revenueOf(parts: RevenueParts): Revenue {
  const stakes = addMoney(parts.stakesCash, parts.stakesBonus);
  const netStakes = subtractMoney(stakes, parts.voids);
  return { ...parts, stakes, netStakes, ggr: subtractMoney(netStakes, parts.winnings) };
}

/** ggr / net stakes as a fraction with six decimals, half up; null without net stakes. Made from sums, never averaged. */
export function holdOf(ggr: Money | null, netStakes: Money | null): string | null {
  return fractionOf(ggr, netStakes);
}

/** winnings / net stakes, as `holdOf`. */
export function returnToPlayerOf(winnings: Money | null, netStakes: Money | null): string | null {
  return fractionOf(winnings, netStakes);
}

// Its own constructor, so that the precision of divisions is not set for everybody.
const Fraction = Big();
Fraction.DP = 6;
Fraction.RM = Big.roundHalfUp;

function fractionOf(part: Money | null, whole: Money | null): string | null {
  if (part === null || whole === null) return null;
  const divisor = new Fraction(whole);
  if (divisor.eq(0)) return null;
  const text = new Fraction(part).div(divisor).toFixed(6);
  return text === '-0.000000' ? '0.000000' : text;
}
