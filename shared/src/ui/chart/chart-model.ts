import { decimalSum } from '../../format/decimal-sum';

/** One place on the axis. */
export interface ChartCategory {
  readonly key: string;
  /** On the axis: `1 Oct`. */
  readonly short: string;
  /** In the table and when pointed at: `1 Oct 2026`. */
  readonly long: string;
}

/** One row of figures, a value for each category; null where there is no data, which is not zero. */
export interface ChartSeries {
  readonly key: string;
  readonly name: string;
  /** Decimal strings. */
  readonly values: readonly (string | null)[];
  /** The same of the period compared with, place by place. */
  readonly previous?: readonly (string | null)[] | undefined;
}

/** More colours than this cannot be told apart by everybody. */
const mostSeries = 6;

/** The largest five series and the sum of the others, where there are more than six; in their old order. */
export function foldedSeries(series: readonly ChartSeries[], other: string): readonly ChartSeries[] {
  if (series.length <= mostSeries) return series;
  const sizes = new Map(series.map((one) => [one.key, sizeOf(one)]));
  const largest = series
    .toSorted((a, b) => (sizes.get(b.key) ?? 0) - (sizes.get(a.key) ?? 0))
    .slice(0, mostSeries - 1);
  const rest = series.filter((one) => !largest.includes(one));
  const folded: ChartSeries = { key: 'other', name: other, values: sumsOf(rest.map(({ values }) => values)) };
  const previous = rest.map((one) => one.previous ?? []);
  return [
    ...series.filter((one) => largest.includes(one)),
    previous.every((values) => values.length === 0) ? folded : { ...folded, previous: sumsOf(previous) },
  ];
}

/** For choosing which are drawn; no figure comes of it. */
function sizeOf({ values }: ChartSeries): number {
  return values.reduce((sum, value) => sum + Math.abs(Number(value ?? 0)), 0);
}

/** Sums place by place, exactly; null where nothing is known. */
function sumsOf(rows: readonly (readonly (string | null)[])[]): readonly (string | null)[] {
  const length = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length }, (_, place) => decimalSum(rows.map((row) => row[place] ?? null)));
}
