import Big from 'big.js';
import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { formatMoney } from '../../money/money';
import { roundAmount, roundQuotient, type RoundingStep } from '../../money/round-amount';

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
