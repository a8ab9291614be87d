import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { fractionOf } from '../money/fraction';

/** ggr / net stakes as a fraction with six decimals, half up; null without net stakes. Made from sums, never averaged. */
export function holdOf(ggr: Money | null, netStakes: Money | null): string | null {
  return fractionOf(ggr, netStakes);
}

/** winnings / net stakes, as `holdOf`. */
export function returnToPlayerOf(winnings: Money | null, netStakes: Money | null): string | null {
  return fractionOf(winnings, netStakes);
}
