import type {
  BrandTotal,
  Granularity,
  SummaryRow,
  TotalMeasures,
} from '@tallyhouse/shared/contracts/total-reports';
import type { Day } from '@tallyhouse/shared/contracts/scalars';
import { dayText } from '@tallyhouse/shared/format/day';
import { Fragment } from 'react';
import { useSummariesText } from '../i18n/use-summaries-text';
import { useTotalsText } from '../i18n/use-totals-text';
import { FiguresTable } from '@tallyhouse/shared/ui/figures-table';
import { MeasureHead } from '@tallyhouse/shared/ui/term/measure-head';
import { lineOf, type MeasureName } from '../totals/statement/statement-lines';
import { beforeOf } from './before-of';
import { BucketRow } from './bucket-row';
import { holdBandOf } from './hold-band';
import { SumRow } from './sum-row';

/** Measures of a summary from left to right; taxes only where buckets are whole tax months. */
const bucketMeasures = [
  'bets',
  'stakesPlaced',
  'netStakes',
  'winnings',
  'ggr',
  'hold',
  'bonusCost',
  'deposits',
  'withdrawals',
  'openBets',
] as const satisfies readonly MeasureName[];
const taxMeasures = ['tax', 'levy', 'ngr'] as const satisfies readonly MeasureName[];

export interface BrandBuckets {
  readonly brand: BrandTotal;
  /** In order, those without any fact included. */
  readonly buckets: readonly SummaryRow[];
  /** By the server; none for weeks, which do not tile months. */
  readonly months: readonly SummaryRow[];
  readonly yearToDate: TotalMeasures | null;
  /** Of the period compared with, in order; none without a comparison. */
  readonly before: readonly SummaryRow[];
}

interface BucketsTableProps {
  readonly own: BrandBuckets;
  readonly granularity: Granularity;
  /** First day of the year to date. */
  readonly yearFrom: Day;
  readonly isCompared: boolean;
  readonly isBusy: boolean;
}

/** One row for each day, week or month with every measure; subtotals and totals are the server's. */
export function BucketsTable(props: BucketsTableProps) {
  const { own, granularity, yearFrom, isCompared, isBusy } = props;
  const text = useSummariesText();
  const totalsText = useTotalsText();
  const { brand, buckets, months, before } = own;
  const { period } = brand.meta;
  const measures: readonly MeasureName[] =
    granularity === 'month' ? [...bucketMeasures, ...taxMeasures] : bucketMeasures;
  const band = holdBandOf(buckets.map(({ hold }) => hold));
  const label = text('table.label', {
    brand: brand.brandName,
    granularity: text(`granularity.${granularity}`),
    currency: brand.currency,
  });
  const shared = { brand, measures, isCompared };
  return (
    <FiguresTable label={label} isBusy={isBusy} isCompact>
      <thead>
        <tr>
          <th scope="col" className="th-first">
            {text(`bucket.${granularity}`)}
          </th>
          {measures.map((measure) => (
            <MeasureHead
              key={measure}
              className="th-number"
              title={totalsText(`measure.${measure}`)}
              unit={lineOf(measure).kind === 'money' ? brand.currency : undefined}
              term={measure}
            />
          ))}
          {isCompared ? (
            <>
              <MeasureHead
                className="th-number"
                title={text('table.before')}
                unit={brand.currency}
                term="ggrBefore"
              />
              <MeasureHead className="th-number" title={text('table.change')} term="change" />
            </>
          ) : null}
          <th scope="col">{text('table.data')}</th>
        </tr>
      </thead>
      <tbody>
        {buckets.map((bucket, place) => {
          const month = endOfMonth(bucket, buckets[place + 1], months);
          return (
            <Fragment key={bucket.from}>
              <BucketRow
                {...shared}
                bucket={bucket}
                granularity={granularity}
                band={band}
                before={beforeOf(bucket, place, before)}
              />
              {month === undefined || months.length < 2 ? null : (
                <SumRow
                  {...shared}
                  name={text('table.subtotal', { month: monthName(month.from) })}
                  period={{ from: month.from, to: month.to }}
                  sums={month}
                />
              )}
            </Fragment>
          );
        })}
      </tbody>
      <tfoot>
        <SumRow {...shared} name={text('table.total')} period={period} sums={brand.measures} />
        {own.yearToDate === null ? null : (
          <SumRow
            {...shared}
            name={text('table.yearToDate', { day: dayText(yearFrom) })}
            period={{ from: yearFrom, to: period.to }}
            sums={own.yearToDate}
          />
        )}
      </tfoot>
    </FiguresTable>
  );
}

/** The subtotal that follows a day: of its month, where the next day lies in another one. */
function endOfMonth(
  { from }: SummaryRow,
  next: SummaryRow | undefined,
  months: readonly SummaryRow[],
): SummaryRow | undefined {
  if (next?.from.slice(0, 7) === from.slice(0, 7)) return undefined;
  return months.find((month) => month.from.slice(0, 7) === from.slice(0, 7));
}

function monthName(day: string): string {
  return day.slice(0, 7);
}
