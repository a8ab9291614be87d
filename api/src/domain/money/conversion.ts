import Big from 'big.js';
import type { Day, Money } from '@tallyhouse/shared/contracts/scalars';
import { formatMoney } from './money';
import { rateFor, type OfficialRate } from './official-rate';
import { roundAmount } from './round-amount';

/** The currency a report is written in. */
export interface ReportingCurrency {
  readonly currency: string;
  /** Its smallest amount, `"0.01"`. */
  readonly unit: string;
}

/** A day's total at the lowest reported grain, in the currency of play. */
export interface DayAmount {
  readonly day: Day;
  readonly currency: string;
  readonly amount: Money;
}

/** A day's total converted and rounded once. It has no currency of play any more, so it cannot be converted again. */
export interface ConvertedAmount {
  readonly day: Day;
  readonly original: Money;
  readonly originalCurrency: string;
  readonly converted: Money;
  /** Both null when it was in the reporting currency already. */
  readonly rate: string | null;
  readonly rateDate: Day | null;
}

/** Null when no rate holds on that day. */
export function convertDay(
  { day, currency, amount }: DayAmount,
  rates: readonly OfficialRate[],
  target: ReportingCurrency,
): ConvertedAmount | null {
  const original = { day, original: amount, originalCurrency: currency };
  if (currency === target.currency) return { ...original, converted: amount, rate: null, rateDate: null };
  const official = rateFor(rates, { from: currency, to: target.currency }, day);
  if (official === null) return null;
  const exact = new Big(amount).times(official.rate);
  const converted = formatMoney(roundAmount(exact, { unit: target.unit, mode: 'HALF_EVEN' }));
  return { ...original, converted, rate: official.rate, rateDate: official.rateDate };
}
