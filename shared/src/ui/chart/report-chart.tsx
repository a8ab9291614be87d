import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { compactMoneyText } from '../../format/money';
import { theme } from '../../kit/core';
import { Segmented } from '../../kit/select';
import type { TermKey } from '../../contracts/terms/term';
import { adoptStyles } from '../adopt-styles';
import { TermHelp } from '../term/term-help';
import { useThemeVariables } from '../use-theme-variables';
import { chartColours } from './chart-colours';
import { foldedSeries, type ChartCategory, type ChartSeries } from './chart-model';
import { chartOption, type ChartDrawing } from './chart-option';
import { ChartTable } from './chart-table';
import { LoadedChart } from './loaded-chart';
import { useChartText } from './use-chart-text';

export type { ChartCategory, ChartSeries } from './chart-model';

const styles = `
.th-chart { margin: 0; padding: 12px 16px; border: 1px solid var(--th-line); border-radius: 8px; background: var(--th-paper); min-inline-size: 0; }
.th-chart figcaption { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between; margin-block-end: 8px; color: var(--th-ink); font-weight: 600; }
.th-chart figcaption small { color: var(--th-ink-soft); font-size: 12px; font-weight: 400; }
.th-chart-drawing { direction: ltr; }
.th-chart + .th-figures-place { margin-block-start: 12px; }
@media print { .th-chart { break-inside: avoid; } .th-chart .ant-segmented { display: none; } }
`;

export interface ReportChartProps {
  readonly title: string;
  /** What explains the figure that is drawn. */
  readonly term?: TermKey | undefined;
  /** What a reader would see in it, in a sentence; read out instead of the drawing. */
  readonly summary: string;
  /** `TZS`; said once, in the title and in the headers of the table. */
  readonly unit?: string | undefined;
  /** Bars side by side, bars on each other, lines, or the steps from a first value to a last. */
  readonly kind?: ChartDrawing['kind'];
  /** What the places on the axis are: `Gaming day`. */
  readonly categoryName: string;
  readonly categories: readonly ChartCategory[];
  readonly series: readonly ChartSeries[];
  /** Totals over the series, said in the table and when pointed at, where there are several. */
  readonly totals?: ChartDrawing['totals'];
  /** What `previous` of the series is about: `1 – 30 Sept 2026`. */
  readonly previousName?: string | undefined;
  readonly write: (value: string) => string;
  /** On the axis; the height is no figure that is reported. */
  readonly writeShort?: (value: number) => string;
  /** CSS pixels. */
  readonly height?: number;
  /** Told the key of a category that was chosen in the drawing or in the table. */
  readonly onPick?: ((key: string) => void) | undefined;
  /** Beside the switch to the table. */
  readonly extra?: ReactNode;
}

const shortMoney = (value: number) => compactMoneyText(String(value));

/**
 * Figures as a drawing or, with the same numbers, as a table.
 *
 * Of more than six series the five largest are drawn and the rest is summed; the table has them all.
 */
export function ReportChart(props: ReportChartProps) {
  adoptStyles(styles);
  const { title, unit, categories, series, write, height = 280, onPick } = props;
  const text = useChartText();
  const variables = useThemeVariables();
  const [form, setForm] = useState<'chart' | 'table'>('chart');
  const { previousName = text('before') } = props;
  const previousOf = useCallback((name: string) => `${name}, ${previousName}`, [previousName]);
  const option = useChartOption(props, previousOf);
  const pick = useCallback(
    (place: number) => {
      const key = categories[place]?.key;
      if (key !== undefined) onPick?.(key);
    },
    [categories, onPick],
  );
  return (
    <figure className="th-chart" aria-label={title} style={variables}>
      <figcaption>
        <span>
          {title}
          {unit === undefined ? null : <small>, {unit}</small>} <TermHelp term={props.term} name={title} />
        </span>
        <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: 8 }}>
          {props.extra}
          <Segmented
            size="small"
            aria-label={text('form')}
            value={form}
            onChange={setForm}
            options={[
              { value: 'chart', label: text('chart') },
              { value: 'table', label: text('table') },
            ]}
          />
        </span>
      </figcaption>
      {form === 'table' ? (
        <ChartTable
          label={title}
          categoryName={props.categoryName}
          unit={unit}
          categories={categories}
          series={series}
          totals={series.length > 1 ? props.totals : undefined}
          previousOf={previousOf}
          write={write}
          onPick={onPick}
        />
      ) : (
        <div className="th-chart-drawing">
          <LoadedChart
            option={option}
            label={props.summary}
            height={height}
            onPick={onPick === undefined ? undefined : pick}
          />
        </div>
      )}
    </figure>
  );
}

function useChartOption(props: ReportChartProps, previousOf: (name: string) => string) {
  const { kind = 'bar', categories, series, totals, summary, write, writeShort = shortMoney } = props;
  const text = useChartText();
  const { token } = theme.useToken();
  return useMemo(
    () =>
      chartOption({
        kind,
        categories,
        series: foldedSeries(series, text('other')),
        totals: series.length > 1 ? totals : undefined,
        words: { summary, noData: text('noData'), previousOf, write, writeShort },
        looks: {
          colours: chartColours(token.colorBgContainer),
          text: token.colorTextSecondary,
          strong: token.colorText,
          line: token.colorBorderSecondary,
          surface: token.colorBgElevated,
        },
      }),
    [kind, categories, series, totals, summary, write, writeShort, previousOf, text, token],
  );
}
