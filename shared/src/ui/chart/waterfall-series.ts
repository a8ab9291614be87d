import type { ChartDrawing } from './chart-option';

/** A bar of a waterfall: from where to where, and whether it is a sum or a step. */
interface Bar {
  readonly from: number;
  readonly to: number;
  readonly kind: 'sum' | 'up' | 'down';
}

/**
 * Series of a waterfall: the first and the last value stand on zero, each between them where the one before ended.
 *
 * A bar that crosses zero has a piece on either side of it; one that does not stands on a piece that is not drawn.
 */
export function waterfallSeries({ series, words, looks }: ChartDrawing) {
  const values = series[0]?.values ?? [];
  const bars = barsOf(values);
  const [up = looks.strong, down = looks.strong] = looks.colours;
  const colours = { sum: looks.text, up, down };
  const piece = (name: string, heightOf: (bar: Bar) => number, isDrawn: boolean) => ({
    type: 'bar',
    name,
    stack: 'all',
    barCategoryGap: '30%',
    silent: !isDrawn,
    data: bars.map((bar) => ({
      value: heightOf(bar),
      itemStyle: { color: isDrawn ? colours[bar.kind] : 'transparent' },
    })),
  });
  const top = ({ from, to }: Bar) => Math.max(from, to);
  const bottom = ({ from, to }: Bar) => Math.min(from, to);
  return [
    // From zero to where the bar begins, on the side on which it lies.
    piece('', (bar) => (bottom(bar) > 0 ? bottom(bar) : Math.min(0, top(bar))), false),
    {
      ...piece(series[0]?.name ?? '', (bar) => Math.max(0, top(bar)) - Math.max(0, bottom(bar)), true),
      label: {
        show: true,
        position: 'top',
        color: looks.strong,
        fontSize: 12,
        formatter: ({ dataIndex }: { readonly dataIndex: number }) =>
          words.writeShort(Number(values[dataIndex] ?? 0)),
      },
    },
    piece(series[0]?.name ?? '', (bar) => Math.min(0, bottom(bar)) - Math.min(0, top(bar)), true),
  ];
}

function barsOf(values: readonly (string | null)[]): Bar[] {
  let level = 0;
  return values.map((value, place) => {
    const amount = Number(value ?? 0);
    if (place === 0 || place === values.length - 1) {
      level = amount;
      return { from: 0, to: amount, kind: 'sum' };
    }
    const from = level;
    level += amount;
    return { from, to: level, kind: amount < 0 ? 'down' : 'up' };
  });
}
