import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { rollForward, signedMovements } from '../../measures/roll-forward';
import { subtractMoney } from '../../money/money';

const drawerSigns = {
  ticketsSold: '+',
  ticketsPaid: '-',
  cancelledRefunded: '-',
  voucherIssued: '+',
  voucherRedeemed: '-',
  cashIn: '+',
  cashOut: '-',
} as const;

/** What should be in a drawer at the end of a shift, and by how much the count is over (+) or short (−). */
export function balanceDrawer(
  openingFloat: Money,
  counted: Money,
  amounts: Readonly<Record<keyof typeof drawerSigns, Money>>,
): { readonly expected: Money; readonly overShort: Money } {
  const expected = rollForward(openingFloat, signedMovements(drawerSigns, amounts)).closing;
  return { expected, overShort: subtractMoney(counted, expected) };
}
