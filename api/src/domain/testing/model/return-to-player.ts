import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { fractionOf } from '../../money/fraction';

/** winnings / net stakes as a fraction with six decimals, half up; null without net stakes. */
export function returnToPlayerOf(winnings: Money | null, netStakes: Money | null): string | null {
  return netStakes !== null && Number(netStakes) > 0 ? fractionOf(winnings, netStakes) : null;
}
