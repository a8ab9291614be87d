import { listReportFields, readReportRows } from '../../contracts/online-reports';
import { answering } from '../../testing/fake-http';
import { renderRemote } from '../../testing/render-remote';
import { screen, within } from '@testing-library/react';
import { inFamily } from '../testing/in-family';
import { FrozenRows } from './frozen-rows';

const columns = [
  { field: 'day', title: 'Gaming day', type: 'date' as const },
  { field: 'device', title: 'Device', type: 'text' as const },
  { field: 'ggr', title: 'GGR', type: 'money' as const },
];

function open(maskedFields: readonly string[]) {
  renderRemote(
    inFamily(<FrozenRows call={readReportRows} reportId="rep_1" type="ONLINE_DAILY" currency="TZS" />),
    {
      answers: [
        answering(listReportFields, { version: '1', fields: [], types: [] }),
        answering(readReportRows, {
          ...{ report: null, columns, rows: [['2026-10-01', 'd-••••1f', '12.00']] },
          ...{ maskedFields: [...maskedFields], totals: [null, null, '12.00'] },
          ...{ page: 1, pageSize: 200, nextCursor: null, totalCount: 1, contentHash: 'sha256:00' },
        }),
      ],
    },
  );
  return screen.findByRole('grid', { name: 'Rows of the report' });
}

test('columns that are masks for this reader stay in their place, and say that they are and why', async () => {
  const grid = await open(['device']);

  const heads = within(grid).getAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).toEqual([
    expect.stringMatching(/^Gaming day/),
    expect.stringMatching(/^Device.*masked: your role does not include player identities/),
    expect.stringMatching(/^GGR/),
  ]);
  expect(await within(grid).findByText('d-••••1f')).toBeVisible();
  expect(screen.getByText('Masked: Device')).toBeVisible();
  expect(screen.getByText(/The same mask is the same value; amounts and totals are unchanged/)).toBeVisible();
});

test('where nothing is masked, nothing is said of masks', async () => {
  const grid = await open([]);

  expect(within(grid).queryByText(/masked/)).toBeNull();
  expect(screen.queryByText(/Masked/)).toBeNull();
});
