import Big from 'big.js';
import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { formatMoney } from '../../money/money';
import { roundAmount } from '../../money/round-amount';
import type { Rule } from '../../rules/rule-schema';
import { chargeOn } from '../../tax/charge';
import type { PaidTicket } from '../../tax/tax-facts';
import { winningsBaseOf } from '../../tax/withholding';

type WinningsRule = Pick<Rule, 'winningsBase' | 'winningsDeducts'>;

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
