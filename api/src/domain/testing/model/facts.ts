import type { Day, Money } from '@tallyhouse/shared/contracts/scalars';

// The model by which golden examples and the glossary are worked out, record by record. No call computes by it: calls
// sum in the store, and `total-reports/golden-examples.contract.test.ts` holds their answers against the same examples.

/** An amount by what it was staked or paid with; `bonus` is credit, not the player's money. */
export interface Funded {
  readonly cash: Money;
  readonly bonus: Money;
}

/** A bet on the gaming day of its acceptance. */
export interface BetFact {
  readonly betId: string;
  readonly day: Day;
  readonly stake: Funded;
  /** Whether the player has an unrestricted right to take the bonus part in cash. */
  readonly isBonusCashable: boolean;
}

/**
 * One step of a bet's settlement on its gaming day; every amount is positive.
 *
 * A void settles and returns its stake at once. A void after settlement (`isLateVoid`) settles nothing more, returns
 * the stake and claws back what had been won.
 */
export interface SettlementFact {
  readonly betId: string;
  readonly day: Day;
  /** The part of the stake that leaves the open book. */
  readonly settled: Funded;
  /** The part of the stake that goes back to the player. */
  readonly returned: Funded;
  /** What is won, with the returned stake of winning bets; without a jackpot. */
  readonly payout: Funded;
  /** The part of the payout that was won with bonus stakes. */
  readonly wonWithBonus: Money;
  readonly jackpotWin: Money;
  /** What an earlier settlement gave and this one takes back. */
  readonly clawback: Money;
  readonly isBonusCashable: boolean;
  readonly isLateVoid: boolean;
}

/** Winnings paid out on the gaming day of payment, or lapsed when the claim period ended. */
export interface PaymentFact {
  readonly betId: string;
  readonly day: Day;
  readonly kind: 'WINNINGS' | 'EXPIRED';
  /** Gross of withholding; without a jackpot. What was won in bonus is paid when it is credited. */
  readonly amount: Funded;
  readonly wonWithBonus: Money;
  readonly jackpotWin: Money;
}

/** What one round put into jackpot pools. */
export interface JackpotContributionFact {
  readonly day: Day;
  readonly amount: Money;
}

/** The facts of one scope, in force and in one currency. */
export interface Book {
  readonly bets: readonly BetFact[];
  readonly settlements: readonly SettlementFact[];
  readonly payments: readonly PaymentFact[];
  readonly jackpotContributions: readonly JackpotContributionFact[];
}
