import { listRetailReports, type RetailRow } from '@tallyhouse/shared/contracts/retail-reports';
import { answering, problem, type FakeInput } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote, reporterOfAlder } from '@tallyhouse/shared/testing/render-remote';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RetailScreen } from './retail-screen';

function givenRow(overrides: Partial<RetailRow> = {}): RetailRow {
  return {
    id: 'Arusha',
    level: 'region',
    name: 'Arusha',
    region: 'Arusha',
    ticketsSold: 1240,
    stakes: '2000000.00',
    ticketsCancelled: 3,
    cancelled: '4500.00',
    voids: '12000.00',
    winnings: '1400000.50',
    paid: '1300000.00',
    unpaid: '100000.50',
    expired: '0.00',
    ggr: '587999.50',
    hold: '0.2957',
    vouchersIssued: '100000.00',
    vouchersRedeemed: null,
    drawerExpected: '300000.00',
    drawerCounted: '297649.50',
    overShort: '-2350.50',
    commission: null,
    terminals: 18,
    terminalsActive: 17,
    state: 'OPEN',
    hasChildren: true,
    ticket: null,
    ...overrides,
  };
}

const closed = givenRow({
  id: 'br-2',
  level: 'branch',
  name: 'Arusha Stadium',
  ticketsSold: 0,
  stakes: '0.00',
  voids: '0.00',
  winnings: '0.00',
  paid: '0.00',
  unpaid: '0.00',
  ggr: '0.00',
  hold: null,
  overShort: null,
  state: 'CLOSED',
});
const byLevel: Record<string, RetailRow[]> = {
  region: [givenRow()],
  branch: [givenRow({ id: 'br-1', level: 'branch', name: 'Arusha Market', overShort: '1200.00' }), closed],
  terminal: [
    givenRow({ id: 't-1', level: 'terminal', name: 'SSBT 1', hasChildren: false, overShort: '0.00' }),
  ],
  cashier: [],
};

function givenAnswer({ query }: FakeInput, change: { rows?: RetailRow[]; noActivity?: boolean } = {}) {
  const { level, from, to } = query as { level: string; from: string; to: string };
  const items = change.rows ?? byLevel[level] ?? [];
  return {
    items,
    page: 1,
    pageSize: 200,
    totalCount: items.length,
    totals: {
      ticketsSold: 9999,
      stakes: '2000000.00',
      winnings: '1400000.50',
      ggr: '587999.50',
      hold: '0.2957',
      overShort: '-1150.50',
    },
    currency: 'TZS',
    meta: {
      period: { from, to, zone: 'Africa/Dar_es_Salaam', cutoff: '06:00' },
      basis: 'SETTLED',
      asOf: '2026-11-20T05:00:00Z',
      snapshotId: 'snp-1',
      status: 'PROVISIONAL',
      statusReasons: ['GAP:btc_771'],
      filtersText: [],
      noActivity: change.noActivity ?? false,
    },
  };
}

const path = '/retail?from=2026-10-01&to=2026-10-31';
const answers = [answering(listRetailReports, (input) => givenAnswer(input))];

test('figures and totals are the server’s, with the header standard beside them', async () => {
  renderRemote(<RetailScreen />, { path, answers });

  const table = await screen.findByRole('region', { name: /Regions, 1 – 31 Oct 2026/ });

  expect(within(table).getAllByRole('cell', { name: '587,999.50' })).toHaveLength(2);
  expect(within(table).getByText('Total of 1 region')).toBeVisible();
  expect(within(table).getByText('9,999')).toBeVisible();
  expect(within(screen.getByLabelText('Retail')).getByText('1,400,000.50')).toBeVisible();
  expect(screen.getByText(/Africa\/Dar_es_Salaam/)).toBeVisible();
});

test('a region opens its branches, a branch its terminals, and the path leads back', async () => {
  const { sentTo, router } = renderRemote(<RetailScreen />, { path, answers });

  await userEvent.click(await screen.findByRole('button', { name: 'Arusha' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Arusha Market' }));
  await screen.findByText('SSBT 1');

  expect(router.state.location.search).toContain('level=terminal&region=Arusha&branch=br-1');
  expect(sentTo(listRetailReports).map(({ query }) => query)).toContainEqual(
    expect.objectContaining({ level: 'terminal', parentId: 'br-1' }),
  );
  const way = screen.getByRole('navigation', { name: 'Where you are' });
  expect(within(way).getByText('Arusha Market')).toHaveAttribute('aria-current', 'page');

  await userEvent.click(within(way).getByRole('button', { name: 'All regions' }));

  expect(await screen.findByText('Total of 1 region')).toBeVisible();
});

test('a closed branch says so and has blanks, not zeros', async () => {
  renderRemote(<RetailScreen />, { path: `${path}&level=branch`, answers });

  const row = (await screen.findByText('Arusha Stadium')).closest('tr');

  expect(within(row as HTMLElement).getByText('Closed')).toBeVisible();
  expect(within(row as HTMLElement).getAllByRole('img', { name: 'no data' })).toHaveLength(10);
  expect(within(row as HTMLElement).queryByText('0.00')).not.toBeInTheDocument();
});

test('over and short are words beside the amount', async () => {
  renderRemote(<RetailScreen />, { path: `${path}&level=branch`, answers });

  expect(await screen.findByText('1,200.00 over', { exact: false })).toBeVisible();
  expect(screen.getAllByText('−1,150.50 short', { exact: false })).not.toHaveLength(0);
});

test('a header sorts on the server and the address keeps it', async () => {
  const { sentTo, router } = renderRemote(<RetailScreen />, { path, answers });

  await userEvent.click(await screen.findByRole('columnheader', { name: /Stakes, TZS/ }));

  expect(sentTo(listRetailReports).at(-1)?.query).toMatchObject({ sort: 'stakes:desc' });
  expect(router.state.location.search).toContain('sort=stakes%3Adesc');
  expect(await screen.findByRole('columnheader', { name: /Stakes, TZS/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

test('a period without activity and a search without match are told apart', async () => {
  const quiet = answering(listRetailReports, (input) => givenAnswer(input, { rows: [], noActivity: true }));
  const first = renderRemote(<RetailScreen />, { path, answers: [quiet] });
  expect(await screen.findByText('No activity in this period')).toBeVisible();
  first.unmount();

  renderRemote(<RetailScreen />, {
    path: `${path}&text=zzz`,
    answers: [answering(listRetailReports, (input) => givenAnswer(input, { rows: [] }))],
  });
  expect(await screen.findByText('No place matches “zzz”')).toBeVisible();
});

test('a failure names its trace id and can be tried again', async () => {
  let failing = true;
  const unsteady = answering(listRetailReports, (input) => {
    if (failing) throw problem(503, 'UNAVAILABLE', 'The store does not answer.');
    return givenAnswer(input);
  });
  renderRemote(<RetailScreen />, { path, answers: [unsteady] });
  expect(await screen.findByText('The retail figures could not be loaded')).toBeVisible();
  expect(screen.getByText('trace-1')).toBeVisible();

  failing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('Total of 1 region')).toBeVisible();
});

test.each([
  ['without a brand', { brand: null }, /choose a brand/i],
  [
    'for an online brand',
    { brand: { ...reporterOfAlder.brand!, channels: ['ONLINE'] } },
    'Alder has no retail channel',
  ],
  ['without the permission', { permissions: [] }, 'Your role does not include retail figures'],
])('%s nothing is asked and the reason is said', (_case, session, reason) => {
  const { calls } = renderRemote(<RetailScreen />, { path, session });

  expect(screen.getAllByText(reason)[0]).toBeVisible();
  expect(calls).toEqual([]);
});
