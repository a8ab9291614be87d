import Big from 'big.js';
import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { formatMoney } from '../money/money';
import { roundAmount, roundQuotient, type RoundingStep } from '../money/round-amount';

/** The outcome of one selection of a ticket; `odds` are decimal, with the stake in them. */
export type LegOutcome =
  | { readonly result: 'WON' | 'HALF_WON' | 'HALF_LOST'; readonly odds: string }
  | { readonly result: 'LOST' | 'VOID' | 'PUSH' }
  /** `ways` runners shared `places` paid places: the stake is cut to the share, at full odds. */
  | { readonly result: 'DEAD_HEAT'; readonly odds: string; readonly ways: number; readonly places: number };

/** What a ticket pays: stake × the factors of its legs, rounded once by the rule of the house. */
export function payoutOf(stake: Money, legs: readonly LegOutcome[], step: RoundingStep): Money {
  let numerator = new Big(stake);
  let denominator = new Big(1);
  for (const leg of legs) {
    const factor = factorOf(leg);
    numerator = numerator.times(factor.numerator);
    denominator = denominator.times(factor.denominator);
  }
  return formatMoney(roundQuotient(numerator, denominator, step));
}

/** A fraction, so that a third of a stake stays exact until the payout is rounded. */
function factorOf(leg: LegOutcome): { numerator: Big; denominator: Big } {
  switch (leg.result) {
    case 'WON':
      return fraction(leg.odds, 1);
    case 'LOST':
      return fraction(0, 1);
    case 'VOID':
    case 'PUSH':
      return fraction(1, 1);
    case 'HALF_WON':
      return fraction(new Big(leg.odds).plus(1), 2);
    case 'HALF_LOST':
      return fraction(1, 2);
    case 'DEAD_HEAT':
      return fraction(new Big(leg.odds).times(leg.places), leg.ways);
  }
}

function fraction(numerator: Big | string | number, denominator: number) {
  return { numerator: new Big(numerator), denominator: new Big(denominator) };
}

/** The share of a stake that a partial cash-out settles, and the rest that stays open; together the stake. */
export function splitCashOut(
  stake: Money,
  share: string,
  step: RoundingStep,
): { readonly settledStake: Money; readonly openStake: Money } {
  const settled = roundAmount(new Big(stake).times(share), step);
  return { settledStake: formatMoney(settled), openStake: formatMoney(new Big(stake).minus(settled)) };
}

/**
 * Theoretical hold of an accumulator: 1 − 1 / (1 + overround)^legs.
 *
 * Shape: fraction with four decimals, half up.
 */
export function theoreticalHoldOf(perLegOverround: string, legs: number): string {
  const payback = new Big(perLegOverround).plus(1).pow(legs);
  const hold = roundQuotient(payback.minus(1), payback, { unit: '0.0001', mode: 'HALF_UP' });
  return hold.toFixed(4);
}
