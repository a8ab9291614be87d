import Big from 'big.js';
import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { formatMoney } from '../../money/money';
import { roundAmount } from '../../money/round-amount';

/** What eligible stakes put into a jackpot pool, to 0.0001 of the currency, half up, at the grain given. */
export function jackpotContributionOf(eligibleStakes: Money, rate: string): Money {
  return formatMoney(roundAmount(new Big(eligibleStakes).times(rate), { unit: '0.0001', mode: 'HALF_UP' }));
}
