import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChartOriginContext } from './chart-origin';
import { ReportChart, type ChartMark } from './report-chart';

let mockPicture: unknown = null;
jest.mock('./draw-picture', () => ({ drawPicture: () => '<svg/>' }));
jest.mock('../save-file', () => ({
  saveFile: (_: Blob, name: string) => {
    mockPicture = name;
  },
}));

const picked: ChartMark[] = [];
beforeEach(() => picked.splice(0));

const chart = (
  <ReportChart
    title="GGR per day"
    summary="Bars of two days."
    figures={{
      categoryName: 'Gaming day',
      categories: [
        { key: '2026-10-01', short: '1 Oct', long: '1 Oct 2026' },
        { key: '2026-10-02', short: '2 Oct', long: '2 Oct 2026' },
      ],
      series: [
        { key: 'ONLINE', name: 'Online', values: ['12.50', null], previous: ['10.00', '0.00'], sum: '12.50' },
        { key: 'RETAIL', name: 'Retail', values: ['1.00', '2.00'] },
      ],
      totals: { name: 'Total', values: ['13.50', '2.00'] },
      previousName: 'September',
    }}
    amounts={{ unit: 'TZS', write: (value) => `${value}!` }}
    onPick={(mark) => picked.push(mark)}
  />
);

test('the drawing is described in a sentence', async () => {
  render(chart);

  expect(await screen.findByRole('img', { name: 'Bars of two days.' })).toBeVisible();
});

test('the table has the figures of the drawing, their totals, and says where there is no data', async () => {
  render(chart);
  await userEvent.click(screen.getByText('View as table'));

  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual([
    'Gaming day',
    'Online, TZS',
    'Online, September, TZS',
    'Change, Online, TZS',
    'Retail, TZS',
    'Total, TZS',
  ]);
  const [first, second, sums] = screen.getAllByRole('row').slice(1);
  expect(first).toHaveTextContent('▲ +2.50! (+25.00 %)');
  expect(sums).toHaveTextContent('Total12.50!');
  expect(within(second!).getByRole('rowheader')).toHaveTextContent('2 Oct 2026');
  // Neither the figure nor what it changed by.
  expect(within(second!).getAllByRole('img', { name: 'no data' })).toHaveLength(2);
  expect(within(second!).getByText('0.00!')).toBeVisible();
});

test('every mark is reached by keyboard from one tab stop, and Enter opens it', async () => {
  render(chart);
  await screen.findByRole('img', { name: 'Bars of two days.' });
  const mark = (name: RegExp) => screen.getByRole('button', { name });

  act(() => mark(/^1 Oct 2026\. Online: 12\.50!\. Change: ▲ \+2\.50! \(\+25\.00\s%\)$/).focus());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{End}');
  expect(mark(/^2 Oct 2026\. Retail: 2\.00!$/)).toHaveFocus();
  await userEvent.keyboard('{Enter}{ArrowUp}{Enter}{ArrowUp}{Enter}');

  // What has no data leads nowhere.
  expect(picked).toEqual([
    { category: '2026-10-02', series: 'RETAIL', isPrevious: false },
    { category: '2026-10-02', series: 'ONLINE', isPrevious: true },
  ]);
});

test('a figure of the table leads to where its mark leads', async () => {
  render(chart);
  await userEvent.click(screen.getByText('View as table'));
  await userEvent.click(screen.getByRole('button', { name: '2 Oct 2026. Retail: 2.00!' }));

  expect(picked).toEqual([{ category: '2026-10-02', series: 'RETAIL', isPrevious: false }]);
});

test('it is taken along as a picture under the name of its page', async () => {
  const origin = {
    ...{ brand: 'Alder', report: 'Summary', note: 'Final' },
    period: { from: '2026-10-01', to: '2026-10-02' },
  };
  render(<ChartOriginContext value={origin}>{chart}</ChartOriginContext>);
  await userEvent.click(screen.getByRole('button', { name: 'Picture: GGR per day' }));
  await userEvent.click(await screen.findByText('SVG, for print in any size'));

  await waitFor(() => expect(mockPicture).toBe('alder-summary-ggr-per-day-2026-10-01-2026-10-02.svg'));
});
