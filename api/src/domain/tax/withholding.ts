import Big from 'big.js';
import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { formatMoney } from '../money/money';
import { roundAmount, type RoundingStep } from '../money/round-amount';
import type { Rule } from '../rules/rule-schema';
import { chargeOn } from './charge';

export type WinningsBase = NonNullable<Rule['winningsBase']>;

/** What of a payout is taxed: never less than nothing. */
export function winningsBaseOf(
  { stake, payout }: { readonly stake: Money; readonly payout: Money },
  winningsBase: WinningsBase,
): Big {
  const base = winningsBase === 'GROSS_PAYOUT' ? new Big(payout) : new Big(payout).minus(stake);
  return base.lt(0) ? new Big(0) : base;
}

export interface TicketWithholding {
  readonly base: Money;
  readonly withheld: Money;
  readonly paidToPlayer: Money;
}

/** What is kept back when one ticket is paid, rounded by the rule at the counter. */
export function withholdOnTicket(
  ticket: { readonly stake: Money; readonly payout: Money },
  rule: {
    readonly winningsBase: WinningsBase;
    readonly charge: Rule['charge'];
    readonly rounding: RoundingStep;
  },
): TicketWithholding {
  const base = winningsBaseOf(ticket, rule.winningsBase);
  const withheld = roundAmount(chargeOn(base, rule.charge), rule.rounding);
  return {
    base: formatMoney(base),
    withheld: formatMoney(withheld),
    paidToPlayer: formatMoney(new Big(ticket.payout).minus(withheld)),
  };
}
