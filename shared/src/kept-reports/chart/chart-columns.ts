import type { SpokenField } from '../use-report-fields';
import type { RowsChartView } from './chart-in-url';

/** Columns that a drawing can be made of: the day, what else splits the rows, and what adds up. */
export function chartColumns(shown: readonly SpokenField[]) {
  const splitting = shown.filter(({ role, groupable }) => role === 'dimension' && groupable);
  return {
    day: splitting.find(({ type }) => type === 'date'),
    dimensions: splitting.filter(({ type }) => type !== 'date'),
    measures: shown.filter(
      ({ role, aggregation, type }) =>
        role === 'measure' && aggregation === 'sum' && (type === 'money' || type === 'count'),
    ),
  };
}
export type ChartColumns = ReturnType<typeof chartColumns>;

/** What is drawn of a view: a link may name columns that a report does not have. Null: nothing. */
export function drawnOf(
  { day, dimensions, measures }: ChartColumns,
  { chart, measure }: Pick<RowsChartView, 'chart' | 'measure'>,
) {
  if (chart === null) return null;
  const by = 'per' in chart ? day : dimensions.find(({ field }) => field === chart.by);
  const figure = measures.find(({ field }) => field === measure) ?? measures[0];
  return by === undefined || figure === undefined ? null : { chart, by, figure };
}
