import { moneyText } from '@tallyhouse/shared/format/money';
import { Change } from '@tallyhouse/shared/reporting/change';
import type { Kpi } from '@tallyhouse/shared/ui/kpi-strip';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import { useTanzaniaText } from '../../i18n/use-tanzania-text';
import type { TanzanianBucket, TanzanianGranularity } from './tanzania-buckets';
import { sumsOf } from './tanzania-subtotals';

interface SummaryKpiSource {
  /** Undefined while they are on the way. */
  readonly buckets: readonly TanzanianBucket[] | undefined;
  /** Of the period compared with; undefined without a comparison. */
  readonly before: readonly TanzanianBucket[] | undefined;
  readonly currency: string | undefined;
  readonly granularity: TanzanianGranularity;
}

const terms = { ggr: 'ggr', accrued: 'accrued', withheld: 'withholding', paid: 'taxPaid' } as const;

/** Revenue, tax, withholding and payments over all weeks or months shown, against as many of the period before. */
export function useTanzaniaSummaryKpis({
  buckets,
  before,
  currency = '',
  granularity,
}: SummaryKpiSource): readonly Kpi[] {
  const text = useTanzaniaText();
  const sums = buckets === undefined ? undefined : sumsOf(buckets.flatMap(({ classes }) => classes));
  const sumsBefore = before === undefined ? undefined : sumsOf(before.flatMap(({ classes }) => classes));
  const write = (amount: string) => moneyText(amount, currency);
  return (['ggr', 'accrued', 'withheld', 'paid'] as const).map((key): Kpi => {
    const base = { key, term: terms[key], title: text(`summary.kpi.${key}`) };
    if (sums === undefined) return { ...base, value: undefined };
    const value = sums[key];
    if (value === null)
      return { ...base, value: <NoData />, note: text(`summary.otherCalendar.${granularity}`) };
    // Paid so far says how far one is, which nothing before it is a measure of.
    const isCompared = sumsBefore !== undefined && key !== 'paid';
    return {
      ...base,
      value: write(value),
      unit: currency,
      note: !isCompared ? undefined : buckets?.length === before?.length ? (
        <Change current={value} previous={sumsBefore[key]} write={write} />
      ) : (
        text('summary.notEqual', { now: buckets?.length ?? 0, before: before?.length ?? 0 })
      ),
    };
  });
}
