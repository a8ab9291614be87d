import type { Day, Money } from '@tallyhouse/shared/contracts/scalars';
import { convertDay, convertFlows, type DayAmount, type ReportingCurrency } from './conversion';
import { subtractMoney, sumMoney } from './money';
import type { OfficialRate } from './official-rate';

/** A balance and its movements in the currency of play; movements signed, opening + movements = closing. */
export interface CurrencyRollForward {
  readonly currency: string;
  /** The day before the first, whose closing rate the opening balance bears. */
  readonly openingDay: Day;
  readonly opening: Money;
  readonly movements: readonly { readonly day: Day; readonly amount: Money }[];
  readonly closingDay: Day;
}

export interface ConvertedRollForward {
  readonly opening: Money;
  readonly movements: Money;
  /** What the change of rates alone did: a line of its own, so that opening + movements + fx = closing. */
  readonly fx: Money;
  readonly closing: Money;
}

/**
 * Balances at the closing rate of their last day, movements at the rate of theirs, the rest as `fx`.
 *
 * Null when a rate is missing for one of the days.
 */
export function convertRollForward(
  book: CurrencyRollForward,
  rates: readonly OfficialRate[],
  target: ReportingCurrency,
): ConvertedRollForward | null {
  const { currency } = book;
  const closingAmount = sumMoney([book.opening, ...book.movements.map(({ amount }) => amount)]);
  const opening = convertDay({ day: book.openingDay, currency, amount: book.opening }, rates, target);
  const closing = convertDay({ day: book.closingDay, currency, amount: closingAmount }, rates, target);
  const flows = convertFlows(
    book.movements.map((movement): DayAmount => ({ ...movement, currency })),
    rates,
    target,
  );
  if (opening === null || closing === null || flows.kind === 'RATE_MISSING') return null;
  const withoutFx = sumMoney([opening.converted, flows.total]);
  return {
    opening: opening.converted,
    movements: flows.total,
    fx: subtractMoney(closing.converted, withoutFx),
    closing: closing.converted,
  };
}
