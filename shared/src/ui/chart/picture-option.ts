import type { EChartsCoreOption } from 'echarts/core';
import type { Period } from '../../contracts/scalars';
import { tokensOf } from '../theme-tokens';
import { chartColours } from './chart-colours';
import { chartOption, font, type ChartDrawing, type ChartLooks } from './chart-option';

/** What stands above a picture: the title with its unit, and the lines below it. */
export interface PictureHead {
  readonly title: string;
  readonly lines: readonly string[];
}

const paper = '#FFFFFF';
const token = tokensOf('light', true);
/** Papers are white whatever the screen is. */
const looks: ChartLooks = {
  colours: chartColours(paper),
  text: token.colorTextSecondary ?? '',
  strong: token.colorText ?? '',
  line: token.colorBorderSecondary ?? '',
  surface: paper,
};

export const pictureWidth = 1200;

/** The drawing as a picture that stands for itself: dark on white, with its title, unit, period and legend. */
export function pictureOption(drawing: Omit<ChartDrawing, 'looks'>, head: PictureHead): EChartsCoreOption {
  const option = chartOption({ ...drawing, looks });
  const headHeight = 44 + head.lines.length * 18;
  const hasLegend = (option['legend'] as { show?: boolean }).show !== false;
  return {
    ...option,
    backgroundColor: paper,
    title: {
      text: head.title,
      subtext: head.lines.join('\n'),
      left: 16,
      top: 12,
      textStyle: { ...font, fontSize: 18, color: looks.strong, width: pictureWidth - 32, overflow: 'break' },
      subtextStyle: { ...font, color: looks.text, lineHeight: 18 },
    },
    legend: { ...(option['legend'] as object), type: 'plain', top: headHeight, left: 16, right: 16 },
    grid: {
      ...(option['grid'] as object),
      ...{ left: 16, bottom: 16, top: headHeight + (hasLegend ? 56 : 24) },
    },
  };
}

/** Name of a picture without its ending: `alder-summary-report-ggr-per-day-2026-10-01-2026-10-31`. */
export function pictureName(
  { brand, report, period }: { readonly brand: string; readonly report: string; readonly period: Period },
  title: string,
): string {
  const words = [brand, report, title].join(' ').normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const name = words.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
  return `${name.slice(0, 120)}-${period.from}-${period.to}`;
}
