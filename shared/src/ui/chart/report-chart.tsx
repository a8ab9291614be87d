import { useCallback, useMemo, useState } from 'react';
import { changeOf, changeText } from '../../format/change-of';
import { compactMoneyText } from '../../format/money';
import { theme } from '../../kit/core';
import { Segmented } from '../../kit/select';
import type { TermKey } from '../../contracts/terms/term';
import { listText } from '../../format/list-text';
import { adoptStyles } from '../adopt-styles';
import { TermHelp } from '../term/term-help';
import { chartColours } from './chart-colours';
import { ChartMarks, type MarkPlace } from './chart-marks';
import {
  foldedPlaces,
  foldedSeries,
  linesOf,
  otherKey,
  type ChartFigures,
  type ChartMark,
} from './chart-model';
import { chartOption, markText, type ChartDrawing } from './chart-option';
import { ChartTable } from './chart-table';
import { LoadedChart } from './loaded-chart';
import { SavePicture } from './save-picture';
import { useChartText } from './use-chart-text';

export { otherKey } from './chart-model';
export type { ChartCategory, ChartMark, ChartSeries } from './chart-model';

const styles = `
.th-chart { margin: 0; padding: 12px 16px; border: 1px solid var(--th-line); border-radius: 8px; background: var(--th-paper); min-inline-size: 0; }
.th-chart figcaption { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between; margin-block-end: 8px; color: var(--th-ink); font-weight: 600; }
.th-chart figcaption small { color: var(--th-ink-soft); font-size: 12px; font-weight: 400; }
.th-chart-tools { display: inline-flex; flex-wrap: wrap; gap: 8px; align-items: center; font-weight: 400; }
.th-chart-change { flex-basis: 100%; color: var(--th-ink-soft); font-size: 12px; line-height: 16px; font-weight: 400; }
.th-chart-drawing { direction: ltr; position: relative; }
.th-chart + .th-figures-place { margin-block-start: 12px; }
@media print { .th-chart { break-inside: avoid; } .th-chart .ant-segmented { display: none; } }
`;

/** How the figures are written. */
export interface ChartAmounts {
  /** `TZS`; said once, in the title and in the headers of the table. */
  readonly unit?: string | undefined;
  readonly write: (value: string) => string;
  /** On the axis; the height is no figure that is reported. */
  readonly writeShort?: (value: number) => string;
}

interface ReportChartProps {
  readonly title: string;
  /** What explains the figure that is drawn. */
  readonly term?: TermKey | undefined;
  /** What a reader would see in it, in a sentence; read out instead of the drawing. */
  readonly summary: string;
  readonly kind?: ChartDrawing['kind'];
  readonly figures: ChartFigures;
  readonly amounts: ChartAmounts;
  /** CSS pixels; a mix is as high as its bars. */
  readonly height?: number;
  /** Told the mark that was chosen in the drawing, by keyboard or in the table; left out: it leads to the table. */
  readonly onPick?: ((mark: ChartMark) => void) | undefined;
  /** Which marks `onPick` is told of, where it is not all; the others lead to the table. */
  readonly canPick?: ((mark: ChartMark) => boolean) | undefined;
}

const shortMoney = (value: number) => compactMoneyText(String(value));

/**
 * Figures as a drawing or, with the same numbers, as a table.
 *
 * Where there are more series than colours, or more places of a mix than bars, the largest are drawn and the rest is
 * summed; the table, to which the rest leads, has them all.
 */
export function ReportChart(props: ReportChartProps) {
  adoptStyles(styles);
  const { title, figures, onPick, canPick } = props;
  const { unit } = props.amounts;
  const text = useChartText();
  const [form, setForm] = useState<'chart' | 'table'>('chart');
  const [reached, setReached] = useState<MarkPlace | null>(null);
  const { drawing, option } = useDrawing(props);
  const { words } = drawing;
  const lines = linesOf(drawing.series, words.previousOf);
  const whole = changeOfTheWhole();
  const height = props.height ?? (drawing.kind === 'mix' ? heightOfMix(drawing, lines.length) : 280);
  const pick = useCallback(
    ({ line, place }: MarkPlace) => {
      const { categories: places, series: rows, kind, words: said } = drawing;
      const drawn = linesOf(rows, said.previousOf)[kind === 'waterfall' ? 0 : line];
      const category = places[place]?.key;
      if (drawn === undefined || category === undefined || (drawn.values[place] ?? null) === null) return;
      const mark = { category, series: drawn.series, isPrevious: drawn.isPrevious };
      const isRest = category === otherKey || drawn.series === otherKey;
      if (onPick === undefined || isRest || canPick?.(mark) === false) setForm('table');
      else onPick(mark);
    },
    [drawing, onPick, canPick],
  );
  return (
    <figure className="th-chart" aria-label={title}>
      <figcaption>
        <span>
          {title}
          {unit === undefined ? null : <small>, {unit}</small>} <TermHelp term={props.term} name={title} />
        </span>
        <span className="th-chart-tools">
          <SavePicture drawing={drawing} title={title} unit={unit} height={height} />
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
        {whole === null ? null : <span className="th-chart-change">{whole}</span>}
      </figcaption>
      {form === 'table' ? (
        <ChartTable
          label={title}
          figures={{ ...figures, totals: drawing.totals }}
          unit={unit}
          words={words}
          onPick={onPick}
          canPick={canPick}
        />
      ) : (
        <div className="th-chart-drawing">
          <LoadedChart
            option={option}
            label={props.summary}
            height={height}
            reached={reached}
            onPick={pick}
          />
          <ChartMarks
            lines={lines.length}
            places={drawing.categories.length}
            textOf={({ line, place }) => {
              const told = lines[line];
              return told === undefined ? '' : markText(drawing, told, place);
            }}
            onReach={setReached}
            onPick={pick}
          />
        </div>
      )}
    </figure>
  );

  /** Of one series that is compared: what all of it changed by. */
  function changeOfTheWhole(): string | null {
    const [only, ...others] = figures.series;
    if (only === undefined || others.length > 0) return null;
    const change = changeText(changeOf(only.sum ?? null, only.previousSum ?? null), words);
    return change === null ? null : text('whole', { period: figures.previousName ?? text('before'), change });
  }
}

/** Bars that lie one below the other, each with room for its finger. */
function heightOfMix({ categories }: Pick<ChartDrawing, 'categories'>, lines: number): number {
  return 72 + categories.length * (lines > 1 ? 40 : 30);
}

/** What is drawn of the figures, and how the screen draws it. */
function useDrawing(props: ReportChartProps) {
  const { kind = 'bar', summary } = props;
  const { write, writeShort = shortMoney } = props.amounts;
  const text = useChartText();
  const { token } = theme.useToken();
  const { categories, series, totals, previousName = text('before') } = props.figures;
  const drawing = useMemo(() => {
    const folded = foldedSeries(series, text('other'));
    const shown =
      kind === 'mix' ? foldedPlaces(categories, folded, text('other')) : { categories, series: folded };
    return {
      ...{ kind, ...shown },
      totals: series.length > 1 ? totals : undefined,
      words: {
        ...{ summary, write, writeShort },
        previousOf: (name: string) => listText([name, previousName]),
        noData: text('noData'),
        change: text('change'),
        notApplicable: text('notApplicable'),
      },
    };
  }, [kind, categories, series, totals, summary, write, writeShort, previousName, text]);
  const option = useMemo(
    () =>
      chartOption({
        ...drawing,
        looks: {
          colours: chartColours(token.colorBgContainer),
          text: token.colorTextSecondary,
          strong: token.colorText,
          line: token.colorBorderSecondary,
          surface: token.colorBgElevated,
        },
      }),
    [drawing, token],
  );
  return { drawing, option };
}
