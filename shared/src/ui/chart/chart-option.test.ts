import { chartColours } from './chart-colours';
import { foldedSeries, type ChartSeries } from './chart-model';
import { chartOption, type ChartDrawing } from './chart-option';

const online: ChartSeries = {
  key: 'ONLINE',
  name: 'Online',
  values: ['90071992547409930.11', null],
  previous: ['1.00', '2.00'],
};
const retail: ChartSeries = { key: 'RETAIL', name: 'Retail', values: ['-3.50', '0.00'] };

function drawn(more: Partial<ChartDrawing> = {}) {
  const option = chartOption({
    kind: 'bar',
    categories: [
      { key: '2026-10-01', short: '1 Oct', long: '1 Oct 2026' },
      { key: '2026-10-02', short: '2 Oct', long: '2 Oct 2026' },
    ],
    series: [online, retail],
    words: {
      summary: 'Revenue per day',
      noData: 'no data',
      previousOf: (name) => `${name}, Sept 2026`,
      write: (value) => `€ ${value}`,
      writeShort: String,
    },
    looks: { colours: chartColours('#FFFFFF'), text: '#000', strong: '#000', line: '#000', surface: '#fff' },
    ...more,
  });
  return option as unknown as {
    series: { type: string; name: string; data: unknown[]; color: string; lineStyle?: { type?: string } }[];
    tooltip: { renderMode: string; formatter: (points: { dataIndex: number }[]) => string };
    aria: { decal: { show: boolean }; label: { description: string } };
    legend: { show?: boolean };
  };
}

test('what it says when pointed at keeps every digit, and no data is no zero', () => {
  const { tooltip } = drawn();

  expect(tooltip.renderMode).toBe('richText');
  expect(tooltip.formatter([{ dataIndex: 0 }])).toBe(
    '1 Oct 2026\nOnline: € 90071992547409930.11\nOnline, Sept 2026: € 1.00\nRetail: € -3.50',
  );
  expect(tooltip.formatter([{ dataIndex: 1 }])).toContain('Online: no data');
  expect(tooltip.formatter([{ dataIndex: 1 }])).toContain('Retail: € 0.00');
});

test('the past is dashed in the colour of its own series', () => {
  const [current, previous] = drawn().series;

  expect(previous).toMatchObject({ type: 'line', name: 'Online, Sept 2026', color: current?.color });
  expect(previous?.lineStyle?.type).toBe('dashed');
});

test('series differ by pattern as well as by colour, and the drawing is described', () => {
  const { aria, series } = drawn();

  expect(aria.decal.show).toBe(true);
  expect(aria.label.description).toBe('Revenue per day');
  expect(series[0]?.color).not.toBe(series[2]?.color);
});

test('totals are said when pointed at, and drawn nowhere', () => {
  const { tooltip, series } = drawn({ totals: { name: 'Total', values: ['7.00', null] } });

  expect(tooltip.formatter([{ dataIndex: 0 }])).toMatch(/Total: € 7\.00$/);
  expect(series.map(({ name }) => name)).not.toContain('Total');
});

test('one series needs no legend', () => {
  expect(drawn({ series: [retail] }).legend.show).toBe(false);
});

test('of more than six series the five largest stay, and the others are summed exactly', () => {
  const many = Array.from({ length: 8 }, (_, place) => ({
    key: `s${place}`,
    name: `Series ${place}`,
    values: [place === 0 ? '90071992547409930.11' : `${place}.01`, null],
  }));

  const folded = foldedSeries(many, 'Other');

  expect(folded.map(({ name }) => name)).toEqual([
    'Series 0',
    'Series 4',
    'Series 5',
    'Series 6',
    'Series 7',
    'Other',
  ]);
  expect(folded.at(-1)?.values).toEqual(['6.03', null]);
});

test('a waterfall steps from the first sum to the last, on both sides of zero', () => {
  const { series } = drawn({
    kind: 'waterfall',
    series: [{ key: 'ggr', name: 'GGR', values: ['30.00', '-50.00', '-5.00', '45.00', '20.00'] }],
  });
  const [floor, above, below] = series.map(({ data }) =>
    (data as readonly { readonly value: number }[]).map(({ value }) => value),
  );

  expect(above).toEqual([30, 30, 0, 20, 20]);
  expect(below).toEqual([0, -20, -5, -25, 0]);
  expect(floor).toEqual([0, 0, -20, 0, 0]);
});

test('six series stay as they are', () => {
  const six = Array.from({ length: 6 }, (_, place) => ({ key: `s${place}`, name: '', values: ['1'] }));

  expect(foldedSeries(six, 'Other')).toBe(six);
});

test('dark backgrounds have colours of their own', () => {
  expect(chartColours('#151B22')).not.toEqual(chartColours('#ffffff'));
});
