import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { subtractMoney, sumMoney } from '../money/money';

/** The British gross gambling yield: A + B − C. */
export interface YieldParts {
  /** A: free bets only where the customer may take them in cash. */
  readonly stakes: Money;
  /** B: other amounts that accrue to the operator, such as commission and rake. */
  readonly otherAccruals: Money;
  /** C */
  readonly prizes: Money;
}

export function grossGamblingYieldOf({ stakes, otherAccruals, prizes }: YieldParts): Money {
  return subtractMoney(sumMoney([stakes, otherAccruals]), prizes);
}

export interface NetRevenueParts {
  readonly ggr: Money | null;
  /** Bonuses turned into cash, free-bet winnings paid, cash-back. */
  readonly bonusCost: Money;
  readonly gamingTax: Money;
  readonly levies: Money;
  /** Zero where `ggr` has them off already. */
  readonly jackpotContributions: Money;
  /** Payment and provider fees, where the policy of the house takes them off. */
  readonly fees: Money;
}

/** Net gaming revenue: a figure for managers, sent to no authority. Null where revenue is not defined. */
export function netGamingRevenueOf({ ggr, ...costs }: NetRevenueParts): Money | null {
  return subtractMoney(ggr, sumMoney(Object.values(costs)));
}
