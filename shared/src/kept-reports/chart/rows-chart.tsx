import type { Condition } from '../../contracts/report-fields';
import { termOfFigure } from '../../contracts/terms/column-terms';
import { shortBucketText } from '../../format/bucket-name';
import { countText } from '../../format/count';
import { periodText } from '../../format/day';
import { moneyText } from '../../format/money';
import { useRemoteHost } from '../../host/remote-host';
import { Alert } from '../../kit/core';
import { useSearchParams } from '../../kit/router';
import { otherKey, ReportChart, type ChartMark } from '../../ui/chart/report-chart';
import { NotLoaded } from '../../ui/not-loaded';
import { ProblemNotice } from '../../ui/problem-notice';
import { useKeptReportsText } from '../i18n/use-kept-reports-text';
import { useReportFamily } from '../report-family';
import type { RowSource, RowView } from '../report-queries';
import { bucketFigures, groupFigures } from './chart-figures';
import { drawnOf, type ChartColumns } from './chart-columns';
import { rowsChartOf } from './chart-in-url';
import { bucketsOf } from './day-buckets';
import { useChartRows } from './use-chart-rows';

interface RowsChartProps {
  readonly source: RowSource;
  readonly type: string;
  readonly view: RowView;
  readonly columns: ChartColumns;
  readonly currency: string;
  /** Narrows the rows below to what a mark stands for. */
  readonly onNarrow: (filters: readonly Condition[]) => void;
}

/** The rows that are looked at as a drawing; a mark narrows them to what it stands for, one of the past opens its report. */
export function RowsChart({ source, type, view, columns, currency, onNarrow }: RowsChartProps) {
  const text = useKeptReportsText();
  const host = useRemoteHost();
  const { paths } = useReportFamily();
  const chosen = rowsChartOf(useSearchParams()[0]);
  const { comparedWith } = chosen;
  const drawn = drawnOf(columns, chosen);
  const asked = drawn === null ? null : { by: drawn.by.field, measure: drawn.figure.field };
  const { now, then, compared } = useChartRows(source, { type, view, asked, comparedWith });

  if (drawn === null) return null;
  const { chart, by, figure } = drawn;
  if (now.isError || now.data === undefined) {
    return <NotLoaded query={now} failed={text('chart.failed')} rows={5} />;
  }
  const { period } = now.data.meta;
  const figures = groupFigures(now.data, by.field, figure.field);
  const past = then.data === undefined ? null : groupFigures(then.data, by.field, figure.field);
  const marks = 'per' in chart ? buckets(chart.per) : groups();
  const title = text(`chart.title.${'per' in chart ? chart.per : 'by'}`, {
    measure: figure.title,
    column: by.title,
  });
  return (
    <div className="th-after-12">
      {comparedWith !== null && compared.isKnown && compared.report === null && compared.period !== null ? (
        <Alert
          type="info"
          showIcon
          role="status"
          className="th-after-8"
          title={text(`chart.nothingToCompare.${comparedWith}`, { period: periodText(compared.period) })}
        />
      ) : null}
      {compared.error === null ? null : (
        <ProblemNotice title={text('chart.compareFailed')} error={compared.error} onRetry={compared.retry} />
      )}
      <ReportChart
        kind={'per' in chart ? 'bar' : 'mix'}
        term={termOfFigure(figure)}
        title={title}
        summary={text('chart.summary', { title, period: periodText(period), count: marks.categories.length })}
        figures={{
          categoryName: by.title,
          categories: marks.categories,
          series: [
            {
              ...{ key: figure.field, name: figure.title, values: marks.values, sum: figures.sum },
              ...(past !== null && { previous: marks.previous, previousSum: past.sum }),
            },
          ],
          previousName: previousName(),
        }}
        amounts={
          figure.type === 'money'
            ? { unit: currency, write: (value) => moneyText(value, currency) }
            : { write: (value) => countText(Number(value)) }
        }
        {...('per' in chart && { height: 240 })}
        onPick={pick}
      />
    </div>
  );

  function previousName() {
    if (compared.period === null) return undefined;
    const { report } = compared;
    return comparedWith === 'accepted' && report !== null
      ? text('chart.acceptedVersion', { version: report.version })
      : periodText(compared.period);
  }

  function buckets(per: 'day' | 'week' | 'month') {
    const all = bucketsOf(period, per);
    return {
      categories: all.map((bucket) => ({
        ...{ key: `${bucket.from} ${bucket.to}`, short: shortBucketText(bucket), long: periodText(bucket) },
      })),
      values: bucketFigures(figures, all),
      previous:
        past === null || compared.period === null
          ? []
          : fitted(bucketFigures(past, bucketsOf(compared.period, per)), all.length),
    };
  }

  function groups() {
    const { byValue, rest } = figures;
    const keys = [...byValue.keys()];
    const nameOf = (value: string | null) =>
      value === null
        ? text('chart.noValue')
        : (by.options?.find((option) => option.value === value)?.label ?? value);
    const other = { key: otherKey, short: text('chart.rest'), long: text('chart.rest') };
    return {
      categories: [
        ...keys.map((value) => ({
          ...{ key: JSON.stringify(value), short: nameOf(value), long: nameOf(value) },
        })),
        ...(rest === null ? [] : [other]),
      ],
      values: [...byValue.values(), ...(rest === null ? [] : [rest])],
      previous: past === null ? [] : keys.map((value) => past.byValue.get(value) ?? null),
    };
  }

  function pick({ category, isPrevious }: ChartMark) {
    if (isPrevious) {
      if (compared.report !== null) host.navigate(paths.report(compared.report.id));
      return;
    }
    const others = view.filters.filter(({ field }) => field !== by.field);
    onNarrow([...others, 'per' in chart ? ofDays(by.field, category) : ofValue(by.field, category)]);
  }
}

function fitted(values: readonly (string | null)[], length: number): readonly (string | null)[] {
  return Array.from({ length }, (_, place) => values[place] ?? null);
}

function ofDays(field: string, category: string): Condition {
  const [from = '', to = ''] = category.split(' ');
  return from === to ? { field, op: 'eq', value: from } : { field, op: 'between', value: [from, to] };
}

function ofValue(field: string, category: string): Condition {
  const value = JSON.parse(category) as string | null;
  return value === null ? { field, op: 'isNull' } : { field, op: 'eq', value };
}
