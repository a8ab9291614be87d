import { dailyGgrOf } from './daily-ggr';
import { ggrChartOption, type GgrChartTexts } from './ggr-chart-option';

const texts: GgrChartTexts = {
  summary: 'Revenue per day',
  channel: { ONLINE: 'Online', RETAIL: 'Retail' },
  total: 'Total',
  noData: 'no data',
  day: (day) => `Gaming day ${day}`,
  shortDay: (day) => day.slice(8),
  money: (amount) => `€ ${amount}`,
  shortMoney: String,
};
const model = dailyGgrOf(
  [
    { day: '2026-11-19', channel: 'ONLINE', stakes: '5.00', ggr: '90071992547409930.11' },
    { day: '2026-11-20', channel: 'ONLINE', stakes: '5.00', ggr: '1.00' },
    { day: '2026-11-20', channel: 'RETAIL', stakes: '5.00', ggr: '-3.50' },
  ],
  '2026-11-20',
  2,
);

interface Drawn {
  series: { name: string; data: (number | null)[] }[];
  tooltip: { renderMode: string; formatter: (points: { dataIndex: number }[]) => string };
  aria: { decal: { show: boolean }; label: { description: string } };
  color: string[];
}
const optionOf = (theme: 'light' | 'dark') => ggrChartOption(model, texts, theme) as unknown as Drawn;

test('each channel is a series, a day without facts stays empty', () => {
  const { series } = optionOf('light');

  expect(series.map(({ name }) => name)).toEqual(['Online', 'Retail']);
  expect(series[1]?.data).toEqual([null, -3.5]);
});

test('the tooltip is text and keeps every digit of the decimal string', () => {
  const { tooltip } = optionOf('light');

  expect(tooltip.renderMode).toBe('richText');
  expect(tooltip.formatter([{ dataIndex: 0 }])).toBe(
    'Gaming day 2026-11-19\nOnline: € 90071992547409930.11\nRetail: no data\nTotal: € 90071992547409930.11',
  );
  expect(tooltip.formatter([{ dataIndex: 1 }])).toContain('Total: € -2.50');
});

test('channels differ by pattern as well as by colour, and the drawing is described', () => {
  const { aria, color } = optionOf('dark');

  expect(aria.decal.show).toBe(true);
  expect(aria.label.description).toBe('Revenue per day');
  expect(new Set(color).size).toBe(2);
});
