import Big from 'big.js';
import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { formatMoney, subtractMoney } from '../money/money';
import { roundAmount, type RoundingStep } from '../money/round-amount';
import { rollForward, signedMovements } from './roll-forward';

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

/** An agent's share: rate × agreed base (stakes, ggr or net takings); a negative base earns nothing. */
export function commissionOf(base: Money, rate: string, step: RoundingStep): Money {
  const exact = new Big(base);
  return formatMoney(roundAmount(exact.lt(0) ? new Big(0) : exact.times(rate), step));
}
