import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReportChart } from './report-chart';

const chart = (
  <ReportChart
    title="GGR per day"
    summary="Bars of two days."
    unit="TZS"
    categoryName="Gaming day"
    categories={[
      { key: '2026-10-01', short: '1 Oct', long: '1 Oct 2026' },
      { key: '2026-10-02', short: '2 Oct', long: '2 Oct 2026' },
    ]}
    series={[
      { key: 'ONLINE', name: 'Online', values: ['12.50', null], previous: ['10.00', '0.00'] },
      { key: 'RETAIL', name: 'Retail', values: ['1.00', '2.00'] },
    ]}
    totals={{ name: 'Total', values: ['13.50', '2.00'] }}
    previousName="September"
    write={(value) => `${value}!`}
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
    'Retail, TZS',
    'Total, TZS',
  ]);
  const [, second] = screen.getAllByRole('row').slice(1);
  expect(within(second!).getByRole('rowheader')).toHaveTextContent('2 Oct 2026');
  expect(within(second!).getByRole('img', { name: 'no data' })).toBeVisible();
  expect(within(second!).getByText('0.00!')).toBeVisible();
});
