import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { addMoney, subtractMoney } from '../money/money';

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
