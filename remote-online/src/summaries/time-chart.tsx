import { shortBucketText } from '@tallyhouse/shared/format/bucket-name';
import { periodText } from '@tallyhouse/shared/format/day';
import { ReportChart, type ChartMark } from '@tallyhouse/shared/ui/chart/report-chart';
import { useSummariesText } from '../i18n/use-summaries-text';
import { useTotalsText } from '../i18n/use-totals-text';
import { measureAmounts } from './measure-amounts';
import { measureText } from '../totals/measure-value';
import { lineOf } from '../totals/statement/statement-lines';
import { beforeOf } from './before-of';
import { bucketName } from './bucket-name';
import { everything } from '../totals/rows/figure-of-row';
import { pivotOf, type Pivot } from './pivot';
import type { SummaryChartProps } from './summary-chart';
import { useOpenMark } from './use-open-mark';

/** The measure bucket by bucket, brand by brand; nothing is drawn over two currencies on one axis. */
export function TimeChart(props: SummaryChartProps) {
  const { scope, answer, all } = props;
  const { measure, granularity } = props.view;
  const text = useSummariesText();
  const totalsText = useTotalsText();
  const open = useOpenMark(measure);
  const pivot = pivotOf(answer.items, null, measure);
  const past = scope.compared === null ? undefined : all.before.data;
  const before = past === undefined ? null : pivotOf(past.items, null, measure);
  const [first] = pivot.rows;
  if (first === undefined) return null;
  const { kind } = lineOf(measure);
  const { currency } = first;
  const drawn = pivot.rows.filter((row) => row.currency === currency);
  const name = totalsText(`measure.${measure}`);
  const totalOf = (from: typeof answer | undefined, brandId: string) =>
    written(from?.brands.find((brand) => brand.brandId === brandId)?.measures[measure] ?? null);
  return (
    <ReportChart
      term={measure}
      title={text('chart.title', {
        measure: name,
        granularity: text(`granularity.${granularity}`).toLowerCase(),
      })}
      summary={summaryOf(pivot)}
      kind="bar"
      figures={{
        categoryName: text(`bucket.${granularity}`),
        categories: pivot.buckets.map((bucket) => ({
          key: bucket.from,
          short: shortBucketText(bucket),
          long: bucketName(bucket, granularity, text),
        })),
        series: drawn.map((row) => ({
          key: row.key,
          name: row.brandName,
          values: row.cells.map(written),
          sum: totalOf(answer, row.brandId),
          ...previousOf(row.key, row.brandId),
        })),
        previousName: scope.compared === null ? undefined : periodText(scope.compared),
      }}
      amounts={measureAmounts(kind, currency)}
      height={240}
      onPick={pick}
    />
  );

  function previousOf(key: string, brandId: string) {
    const row = before?.rows.find((one) => one.key === key && one.currency === currency);
    if (row === undefined) return {};
    return {
      previous: pivot.buckets.map((bucket, place) =>
        beforeOf(bucket, place, before?.buckets ?? []) === null ? null : written(row.cells[place] ?? null),
      ),
      previousSum: totalOf(past, brandId),
    };
  }

  function pick({ category, series, isPrevious }: ChartMark) {
    const place = pivot.buckets.findIndex(({ from }) => from === category);
    const row = drawn.find(({ key }) => key === series);
    const from = isPrevious ? past : answer;
    const bucket = (isPrevious ? before : pivot)?.buckets[place];
    const brand = from?.brands.find(({ brandId }) => brandId === row?.brandId);
    if (bucket === undefined || brand === undefined) return;
    open({ brand, place: everything, bucket, name: bucketName(bucket, granularity, text) });
  }

  function summaryOf({ buckets }: Pivot) {
    const cells = drawn[0]?.cells ?? [];
    const [best] = cells
      .map((cell, place) => ({ cell, place }))
      .filter(({ cell }) => cell !== null)
      .toSorted((a, b) => Number(b.cell) - Number(a.cell));
    const [from, to] = [buckets[0], buckets.at(-1)];
    const top = best === undefined ? undefined : buckets[best.place];
    if (best === undefined || top === undefined || from === undefined || to === undefined) {
      return text('chart.empty', { measure: name });
    }
    return text('chart.summary', {
      measure: name,
      from: bucketName(from, granularity, text),
      to: bucketName(to, granularity, text),
      count: buckets.length,
      most: measureText(best.cell, kind, currency),
      mostOn: bucketName(top, granularity, text),
    });
  }
}

function written(cell: string | number | null): string | null {
  return cell === null ? null : String(cell);
}
