import type { Day, Money } from '@tallyhouse/shared/contracts/scalars';
import {
  convertDay,
  type ConvertedAmount,
  type DayAmount,
  type ReportingCurrency,
} from '../../money/conversion';
import { sumMoney } from '../../money/money';
import type { OfficialRate } from '../../money/official-rate';

export type Conversion =
  | { readonly kind: 'CONVERTED'; readonly rows: readonly ConvertedAmount[]; readonly total: Money }
  /** Days for which no rate was published on or before them: nothing is converted by guess. */
  | { readonly kind: 'RATE_MISSING'; readonly days: readonly { currency: string; day: Day }[] };

/**
 * Converts flows: each day's total by its own rate, half even, then only adds.
 *
 * The total is the sum of the converted rows, so that days, brands and groups always add up; a total is never converted.
 */
export function convertFlows(
  amounts: readonly DayAmount[],
  rates: readonly OfficialRate[],
  target: ReportingCurrency,
): Conversion {
  const rows: ConvertedAmount[] = [];
  const missing: { currency: string; day: Day }[] = [];
  for (const amount of amounts) {
    const row = convertDay(amount, rates, target);
    if (row === null) missing.push({ currency: amount.currency, day: amount.day });
    else rows.push(row);
  }
  if (missing.length > 0) return { kind: 'RATE_MISSING', days: missing };
  return { kind: 'CONVERTED', rows, total: sumMoney(rows.map(({ converted }) => converted)) };
}
