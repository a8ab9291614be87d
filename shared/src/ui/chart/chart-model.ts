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
  /** What the values add up to, as the server computed it; left out where no sum is a figure. */
  readonly sum?: string | null | undefined;
  readonly previousSum?: string | null | undefined;
}

/** What a chart shows, as a drawing or as a table. */
export interface ChartFigures {
  /** What the places on the axis are: `Gaming day`. */
  readonly categoryName: string;
  readonly categories: readonly ChartCategory[];
  readonly series: readonly ChartSeries[];
  /** Totals over the series, said in the table and when pointed at, where there are several. */
  readonly totals?: Pick<ChartSeries, 'name' | 'values'> | undefined;
  /** What `previous` of the series is about: `1 – 30 Sept 2026`. */
  readonly previousName?: string | undefined;
}

/** What can be pointed at, clicked and reached by keyboard: a bar or a point. */
export interface ChartMark {
  /** Key of its category. */
  readonly category: string;
  /** Key of its series. */
  readonly series: string;
  /** Whether it stands for the period compared with. */
  readonly isPrevious: boolean;
}

/** One row as it is drawn and told: a series, or what it is compared with. */
export interface ChartLine {
  readonly series: string;
  readonly name: string;
  readonly values: readonly (string | null)[];
  readonly sum: string | null | undefined;
  /** Whether it is the past of its series. */
  readonly isPrevious: boolean;
}

/** Every series, each followed by its past. */
export function linesOf(
  series: readonly ChartSeries[],
  previousOf: (name: string) => string,
): readonly ChartLine[] {
  return series.flatMap(({ key, name, values, sum, previous, previousSum }): ChartLine[] => [
    { series: key, name, values, sum, isPrevious: false },
    ...(previous === undefined
      ? []
      : [{ series: key, name: previousOf(name), values: previous, sum: previousSum, isPrevious: true }]),
  ]);
}

/** More colours than this cannot be told apart by everybody. */
const mostColours = 6;
/** More bars of places than this are no picture. */
const mostPlaces = 12;

/** Key of what is left when the largest are taken. */
export const otherKey = 'other';

/**
 * The largest series and the sum of the others, where there are more than colours; in their old order. A past takes a
 * colour of its own.
 */
export function foldedSeries(series: readonly ChartSeries[], other: string): readonly ChartSeries[] {
  const isCompared = series.some(({ previous }) => previous !== undefined);
  const most = isCompared ? mostColours / 2 : mostColours;
  if (series.length <= most) return series;
  const sizes = new Map(series.map((one) => [one.key, sizeOf(one.values)]));
  const largest = series
    .toSorted((a, b) => (sizes.get(b.key) ?? 0) - (sizes.get(a.key) ?? 0))
    .slice(0, most - 1);
  const rest = series.filter((one) => !largest.includes(one));
  const folded: ChartSeries = {
    key: otherKey,
    name: other,
    values: sumsOf(rest.map(({ values }) => values)),
  };
  return [
    ...series.filter((one) => largest.includes(one)),
    isCompared ? { ...folded, previous: sumsOf(rest.map((one) => one.previous ?? [])) } : folded,
  ];
}

/** Places and what stands at them: the largest, and the sum of the others as one more. */
export function foldedPlaces(
  categories: readonly ChartCategory[],
  series: readonly ChartSeries[],
  other: string,
): { readonly categories: readonly ChartCategory[]; readonly series: readonly ChartSeries[] } {
  if (categories.length <= mostPlaces) return { categories, series };
  const places = categories.map((_, place) => ({
    place,
    size: sizeOf(series.map(({ values }) => values[place] ?? null)),
  }));
  const largest = places.toSorted((a, b) => b.size - a.size).slice(0, mostPlaces - 1);
  const shown = places.filter((one) => largest.includes(one)).map(({ place }) => place);
  const rest = places.filter((one) => !largest.includes(one)).map(({ place }) => place);
  const fold = (values: readonly (string | null)[]) => [
    ...shown.map((place) => values[place] ?? null),
    decimalSum(rest.map((place) => values[place] ?? null)),
  ];
  return {
    categories: [
      ...shown.flatMap((place) => categories[place] ?? []),
      { key: otherKey, short: other, long: other },
    ],
    series: series.map((one) => ({
      ...one,
      values: fold(one.values),
      ...(one.previous !== undefined && { previous: fold(one.previous) }),
    })),
  };
}

/** For choosing which are drawn; no figure comes of it. */
function sizeOf(values: readonly (string | null)[]): number {
  return values.reduce((sum, value) => sum + Math.abs(Number(value ?? 0)), 0);
}

/** Sums place by place, exactly; null where nothing is known. */
function sumsOf(rows: readonly (readonly (string | null)[])[]): readonly (string | null)[] {
  const length = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length }, (_, place) => decimalSum(rows.map((row) => row[place] ?? null)));
}
