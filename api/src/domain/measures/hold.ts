import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { fractionOf } from '../money/fraction';

/**
 * ggr / net stakes as a fraction with six decimals, half up. Made from sums, never averaged.
 *
 * Null without net stakes, and where late voids took back more than was staked: a share of less than nothing says nothing.
 */
export function holdOf(ggr: Money | null, netStakes: Money | null): string | null {
  return isStaked(netStakes) ? fractionOf(ggr, netStakes) : null;
}

function isStaked(netStakes: Money | null): boolean {
  return netStakes !== null && Number(netStakes) > 0;
}
