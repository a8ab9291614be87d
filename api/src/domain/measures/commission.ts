import Big from 'big.js';
import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { formatMoney } from '../money/money';
import { roundAmount, type RoundingStep } from '../money/round-amount';

/** An agent's share: rate × agreed base (stakes, ggr or net takings); a negative base earns nothing. */
export function commissionOf(base: Money, rate: string, step: RoundingStep): Money {
  const exact = new Big(base);
  return formatMoney(roundAmount(exact.lt(0) ? new Big(0) : exact.times(rate), step));
}
