import {
  channelSchema,
  verticalSchema,
  type Channel,
  type Vertical,
} from '@tallyhouse/shared/contracts/scalars';
import {
  granularitySchema,
  totalDimensionSchema,
  type Granularity,
  type TotalDimension,
} from '@tallyhouse/shared/contracts/total-reports';
import { statementLines, type MeasureName } from '../totals/statement/statement-lines';

/** How the summary is looked at, beside period, basis and currency. Names are those of the call where it has them. */
export interface SummaryView {
  readonly granularity: Granularity;
  /** Buckets as rows with every measure, or one measure with buckets as columns. */
  readonly layout: 'buckets' | 'pivot';
  /** What the rows of a pivot are; null: all together. */
  readonly by: TotalDimension | null;
  /** Shown in the pivot and in the chart. */
  readonly measure: MeasureName;
  readonly channel: Channel | null;
  readonly vertical: readonly Vertical[];
  readonly licenceId: string | null;
  /** The period bucket by bucket, or what a dimension sets side by side; null: it is folded. */
  readonly chart: 'time' | TotalDimension | null;
}

/**
 * Reads the address; what makes no sense is left at its default.
 *
 * @param isChartOpen whether there is a chart where the address says nothing about it
 */
export function summaryViewOf(parameters: URLSearchParams, isChartOpen = false): SummaryView {
  const measure = parameters.get('measure');
  return {
    granularity: granularitySchema.options.find((one) => one === parameters.get('granularity')) ?? 'day',
    layout: parameters.get('layout') === 'pivot' ? 'pivot' : 'buckets',
    by: totalDimensionSchema.options.find((one) => one === parameters.get('groupBy')) ?? null,
    measure: statementLines.find((line) => line.measure === measure)?.measure ?? 'ggr',
    channel: channelSchema.options.find((one) => one === parameters.get('channel')) ?? null,
    vertical: verticalSchema.options.filter((one) => parameters.getAll('vertical').includes(one)),
    licenceId: parameters.get('licenceId')?.slice(0, 100) ?? null,
    chart: chartOf(parameters.get('chart'), isChartOpen),
  };
}

function chartOf(named: string | null, isOpen: boolean): SummaryView['chart'] {
  if (named === 'off') return null;
  const chart = totalDimensionSchema.options.find((one) => one === named);
  return chart ?? (isOpen || named === 'time' ? 'time' : null);
}

/** The address with `change` in it; defaults are left out, everything else stays. */
export function withSummaryView(parameters: URLSearchParams, change: Partial<SummaryView>): URLSearchParams {
  const next = new URLSearchParams(parameters);
  const view = { ...summaryViewOf(parameters), ...change };
  const put = (name: string, value: string | null) => {
    if (value === null) next.delete(name);
    else next.set(name, value);
  };
  put('granularity', view.granularity === 'day' ? null : view.granularity);
  put('layout', view.layout === 'buckets' ? null : view.layout);
  put('groupBy', view.by);
  put('measure', view.measure === 'ggr' ? null : view.measure);
  put('channel', view.channel);
  put('licenceId', view.licenceId);
  if ('chart' in change) put('chart', view.chart ?? 'off');
  next.delete('vertical');
  for (const vertical of view.vertical) next.append('vertical', vertical);
  return next;
}
