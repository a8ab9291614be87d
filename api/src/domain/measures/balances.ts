import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { subtractMoney, sumMoney } from '../money/money';

export interface PlayerFunds {
  readonly liability: Money;
  readonly openBets: Money;
  readonly pendingWithdrawals: Money;
  readonly jackpotPools: Money;
}

/** Funds that must be covered, as the Maltese regulator counts them. */
export function protectedFundsOf(funds: PlayerFunds): Money {
  return sumMoney([funds.liability, funds.openBets, funds.pendingWithdrawals, funds.jackpotPools]);
}

/** Designated balances less protected funds: negative means players' money is not covered. */
export function coverageOf(heldFunds: readonly Money[], funds: PlayerFunds): Money {
  return subtractMoney(sumMoney(heldFunds), protectedFundsOf(funds));
}
