import type { Period } from '@tallyhouse/shared/contracts/scalars';
import type { TanzaniaRow } from '@tallyhouse/shared/contracts/tanzania-reports';
import { calendarOf } from '../../../domain/periods/authority-calendar';
import { firstOfMonth } from '../../../domain/periods/calendar';
import { periodsOver } from '../../../domain/periods/reporting-period';
import { sumMoney } from '../../../domain/money/money';
import type { TanzanianBook } from './read-book';
import { tanzaniaRows, type StatusOfChannels, type TanzanianQuestion } from './tanzania-rows';

/** Days asked for of one week or month; `partOf` is the whole of it where that has days which were not asked for. */
interface Bucket extends Period {
  readonly partOf: Period | null;
}

type SummaryRow = TanzaniaRow &
  Bucket & { readonly monthToDate: { readonly ggr: string; readonly tax: string } };

/** The days of a period by weeks or months of the tax authority, oldest first. */
export function taxWeeksOrMonths({ from, to }: Period, granularity: 'week' | 'month'): Bucket[] {
  const unit = granularity === 'week' ? 'WEEK' : 'MONTH';
  return periodsOver({ from, to }, unit, calendarOf('TRA')).map((whole) => {
    const days = { from: whole.from < from ? from : whole.from, to: whole.to > to ? to : whole.to };
    const isCut = days.from !== whole.from || days.to !== whole.to;
    return { ...days, partOf: isCut ? { from: whole.from, to: whole.to } : null };
  });
}

/** Of the month so far the gaming tax and levies are told. */
const passedOn: ReadonlySet<string> = new Set(['WHT', 'EXC', 'UNCL']);

/** Rows of each bucket that has facts, by class, each with its month so far. */
export async function tanzaniaSummary(
  book: TanzanianBook,
  buckets: readonly Bucket[],
  question: Omit<TanzanianQuestion, 'period' | 'statusOf'>,
  /** What may be said about the facts of days. */
  statusIn: (period: Period) => StatusOfChannels,
): Promise<SummaryRow[]> {
  const rows: SummaryRow[] = [];
  for (const bucket of buckets) {
    const month = { from: firstOfMonth(bucket.to), to: bucket.to };
    const soFar = await tanzaniaRows(book, {
      ...question,
      period: month,
      statusOf: statusIn(month),
      without: passedOn,
    });
    const period = { from: bucket.from, to: bucket.to };
    const statusOf = statusIn(period);
    for (const { row } of await tanzaniaRows(book, { ...question, period, statusOf })) {
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
