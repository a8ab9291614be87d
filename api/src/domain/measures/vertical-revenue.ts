import Big from 'big.js';
import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { formatMoney, subtractMoney, sumMoney } from '../money/money';
import { roundAmount } from '../money/round-amount';

/**
 * Where a vertical's revenue comes from when it is not stakes less winnings.
 *
 * Pots, buy-ins and matched stakes are other players' money: information, never revenue.
 */
export type VerticalFigures =
  | { readonly vertical: 'POKER_CASH'; readonly rake: Money }
  /** The overlay is what the operator adds when the fees do not reach a guaranteed prize. */
  | { readonly vertical: 'POKER_TOURNAMENT'; readonly fees: Money; readonly overlay: Money }
  | { readonly vertical: 'EXCHANGE'; readonly commission: Money }
  | { readonly vertical: 'SLOT_ROUTE'; readonly cashIn: Money; readonly cashOut: Money }
  | ({ readonly vertical: 'CASINO_TABLE'; readonly method: 'DROP_COUNT' } & DropCount);

/** A table counted by its cash instead of its rounds. */
export interface DropCount {
  /** Cash and chips found in the drop box. */
  readonly drop: Money;
  readonly openingFloat: Money;
  readonly closingFloat: Money;
  /** Chips brought to the table during the session. */
  readonly fills: Money;
  /** Chips taken from it. */
  readonly credits: Money;
}

export function verticalRevenueOf(figures: VerticalFigures): Money {
  switch (figures.vertical) {
    case 'POKER_CASH':
      return formatMoney(figures.rake);
    case 'POKER_TOURNAMENT':
      return subtractMoney(figures.fees, figures.overlay);
    case 'EXCHANGE':
      return formatMoney(figures.commission);
    case 'SLOT_ROUTE':
      return subtractMoney(figures.cashIn, figures.cashOut);
    case 'CASINO_TABLE':
      return subtractMoney(
        sumMoney([figures.drop, figures.closingFloat, figures.credits]),
        sumMoney([figures.openingFloat, figures.fills]),
      );
  }
}

/** What eligible stakes put into a jackpot pool, to 0.0001 of the currency, half up, at the grain given. */
export function jackpotContributionOf(eligibleStakes: Money, rate: string): Money {
  return formatMoney(roundAmount(new Big(eligibleStakes).times(rate), { unit: '0.0001', mode: 'HALF_UP' }));
}
