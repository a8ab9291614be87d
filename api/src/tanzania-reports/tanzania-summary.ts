import type { Period } from '@tallyhouse/shared/contracts/scalars';
import type { TanzaniaRow } from '@tallyhouse/shared/contracts/tanzania-reports';
import { calendarOf } from '../domain/periods/authority-calendar';
import { firstOfMonth } from '../domain/periods/calendar';
import { periodsOver } from '../domain/periods/reporting-period';
import { sumMoney } from '../domain/money/money';
import type { TanzanianBook } from './read-book';
import { tanzaniaRows, type TanzanianQuestion } from './tanzania-rows';

type SummaryRow = TanzaniaRow &
  Period & { readonly monthToDate: { readonly ggr: string; readonly tax: string } };

/** The whole weeks or months of the tax authority that hold the days of a period, oldest first. */
export function taxWeeksOrMonths({ from, to }: Period, granularity: 'week' | 'month'): Period[] {
  return periodsOver({ from, to }, granularity === 'week' ? 'WEEK' : 'MONTH', calendarOf('TRA'));
}

/** Of the month so far only the gaming tax is told. */
const besidesGamingTax: ReadonlySet<string> = new Set(['LEVY', 'WHT', 'EXC', 'UNCL']);

/** Rows of each bucket that has facts, by class, each with its month so far. */
export async function tanzaniaSummary(
  book: TanzanianBook,
  buckets: readonly Period[],
  question: Omit<TanzanianQuestion, 'period'>,
): Promise<SummaryRow[]> {
  const rows: SummaryRow[] = [];
  for (const bucket of buckets) {
    const month = { from: firstOfMonth(bucket.to), to: bucket.to };
    const soFar = await tanzaniaRows(book, { ...question, period: month, without: besidesGamingTax });
    for (const { row } of await tanzaniaRows(book, { ...question, period: bucket })) {
      const own = soFar.find((one) => one.row.productClass === row.productClass)?.row;
      const monthToDate = {
        ggr: own?.ggr ?? '0.00',
        tax: sumMoney((own?.lines ?? []).map((line) => line.tax)),
      };
      rows.push({ ...row, ...bucket, monthToDate });
    }
  }
  return rows;
}
