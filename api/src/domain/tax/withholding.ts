import Big from 'big.js';
import type { Rule } from '../rules/rule-schema';
import type { PaidTicket } from './tax-facts';

type WinningsRule = Pick<Rule, 'winningsBase' | 'winningsDeducts'>;

/** What of a payout is taxed: never less than nothing. A rule that does not say what it deducts takes the whole stake off. */
export function winningsBaseOf(
  { stake, bonusStake = '0', payout }: Omit<PaidTicket, 'ticketId'>,
  { winningsBase, winningsDeducts }: WinningsRule,
): Big {
  const deducted = winningsDeducts === 'CASH_STAKE' ? new Big(stake).minus(bonusStake) : new Big(stake);
  const base = winningsBase === 'GROSS_PAYOUT' ? new Big(payout) : new Big(payout).minus(deducted);
  return base.lt(0) ? new Big(0) : base;
}
