import Big from 'big.js';
import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { formatMoney } from '../money/money';
import { roundAmount } from '../money/round-amount';
import type { Rule } from '../rules/rule-schema';
import { chargeOn } from './charge';
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

export interface TicketWithholding {
  readonly base: Money;
  readonly withheld: Money;
  readonly paidToPlayer: Money;
}

/** What is kept back when one ticket is paid, rounded by the rule at the counter. */
export function withholdOnTicket(
  ticket: Omit<PaidTicket, 'ticketId'>,
  rule: WinningsRule & Pick<Rule, 'charge' | 'rounding'>,
): TicketWithholding {
  const base = winningsBaseOf(ticket, rule);
  const withheld = roundAmount(chargeOn(base, rule.charge), rule.rounding);
  return {
    base: formatMoney(base),
    withheld: formatMoney(withheld),
    paidToPlayer: formatMoney(new Big(ticket.payout).minus(withheld)),
  };
}
