import type { Period } from '@tallyhouse/shared/contracts/scalars';
import type { TanzaniaRow } from '@tallyhouse/shared/contracts/tanzania-reports';
import { calendarOf } from '../domain/periods/authority-calendar';
import { firstOfMonth } from '../domain/periods/calendar';
import { periodsOver } from '../domain/periods/reporting-period';
import { sumMoney } from '../domain/money/money';
import { tanzaniaRows, within, type TanzanianFacts, type TanzanianQuestion } from './tanzania-rows';

type SummaryRow = TanzaniaRow &
  Period & { readonly monthToDate: { readonly ggr: string; readonly tax: string } };

/** The whole weeks or months of the tax authority that hold the days of a period, oldest first. */
export function taxWeeksOrMonths({ from, to }: Period, granularity: 'week' | 'month'): Period[] {
  return periodsOver({ from, to }, granularity === 'week' ? 'WEEK' : 'MONTH', calendarOf('TRA'));
}

/** Rows of each bucket that has facts, by class, each with its month so far. */
export function tanzaniaSummary(
  facts: TanzanianFacts,
  buckets: readonly Period[],
  question: Omit<TanzanianQuestion, 'period'>,
): SummaryRow[] {
  return buckets.flatMap((bucket) => {
    const month = { from: firstOfMonth(bucket.to), to: bucket.to };
    const soFar = tanzaniaRows(within(facts, month), { ...question, period: month });
    return tanzaniaRows(within(facts, bucket), { ...question, period: bucket }).map(({ row }) => {
      const own = soFar.find((one) => one.row.productClass === row.productClass)?.row;
      const tax = sumMoney((own?.lines ?? []).filter(({ code }) => code === 'GGT').map((line) => line.tax));
      return { ...row, ...bucket, monthToDate: { ggr: own?.ggr ?? '0.00', tax } };
    });
  });
}
