import type { Period } from '@tallyhouse/shared/contracts/scalars';
import type {
  BrandTotal,
  Granularity,
  TotalDimension,
  TotalRow,
} from '@tallyhouse/shared/contracts/total-reports';
import { useSummariesText } from '../i18n/use-summaries-text';
import { useTotalsText } from '../i18n/use-totals-text';
import { shortBucketText } from '@tallyhouse/shared/format/bucket-name';
import { FiguresTable } from '@tallyhouse/shared/ui/figures-table';
import { MeasureHead } from '@tallyhouse/shared/ui/term/measure-head';
import { measureText, MeasureValue } from '../totals/measure-value';
import { lineOf, type MeasureName } from '../totals/statement/statement-lines';
import { bucketName } from './bucket-name';
import { everything } from '../totals/rows/figure-of-row';
import { placeOf, useValueName } from './dimension-value';
import { pivotKey, type Pivot, type PivotRow } from './pivot';
import { Sparkline } from './sparkline';
import { SummaryCell } from './summary-cell';

interface PivotTableProps {
  readonly pivot: Pivot;
  /** All together, for the row below. */
  readonly whole: Pivot;
  readonly brands: readonly BrandTotal[];
  /** Of the whole period by the same dimension, for the column of totals. */
  readonly totals: readonly TotalRow[];
  readonly by: TotalDimension | null;
  readonly measure: MeasureName;
  readonly granularity: Granularity;
  readonly isBusy: boolean;
}

/** One measure: values of a dimension as rows, buckets as columns, with the line that they make. */
export function PivotTable(props: PivotTableProps) {
  const { pivot, whole, brands, totals, by, measure, granularity, isBusy } = props;
  const text = useSummariesText();
  const totalsText = useTotalsText();
  const { kind } = lineOf(measure);
  const nameOf = useValueName(by);
  const currencies = new Set(brands.map(({ currency }) => currency));
  const label = text('pivot.label', {
    measure: totalsText(`measure.${measure}`),
    by: text(by === null ? 'by.all' : `by.${by}`),
    granularity: text(`granularity.${granularity}`),
    currency: [...currencies].join(', '),
  });
  const row = (one: PivotRow, total: string | number | null, isSum: boolean) => {
    const brand = brands.find(({ brandId }) => brandId === one.brandId);
    if (brand === undefined) return null;
    const name = isSum || one.value === null ? text('pivot.all') : nameOf(one.value);
    const written = (value: string | number | null) => measureText(value, kind, one.currency);
    return (
      <tr key={`${one.key}${String(isSum)}`} className={isSum ? 'th-sum' : ''}>
        <th scope="row" className="th-first">
          {brands.length > 1 ? `${one.brandName}: ${name} (${one.currency})` : name}
        </th>
        <td>
          <Sparkline values={one.cells} words={trendWords(one.cells, written, text)} />
        </td>
        {pivot.buckets.map((bucket, place) => (
          <td key={bucket.from} className="th-number">
            <SummaryCell
              brand={brand}
              bucket={bucket}
              bucketName={bucketName(bucket, granularity, text)}
              place={isSum ? everything : placeOf(by, one.value)}
              measure={measure}
              value={one.cells[place] ?? null}
            />
          </td>
        ))}
        <td className="th-number">
          <strong>
            <MeasureValue value={total} kind={kind} currency={one.currency} />
          </strong>
        </td>
      </tr>
    );
  };
  const totalOf = (one: PivotRow) =>
    totals.find((total) => pivotKey(total, by) === one.key)?.[measure] ?? null;
  const wholeOf = (one: PivotRow) =>
    brands.find(({ brandId }) => brandId === one.brandId)?.measures[measure] ?? null;
  return (
    <FiguresTable label={label} isBusy={isBusy} isCompact>
      <thead>
        <tr>
          <th scope="col" className="th-first">
            {text(by === null ? 'by.all' : `by.${by}`)}
          </th>
          <th scope="col">{text('pivot.trend')}</th>
          {pivot.buckets.map((bucket: Period) => (
            <th key={bucket.from} scope="col" className="th-number">
              {shortBucketText(bucket)}
            </th>
          ))}
          <MeasureHead className="th-number" title={text('pivot.total')} term={measure} />
        </tr>
      </thead>
      <tbody>{by === null ? null : pivot.rows.map((one) => row(one, totalOf(one), false))}</tbody>
      <tfoot>{whole.rows.map((one) => row(one, wholeOf(one), true))}</tfoot>
    </FiguresTable>
  );
}

function trendWords(
  cells: readonly (string | number | null)[],
  written: (value: string | number | null) => string,
  text: ReturnType<typeof useSummariesText>,
): string {
  const known = cells.filter((cell) => cell !== null).toSorted((a, b) => Number(a) - Number(b));
  const inOrder = cells.filter((cell) => cell !== null);
  return text('pivot.trendWords', {
    first: written(inOrder[0] ?? null),
    last: written(inOrder.at(-1) ?? null),
    least: written(known[0] ?? null),
    most: written(known.at(-1) ?? null),
  });
}
