import type { Basis, Money } from '@tallyhouse/shared/contracts/scalars';
import type { BasisSums, StakeSums } from '../measures/basis-sums';

/** A ticket on which winnings were paid. */
export interface PaidTicket {
  readonly ticketId: string;
  readonly stake: Money;
  /** The part of the stake that was a bonus; none where it is left out. */
  readonly bonusStake?: Money;
  /** Gross, with the returned stake. */
  readonly payout: Money;
}

/** Tickets of which one rule charges each by itself, added up where the tickets are. */
export interface TicketSums {
  readonly tickets: number;
  /** Of the bases of all tickets, none of them below zero. */
  readonly base: Money;
  /** Charge on each ticket, not rounded: as many decimals as it takes. */
  readonly exact: string;
  /** Charge on each ticket, rounded there by the rule. */
  readonly rounded: Money;
}

/** What the rules of one product and period are computed from; a part may be left out when no rule needs it. */
export interface TaxFacts {
  readonly sums?: Partial<Record<Basis, BasisSums>> | undefined;
  readonly paidTickets?: readonly PaidTicket[] | undefined;
  /** Net stake of each ticket placed. */
  readonly placedStakes?: readonly Money[] | undefined;
  /** In place of the tickets one by one: their sums by the id of the rule that charges them. */
  readonly ticketSums?: ReadonlyMap<string, TicketSums> | undefined;
  /** Machines licensed in the period. */
  readonly machines?: number | undefined;
  /** Winnings whose claim period ended. */
  readonly unclaimed?: Money | undefined;
  readonly deposits?: Money | undefined;
  /** Each withdrawal paid. */
  readonly withdrawals?: readonly Money[] | undefined;
  /** Loss of earlier periods that the same tax carries forward, positive. */
  readonly lossBroughtForward?: Money | undefined;
}

/** Sums that know of no bonus, jackpot or late void: just stakes, voids and winnings. */
export function plainSums(parts: {
  readonly stakes: Money;
  readonly voids: Money;
  readonly winnings: Money;
}): BasisSums {
  const cashOnly = (cash: Money): StakeSums => ({ cash, bonusCashable: '0.00', bonusPlayOnly: '0.00' });
  return {
    stakes: cashOnly(parts.stakes),
    voids: cashOnly(parts.voids),
    lateVoids: cashOnly('0.00'),
    winnings: { cash: parts.winnings, bonus: '0.00', wonWithBonus: '0.00', jackpotWins: '0.00' },
    jackpotContributions: '0.00',
  };
}
