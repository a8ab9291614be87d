import type { EChartsCoreOption } from 'echarts/core';
import type { Channel, DailyGgr } from './daily-ggr';

/** Everything the drawing needs in words, already in the reader's language. */
export interface GgrChartTexts {
  /** Read out instead of the drawing. */
  readonly summary: string;
  readonly channel: Readonly<Record<Channel, string>>;
  readonly total: string;
  readonly noData: string;
  readonly day: (day: string) => string;
  readonly shortDay: (day: string) => string;
  readonly money: (amount: string) => string;
  /** Amount on the axis, short: `1.2M`. */
  readonly shortMoney: (amount: number) => string;
}

const colours = {
  light: {
    ONLINE: '#0B5CAD',
    RETAIL: '#FE6100',
    text: '#57606A',
    line: '#D8DEE4',
    surface: '#FFFFFF',
    strong: '#1F2328',
  },
  dark: {
    ONLINE: '#6CB6FF',
    RETAIL: '#FFB000',
    text: '#9DA7B3',
    line: '#30363D',
    surface: '#1C2128',
    strong: '#E6EDF3',
  },
} as const;

const font = { fontFamily: 'system-ui, sans-serif', fontSize: 12 };

/** Stacked bars per gaming day, one colour and one pattern per channel, from zero. The numbers stay those of `model`. */
export function ggrChartOption(
  model: DailyGgr,
  texts: GgrChartTexts,
  theme: 'light' | 'dark',
): EChartsCoreOption {
  const colour = colours[theme];
  return {
    animation: false,
    aria: {
      enabled: true,
      label: { description: texts.summary },
      decal: { show: model.channels.length > 1 },
    },
    color: model.channels.map(({ channel }) => colour[channel]),
    textStyle: font,
    grid: { left: 8, right: 8, top: 40, bottom: 8, containLabel: true },
    legend: {
      top: 0,
      left: 0,
      itemWidth: 16,
      itemHeight: 12,
      textStyle: { ...font, color: colour.strong },
      selectedMode: false,
    },
    tooltip: {
      trigger: 'axis',
      // HTML tooltips write style attributes, which the content security policy forbids.
      renderMode: 'richText',
      axisPointer: { type: 'shadow' },
      backgroundColor: colour.surface,
      borderColor: colour.line,
      textStyle: { ...font, color: colour.strong },
      formatter: (points: readonly { dataIndex: number }[]) =>
        tooltipText(model, texts, points[0]?.dataIndex ?? 0),
    },
    xAxis: {
      type: 'category',
      data: model.days.map(texts.shortDay),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: colour.line } },
      axisLabel: { ...font, color: colour.text, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      splitNumber: 4,
      axisLabel: { ...font, color: colour.text, formatter: texts.shortMoney },
      splitLine: { lineStyle: { color: colour.line } },
    },
    series: model.channels.map(({ channel, ggr }) => ({
      type: 'bar',
      name: texts.channel[channel],
      stack: 'ggr',
      barCategoryGap: '30%',
      // A drawing may round: only the height comes from a float, every text from the decimal string.
      data: ggr.map((amount) => (amount === null ? null : Number(amount))),
    })),
  };
}

function tooltipText(model: DailyGgr, texts: GgrChartTexts, index: number): string {
  const lines = model.channels.map(
    ({ channel, ggr }) => `${texts.channel[channel]}: ${written(ggr[index] ?? null, texts)}`,
  );
  if (model.channels.length > 1) lines.push(`${texts.total}: ${written(model.totals[index] ?? null, texts)}`);
  return [texts.day(model.days[index] ?? ''), ...lines].join('\n');
}

function written(amount: string | null, texts: GgrChartTexts): string {
  return amount === null ? texts.noData : texts.money(amount);
}
