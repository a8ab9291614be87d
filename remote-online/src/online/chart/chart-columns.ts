import type { SpokenField } from '../use-report-fields';

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
