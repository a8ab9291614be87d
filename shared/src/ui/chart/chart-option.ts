import type { EChartsCoreOption } from 'echarts/core';
import { changeMarks, changeOf, changeText, rateText } from '../../format/change-of';
import { linesOf, type ChartFigures, type ChartLine, type ChartSeries } from './chart-model';
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
  readonly change: string;
  /** Said for the percentage of a change from zero. */
  readonly notApplicable: string;
}

export interface ChartDrawing extends Pick<ChartFigures, 'categories' | 'series' | 'totals'> {
  /**
   * Bars side by side, bars on each other, lines; a mix is what has no order, the largest places as bars that lie. A
   * waterfall has one series: a sum, the steps from it, and the sum that they end at.
   */
  readonly kind: 'bar' | 'stacked' | 'line' | 'mix' | 'waterfall';
  readonly words: ChartWords;
  readonly looks: ChartLooks;
}

export const font = { fontFamily: 'system-ui, sans-serif', fontSize: 12 };
/** More bars than this leave no room for what each changed by. */
const mostLabelled = 14;

/**
 * The drawing for the library: bars from zero or lines, each with its own colour and pattern, the past in one of its own
 * and dashed.
 */
export function chartOption(drawing: ChartDrawing): EChartsCoreOption {
  const { kind, categories, words, looks } = drawing;
  const lines = linesOf(drawing.series, words.previousOf);
  const places = {
    type: 'category',
    data: categories.map(({ short }) => short),
    inverse: kind === 'mix',
    axisTick: { show: false },
    axisLine: { lineStyle: { color: looks.line } },
    axisLabel: { ...font, color: looks.text, ...placeLabels(kind) },
  };
  const amounts = {
    type: 'value',
    splitNumber: 4,
    axisLabel: { ...font, color: looks.text, formatter: words.writeShort, hideOverlap: true },
    splitLine: { lineStyle: { color: looks.line } },
  };
  return {
    animation: false,
    aria: {
      enabled: true,
      label: { description: words.summary },
      decal: { show: lines.length > 1 && kind !== 'line' },
    },
    textStyle: font,
    grid: {
      left: 8,
      right: kind === 'line' ? 96 : kind === 'mix' && lines.length > 1 ? 72 : 12,
      top: lines.length > 1 ? 40 : 16,
      bottom: 8,
      containLabel: true,
    },
    legend: legendOf(lines, looks),
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
    ...(kind === 'mix' ? { xAxis: amounts, yAxis: places } : { xAxis: places, yAxis: amounts }),
    series:
      kind === 'waterfall'
        ? waterfallSeries(drawing)
        : lines.map((line, place) => seriesOf(drawing, line, colourOf(lines, place, looks))),
  };
}

/** A step without its name says nothing, nor does a place: long names take several lines. */
function placeLabels(kind: ChartDrawing['kind']) {
  if (kind === 'waterfall') return { interval: 0, width: 52, lineHeight: 14, overflow: 'break' };
  if (kind === 'mix') return { interval: 0, width: 110, lineHeight: 13, overflow: 'break' };
  return { hideOverlap: true };
}

function legendOf(lines: readonly ChartLine[], looks: ChartLooks) {
  if (lines.length < 2) return { show: false };
  return {
    type: 'scroll',
    top: 0,
    left: 0,
    right: 0,
    itemWidth: 20,
    itemHeight: 12,
    textStyle: { ...font, color: looks.strong },
    selectedMode: false,
  };
}

/** Those of now take the first colours, their past the ones after these. */
function colourOf(lines: readonly ChartLine[], place: number, { colours, strong }: ChartLooks): string {
  const isPrevious = lines[place]?.isPrevious === true;
  const before = lines.slice(0, place).filter((line) => line.isPrevious === isPrevious).length;
  const first = isPrevious ? lines.filter((line) => !line.isPrevious).length : 0;
  return colours[(first + before) % colours.length] ?? strong;
}

function seriesOf(drawing: ChartDrawing, line: ChartLine, color: string) {
  const { kind, looks } = drawing;
  const shared = { name: line.name, data: heights(line.values), color, cursor: 'pointer' };
  // A line through what has no order would say that it has one.
  if (kind !== 'mix' && line.isPrevious)
    return {
      ...shared,
      type: 'line',
      symbol: 'diamond',
      symbolSize: 7,
      showAllSymbol: true,
      connectNulls: false,
      lineStyle: { width: 2, type: 'dashed' },
    };
  if (kind === 'line')
    return {
      ...shared,
      type: 'line',
      symbolSize: 7,
      showAllSymbol: true,
      connectNulls: false,
      lineStyle: { width: 2 },
      endLabel: { show: true, formatter: '{a}', ...font, color: looks.strong, distance: 6 },
      labelLayout: { moveOverlap: 'shiftY' },
    };
  return {
    ...shared,
    type: 'bar',
    barCategoryGap: '30%',
    // What is next to nothing can still be seen and clicked.
    barMinHeight: 2,
    ...(kind === 'stacked' && { stack: 'all', barMinHeight: 0 }),
    ...(!line.isPrevious && changeLabels(drawing)),
  };
}

/** What each bar changed by, where there is one for each place and room for it. */
function changeLabels({ kind, categories, series, looks }: ChartDrawing) {
  const [only] = series;
  if (series.length !== 1 || only?.previous === undefined || categories.length > mostLabelled) return {};
  const { values, previous } = only;
  return {
    label: {
      show: true,
      position: kind === 'mix' ? 'right' : 'top',
      ...font,
      fontSize: 11,
      color: looks.strong,
      // Legible where the line of the past crosses it.
      textBorderColor: looks.surface,
      textBorderWidth: 3,
      formatter: ({ dataIndex }: { readonly dataIndex: number }) => {
        const change = changeOf(values[dataIndex] ?? null, previous[dataIndex] ?? null);
        const rate = change === null ? null : rateText(change);
        return change === null || rate === null ? '' : `${changeMarks[change.direction]} ${rate}`;
      },
    },
    labelLayout: { hideOverlap: true },
  };
}

/** A drawing may round: only heights come from floats, every text from the decimal string. */
function heights(values: readonly (string | null)[]): readonly (number | null)[] {
  return values.map((value) => (value === null ? null : Number(value)));
}

function pointText(drawing: ChartDrawing, place: number): string {
  const { categories, series, totals, words } = drawing;
  const lines = series.flatMap((one) => [
    `${one.name}: ${valueText(one.values[place], words)}`,
    ...(one.previous === undefined
      ? []
      : [
          `${words.previousOf(one.name)}: ${valueText(one.previous[place], words)}`,
          ...changeLine(one, place, words),
        ]),
  ]);
  if (totals !== undefined) lines.push(`${totals.name}: ${valueText(totals.values[place], words)}`);
  return [categories[place]?.long ?? '', ...lines].join('\n');
}

function changeLine({ values, previous = [] }: ChartSeries, place: number, words: ChartWords): string[] {
  const told = changeText(changeOf(values[place] ?? null, previous[place] ?? null), words);
  return told === null ? [] : [`${words.change}: ${told}`];
}

/** A mark in words: `1 Oct 2026. Online: 12.50`, and what it changed by. */
export function markText(
  drawing: Pick<ChartDrawing, 'categories' | 'series' | 'words'>,
  line: ChartLine,
  place: number,
) {
  const { categories, series, words } = drawing;
  const own = series.find(({ key }) => key === line.series);
  const change = line.isPrevious || own?.previous === undefined ? [] : changeLine(own, place, words);
  return [
    `${categories[place]?.long ?? ''}. ${line.name}: ${valueText(line.values[place], words)}`,
    ...change,
  ].join('. ');
}

function valueText(value: string | null | undefined, { noData, write }: ChartWords): string {
  return value === null || value === undefined ? noData : write(value);
}
