import type { Granularity } from '@tallyhouse/shared/contracts/total-reports';
import { Button } from '@tallyhouse/shared/kit/core';
import { ReportChart } from '@tallyhouse/shared/ui/chart/report-chart';
import { useSummariesText } from '../i18n/use-summaries-text';
import { useTotalsText } from '../i18n/use-totals-text';
import { measureText } from '../totals/measure-value';
import { lineOf, type MeasureName } from '../totals/statement/statement-lines';
import { bucketName, shortBucketName } from './bucket-name';
import type { Pivot } from './pivot';

interface SummaryChartProps {
  readonly pivot: Pivot;
  /** Of the period compared with, bucket by bucket; null without a comparison. */
  readonly before: Pivot | null;
  readonly beforeName: string;
  readonly measure: MeasureName;
  readonly granularity: Granularity;
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
}

/** The measure over the period, brand by brand; nothing is drawn over two currencies on one axis. */
export function SummaryChart(props: SummaryChartProps) {
  const { pivot, before, beforeName, measure, granularity, isShown, onShow } = props;
  const text = useSummariesText();
  const totalsText = useTotalsText();
  const [first] = pivot.rows;
  const toggle = (
    <Button size="small" type="link" aria-expanded={isShown} onClick={() => onShow(!isShown)}>
      {text(isShown ? 'chart.hide' : 'chart.show')}
    </Button>
  );
  if (!isShown || first === undefined) return toggle;
  const { kind } = lineOf(measure);
  const { currency } = first;
  const drawn = pivot.rows.filter((row) => row.currency === currency);
  const name = totalsText(`measure.${measure}`);
  const write = (value: string) => measureText(value, kind, currency);
  return (
    <ReportChart
      term={measure}
      title={text('chart.title', { measure: name, granularity: text(`granularity.${granularity}`) })}
      summary={summaryOf()}
      {...(kind === 'money' && { unit: currency })}
      kind="bar"
      categoryName={text(`bucket.${granularity}`)}
      categories={pivot.buckets.map((bucket) => ({
        key: bucket.from,
        short: shortBucketName(bucket, granularity),
        long: bucketName(bucket, granularity, text),
      }))}
      series={drawn.map((row) => ({
        key: row.key,
        name: row.brandName,
        values: row.cells.map(written),
        ...previousOf(row.key),
      }))}
      previousName={beforeName}
      write={write}
      {...(kind !== 'money' && { writeShort: (value: number) => measureText(value, kind, currency) })}
      height={240}
      extra={toggle}
    />
  );

  function previousOf(key: string) {
    const row = before?.rows.find((one) => one.key === key && one.currency === currency);
    if (row === undefined) return {};
    return { previous: pivot.buckets.map((_, place) => written(row.cells[place] ?? null)) };
  }

  function summaryOf() {
    const cells = drawn[0]?.cells ?? [];
    const [best] = cells
      .map((cell, place) => ({ cell, place }))
      .filter(({ cell }) => cell !== null)
      .toSorted((a, b) => Number(b.cell) - Number(a.cell));
    const [from, to] = [pivot.buckets[0], pivot.buckets.at(-1)];
    const top = best === undefined ? undefined : pivot.buckets[best.place];
    if (best === undefined || top === undefined || from === undefined || to === undefined) {
      return text('chart.empty', { measure: name });
    }
    return text('chart.summary', {
      measure: name,
      from: bucketName(from, granularity, text),
      to: bucketName(to, granularity, text),
      count: pivot.buckets.length,
      most: measureText(best.cell, kind, currency),
      mostOn: bucketName(top, granularity, text),
    });
  }
}

function written(cell: string | number | null): string | null {
  return cell === null ? null : String(cell);
}
