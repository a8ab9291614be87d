import { granularitySchema, type Granularity } from '../../contracts/total-reports';

/** What a drawing can be compared with: the report of the period before, or what was accepted last for the same days. */
export const comparedWithOptions = ['previous', 'accepted'] as const;
export type ComparedWith = (typeof comparedWithOptions)[number];

/** What the drawing above the rows of a report shows. */
export interface RowsChartView {
  /** The day of the rows in buckets, or the values of a column side by side; null: no drawing. */
  readonly chart: { readonly per: Granularity } | { readonly by: string } | null;
  /** Column of the figure. */
  readonly measure: string;
  /** Which report is drawn beside it; null: none. */
  readonly comparedWith: ComparedWith | null;
}

const usualMeasure = 'ggr';

/** Reads the address; what makes no sense is left at its default. A column that is not there draws nothing. */
export function rowsChartOf(parameters: URLSearchParams): RowsChartView {
  return {
    chart: chartNamed(parameters.get('chart') ?? ''),
    measure: parameters.get('chartMeasure')?.slice(0, 40) ?? usualMeasure,
    comparedWith: comparedWithOptions.find((one) => one === parameters.get('chartCompare')) ?? null,
  };
}

/** The address with `change` in it; defaults are left out, everything else stays. */
export function withRowsChart(parameters: URLSearchParams, change: Partial<RowsChartView>): URLSearchParams {
  const { chart, measure, comparedWith } = { ...rowsChartOf(parameters), ...change };
  const next = new URLSearchParams(parameters);
  for (const name of ['chart', 'chartMeasure', 'chartCompare']) next.delete(name);
  if (chart !== null) next.set('chart', nameOfChart(chart));
  if (measure !== usualMeasure) next.set('chartMeasure', measure);
  if (comparedWith !== null) next.set('chartCompare', comparedWith);
  return next;
}

/** `per-week`, `by-vertical`. */
export function nameOfChart(chart: NonNullable<RowsChartView['chart']>): string {
  return 'per' in chart ? `per-${chart.per}` : `by-${chart.by}`;
}

export function chartNamed(name: string): RowsChartView['chart'] {
  const per = granularitySchema.options.find((one) => name === `per-${one}`);
  if (per !== undefined) return { per };
  return name.startsWith('by-') && name.length > 3 ? { by: name.slice(3, 43) } : null;
}
