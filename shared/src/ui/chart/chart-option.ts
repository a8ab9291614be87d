import type { EChartsCoreOption } from 'echarts/core';
import type { ChartCategory, ChartSeries } from './chart-model';
import { waterfallSeries } from './waterfall-series';

export interface ChartLooks {
  readonly colours: readonly string[];
  readonly text: string;
  readonly strong: string;
  readonly line: string;
  readonly surface: string;
}

/** What is drawn, in words of the reader's language. */
export interface ChartWords {
  /** Read out instead of the drawing. */
  readonly summary: string;
  readonly noData: string;
  /** What a previous series is called beside its own: `Online, Sept 2026`. */
  readonly previousOf: (name: string) => string;
  readonly write: (value: string) => string;
  /** On the axis, short: `1.2M`. */
  readonly writeShort: (value: number) => string;
}

export interface ChartDrawing {
  /** A waterfall has one series: a sum, the steps from it, and the sum that they end at. */
  readonly kind: 'bar' | 'stacked' | 'line' | 'waterfall';
  readonly categories: readonly ChartCategory[];
  readonly series: readonly ChartSeries[];
  /** Said beside the series, drawn nowhere. */
  readonly totals?: Pick<ChartSeries, 'name' | 'values'> | undefined;
  readonly words: ChartWords;
  readonly looks: ChartLooks;
}

const font = { fontFamily: 'system-ui, sans-serif', fontSize: 12 };

/** The drawing for the library: bars from zero or lines, each series with its own colour and pattern, the past dashed. */
export function chartOption(drawing: ChartDrawing): EChartsCoreOption {
  const { kind, categories, series, words, looks } = drawing;
  const hasLegend = series.length > 1 || series.some(({ previous }) => previous !== undefined);
  return {
    animation: false,
    aria: {
      enabled: true,
      label: { description: words.summary },
      decal: { show: series.length > 1 && kind !== 'line' },
    },
    textStyle: font,
    grid: {
      left: 8,
      right: kind === 'line' ? 96 : 8,
      top: hasLegend ? 40 : 12,
      bottom: 8,
      containLabel: true,
    },
    legend: hasLegend
      ? {
          type: 'scroll',
          top: 0,
          left: 0,
          right: 0,
          itemWidth: 20,
          itemHeight: 12,
          textStyle: { ...font, color: looks.strong },
          selectedMode: false,
        }
      : { show: false },
    tooltip: {
      trigger: 'axis',
      // HTML tooltips write style attributes, which the content security policy forbids.
      renderMode: 'richText',
      confine: true,
      axisPointer: { type: kind === 'line' ? 'line' : 'shadow' },
      backgroundColor: looks.surface,
      borderColor: looks.line,
      textStyle: { ...font, color: looks.strong },
      formatter: (points: readonly { dataIndex: number }[]) => pointText(drawing, points[0]?.dataIndex ?? 0),
    },
    xAxis: {
      type: 'category',
      data: categories.map(({ short }) => short),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: looks.line } },
      axisLabel: {
        ...font,
        color: looks.text,
        // A step without its name says nothing: long names take several lines.
        ...(kind === 'waterfall'
          ? { interval: 0, width: 52, lineHeight: 14, overflow: 'break' }
          : { hideOverlap: true }),
      },
    },
    yAxis: {
      type: 'value',
      splitNumber: 4,
      axisLabel: { ...font, color: looks.text, formatter: words.writeShort },
      splitLine: { lineStyle: { color: looks.line } },
    },
    series:
      kind === 'waterfall'
        ? waterfallSeries(drawing)
        : series.flatMap((one, place) => seriesOf(drawing, one, place)),
  };
}

function seriesOf({ kind, words, looks }: ChartDrawing, series: ChartSeries, place: number) {
  const color = looks.colours[place % looks.colours.length] ?? looks.strong;
  const current =
    kind === 'line'
      ? {
          type: 'line',
          name: series.name,
          data: heights(series.values),
          color,
          symbolSize: 5,
          connectNulls: false,
          lineStyle: { width: 2 },
          endLabel: { show: true, formatter: '{a}', ...font, color: looks.strong, distance: 6 },
          labelLayout: { moveOverlap: 'shiftY' },
        }
      : {
          type: 'bar',
          name: series.name,
          data: heights(series.values),
          color,
          barCategoryGap: '30%',
          ...(kind === 'stacked' && { stack: 'all' }),
        };
  if (series.previous === undefined) return [current];
  const previous = {
    type: 'line',
    name: words.previousOf(series.name),
    data: heights(series.previous),
    color,
    symbol: 'none',
    connectNulls: false,
    lineStyle: { width: 2, type: 'dashed' },
  };
  return [current, previous];
}

/** A drawing may round: only heights come from floats, every text from the decimal string. */
function heights(values: readonly (string | null)[]): readonly (number | null)[] {
  return values.map((value) => (value === null ? null : Number(value)));
}

function pointText({ categories, series, totals, words }: ChartDrawing, place: number): string {
  const written = (value: string | null | undefined) =>
    value === null || value === undefined ? words.noData : words.write(value);
  const lines = series.flatMap((one) => [
    `${one.name}: ${written(one.values[place])}`,
    ...(one.previous === undefined ? [] : [`${words.previousOf(one.name)}: ${written(one.previous[place])}`]),
  ]);
  if (totals !== undefined) lines.push(`${totals.name}: ${written(totals.values[place])}`);
  return [categories[place]?.long ?? '', ...lines].join('\n');
}
