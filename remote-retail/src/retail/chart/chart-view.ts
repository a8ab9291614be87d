import { granularitySchema, type Granularity } from '@tallyhouse/shared/contracts/total-reports';
import type { FiguresOrder } from '../figures/figures-query';

/** Figures of places that can be drawn, and what summaries, which know them over time, call them. */
export const drawnMeasures = {
  ggr: 'ggr',
  stakesSettled: 'stakesSettled',
  winnings: 'winnings',
  stakes: 'stakesPlaced',
} as const;
export type DrawnMeasure = keyof typeof drawnMeasures;

/** The drawing above the figures. */
export interface ChartView {
  /** Places side by side, or all shops together bucket by bucket; null: no drawing. */
  readonly chart: 'place' | Granularity | null;
  readonly measure: DrawnMeasure;
}

const measureNames = Object.keys(drawnMeasures) as readonly DrawnMeasure[];

/** Reads the address; what makes no sense is left at its default. */
export function chartViewOf(parameters: URLSearchParams): ChartView {
  const named = parameters.get('chart');
  const measure = parameters.get('chartMeasure');
  return {
    chart: named === 'place' ? named : (granularitySchema.options.find((one) => one === named) ?? null),
    measure: measureNames.find((one) => one === measure) ?? 'ggr',
  };
}

/** The address with `change` in it; defaults are left out, everything else stays. */
export function withChartView(parameters: URLSearchParams, change: Partial<ChartView>): URLSearchParams {
  const { chart, measure } = { ...chartViewOf(parameters), ...change };
  const next = new URLSearchParams(parameters);
  next.delete('chart');
  next.delete('chartMeasure');
  if (chart !== null) next.set('chart', chart);
  if (measure !== 'ggr') next.set('chartMeasure', measure);
  return next;
}

/** Whether what is shown are the figures of all shops by the day of each event, as summaries have them. */
export function isOfAllShops({ view, appliedSetId }: FiguresOrder): boolean {
  return view.parentId === null && view.text === '' && view.dateBasis === null && appliedSetId === null;
}
