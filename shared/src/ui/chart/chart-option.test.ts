import { chartColours } from './chart-colours';
import { foldedPlaces, foldedSeries, linesOf, type ChartSeries } from './chart-model';
import { chartOption, markText, type ChartDrawing } from './chart-option';
import { pictureName, pictureOption } from './picture-option';

const online: ChartSeries = {
  key: 'ONLINE',
  name: 'Online',
  values: ['90071992547409930.11', null],
  previous: ['1.00', '2.00'],
};
const retail: ChartSeries = { key: 'RETAIL', name: 'Retail', values: ['-3.50', '0.00'] };

const drawing: Omit<ChartDrawing, 'looks'> = {
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
    change: 'Change',
    notApplicable: 'n/a',
  },
};

function drawn(more: Partial<ChartDrawing> = {}) {
  const option = chartOption({
    ...drawing,
    looks: { colours: chartColours('#FFFFFF'), text: '#000', strong: '#000', line: '#000', surface: '#fff' },
    ...more,
  });
  return option as unknown as {
    xAxis: { type: string };
    yAxis: { type: string; scale?: boolean };
    series: {
      type: string;
      name: string;
      data: unknown[];
      color: string;
      lineStyle?: { type?: string };
      label?: { formatter: (point: { dataIndex: number }) => string };
    }[];
    tooltip: { renderMode: string; formatter: (points: { dataIndex: number }[]) => string };
    aria: { decal: { show: boolean }; label: { description: string } };
    legend: { show?: boolean };
  };
}

test('what it says when pointed at keeps every digit, and no data is no zero', () => {
  const { tooltip } = drawn();

  expect(tooltip.renderMode).toBe('richText');
  expect(tooltip.formatter([{ dataIndex: 0 }])).toBe(
    [
      '1 Oct 2026',
      'Online: € 90071992547409930.11',
      'Online, Sept 2026: € 1.00',
      'Change: ▲ +€ 90071992547409929.11 (+9,007,199,254,740,992,911.00\u00A0%)',
      'Retail: € -3.50',
    ].join('\n'),
  );
  expect(tooltip.formatter([{ dataIndex: 1 }])).toContain('Online: no data');
  expect(tooltip.formatter([{ dataIndex: 1 }])).toContain('Retail: € 0.00');
});

test('the past is dashed, in a colour that no other line has', () => {
  const { series } = drawn();
  const previous = series[1];

  expect(previous).toMatchObject({ type: 'line', name: 'Online, Sept 2026' });
  expect(previous?.lineStyle?.type).toBe('dashed');
  expect(new Set(series.map(({ color }) => color)).size).toBe(series.length);
});

test('each bar says what it changed by, and says nothing against zero or against nothing', () => {
  const compared = { ...retail, values: ['3.00', '1.00'], previous: ['2.00', '0.00'] };
  const { series } = drawn({ series: [compared] });
  const labels = [0, 1].map((dataIndex) => series[0]?.label?.formatter({ dataIndex }));

  expect(labels).toEqual(['▲ +50.00\u00A0%', '']);
});

test('bars begin at zero', () => {
  expect(drawn().yAxis).toMatchObject({ type: 'value' });
  expect(drawn().yAxis.scale ?? false).toBe(false);
});

test('a mix has no order: its bars lie, and those of the past are bars as well', () => {
  const { xAxis, yAxis, series } = drawn({ kind: 'mix', series: [online] });

  expect([xAxis.type, yAxis.type]).toEqual(['value', 'category']);
  expect(series.map(({ type }) => type)).toEqual(['bar', 'bar']);
});

test('a mark is told with its figure and what it changed by', () => {
  const lines = linesOf(drawing.series, drawing.words.previousOf);
  const tell = (line: number, place: number) => markText(drawing, lines[line]!, place);

  expect(tell(1, 1)).toBe('2 Oct 2026. Online, Sept 2026: € 2.00');
  expect(tell(0, 1)).toBe('2 Oct 2026. Online: no data');
  expect(tell(0, 0)).toContain('Change: ▲ +€ 90071992547409929.11');
});

test('a picture is dark on white whatever the screen is, and says what it shows', () => {
  const head = { title: 'GGR per day, TZS', lines: ['Alder · Summary report · 1 – 31 Oct 2026', 'Final'] };
  const option = pictureOption(drawing, head) as unknown as ReturnType<typeof drawn> & {
    backgroundColor: string;
    title: { text: string; subtext: string };
    legend: { show?: boolean };
  };

  expect(option.backgroundColor).toBe('#FFFFFF');
  expect(option.title).toMatchObject({ text: head.title, subtext: head.lines.join('\n') });
  expect(option.legend.show).not.toBe(false);
  expect(option.series[0]?.color).toBe(chartColours('#FFFFFF')[0]);
});

test('the file of a picture is named by brand, report, figure and period', () => {
  const period = { from: '2026-10-01', to: '2026-10-31' };
  const origin = { brand: 'Ålder & Söhne', report: 'Summary report', period };

  expect(pictureName(origin, 'GGR per day')).toBe(
    'alder-sohne-summary-report-ggr-per-day-2026-10-01-2026-10-31',
  );
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

test('with a comparison half as many are drawn: each past takes a colour', () => {
  const many = Array.from({ length: 4 }, (_, place) => ({
    ...{ key: `s${place}`, name: `Series ${place}`, values: [`${place + 1}.00`], previous: ['1.00'] },
  }));

  const folded = foldedSeries(many, 'Other');

  expect(folded.map(({ name }) => name)).toEqual(['Series 2', 'Series 3', 'Other']);
  expect(folded.at(-1)).toMatchObject({ values: ['3.00'], previous: ['2.00'] });
});

test('of many places of a mix the largest stay in their order, and the others are summed exactly', () => {
  const categories = Array.from({ length: 14 }, (_, place) => ({
    ...{ key: `p${place}`, short: `${place}`, long: `Place ${place}` },
  }));
  const values = categories.map((_, place) => `${place}.01`);
  const folded = foldedPlaces(categories, [{ key: 'ggr', name: 'GGR', values, previous: values }], 'Other');

  expect(folded.categories.map(({ key }) => key)).toEqual([
    ...categories.slice(3).map(({ key }) => key),
    'other',
  ]);
  expect(folded.series[0]?.values.at(-1)).toBe('3.03');
  expect(folded.series[0]?.previous).toHaveLength(12);
});

test('six series stay as they are', () => {
  const six = Array.from({ length: 6 }, (_, place) => ({ key: `s${place}`, name: '', values: ['1'] }));

  expect(foldedSeries(six, 'Other')).toBe(six);
});

test('dark backgrounds have colours of their own', () => {
  expect(chartColours('#151B22')).not.toEqual(chartColours('#ffffff'));
});
