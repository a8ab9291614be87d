import { readFreshness, type Freshness } from '@tallyhouse/shared/contracts/dashboard';
import { listLoadBatches, listLoadRejects, type LoadBatch } from '@tallyhouse/shared/contracts/load-data';
import { answering, problem } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadDataScreen } from './load-data-screen';

function givenBatch(overrides: Partial<LoadBatch> = {}): LoadBatch {
  return {
    id: 'btc-1',
    brandId: 'alder',
    source: 'sportsbook',
    channel: 'ONLINE',
    kind: 'BETS',
    seq: 9001,
    state: 'LOADED',
    periodFrom: '2026-11-20T06:00:00Z',
    periodTo: '2026-11-20T07:00:00Z',
    file: 'sportsbook-bets-9001.csv',
    bytes: 146000,
    sha256: 'ab'.repeat(32),
    received: 1000,
    accepted: 1000,
    rejected: 0,
    duplicate: 0,
    corrected: 2,
    control: { count: 1000, amount: '1614250.00' },
    computed: { count: 1000, amount: '1614250.0000' },
    firstEventAt: '2026-11-20T06:00:09Z',
    lastEventAt: '2026-11-20T06:59:56Z',
    loadedAt: '2026-11-20T07:05:40Z',
    lagSeconds: 340,
    gapBefore: false,
    rejectCodes: [],
    ...overrides,
  };
}

const partial = givenBatch({
  id: 'btc-2',
  seq: 9002,
  state: 'PARTIAL',
  accepted: 993,
  rejected: 7,
  computed: { count: 1000, amount: '1609250.00' },
  rejectCodes: [
    { code: 'BAD_CURRENCY', count: 2 },
    { code: 'UNKNOWN_BRANCH', count: 5 },
  ],
});
const missing = givenBatch({
  id: 'missing-3',
  seq: 9003,
  state: 'MISSING',
  periodFrom: null,
  periodTo: null,
  file: '',
  sha256: '',
  received: 0,
  accepted: 0,
  corrected: 0,
  control: null,
  computed: { count: 0, amount: '0' },
  loadedAt: null,
  lagSeconds: null,
});
const fresh: Freshness = {
  source: 'sportsbook',
  brandId: 'alder',
  channel: 'ONLINE',
  lastEventAt: '2026-11-20T06:59:56Z',
  lastLoadedAt: '2026-11-20T07:05:40Z',
  lagSeconds: 1800,
  missing: 0,
  rejected: 0,
  hours: [
    { from: '2026-11-20T05:00:00Z', state: 'OK', records: 900 },
    { from: '2026-11-20T06:00:00Z', state: 'PARTIAL', records: 993 },
  ],
};

const freshness = (items: Freshness[]) => answering(readFreshness, { items, now: '2026-11-20T07:30:00Z' });
const batches = (items: LoadBatch[]) =>
  answering(listLoadBatches, {
    items,
    page: 1,
    pageSize: 100,
    totalCount: items.length,
    states: { LOADED: 41, PARTIAL: 1, MISSING: 2 },
    sources: ['sportsbook', 'casino'],
  });

test('a missing file is a row with blanks, and the page says that the data cannot be relied on', async () => {
  const gap = { from: '2026-11-20T07:00:00Z', state: 'MISSING' as const, records: 0 };
  const answers = [
    freshness([{ ...fresh, missing: 2, hours: [...fresh.hours, gap] }]),
    batches([missing, partial, givenBatch()]),
  ];
  renderRemote(<LoadDataScreen />, { path: '/load-data', answers });

  expect(await screen.findByText('Do not rely on today’s data yet')).toBeVisible();
  expect(screen.getByText('2 files are missing in all', { exact: false })).toBeVisible();
  const row = (await screen.findByRole('button', { name: 'Open batch 9003 of sportsbook' })).closest(
    'tr',
  ) as HTMLElement;
  expect(within(row).getByText('Missing')).toBeVisible();
  expect(within(row).getByText('expected, not arrived')).toBeVisible();
  expect(within(row).queryByText('0')).not.toBeInTheDocument();
});

test('each hour of a source is told in words', async () => {
  renderRemote(<LoadDataScreen />, { path: '/load-data', answers: [freshness([fresh]), batches([])] });

  const strip = await screen.findByRole('region', { name: 'Last 48 hours by source' });

  expect(
    within(strip).getByRole('cell', { name: 'sportsbook, 20 Nov, 09:00: Partial, 993 records' }),
  ).toBeVisible();
});

test('a chip narrows the list on the server, and the address keeps it', async () => {
  const answers = [freshness([fresh]), batches([givenBatch()])];
  const { sentTo, router } = renderRemote(<LoadDataScreen />, {
    path: '/load-data?source=sportsbook',
    answers,
  });
  const chips = await screen.findByRole('group', { name: 'State of the batches' });
  expect(within(chips).getByRole('button', { name: 'All 44' })).toHaveAttribute('aria-pressed', 'true');

  await userEvent.click(within(chips).getByRole('button', { name: 'Missing 2' }));

  expect(sentTo(listLoadBatches).at(-1)?.query).toMatchObject({ source: 'sportsbook', state: ['MISSING'] });
  expect(router.state.location.search).toBe('?source=sportsbook&state=MISSING');
});

test('a batch opens with its control total against the count and its refused records by reason', async () => {
  const rejects = answering(listLoadRejects, {
    items: [
      {
        line: 12,
        code: 'UNKNOWN_BRANCH',
        field: 'branchId',
        message: '"br-zz" is not known',
        raw: 'rec-1,1,br-zz,<b>x</b>',
      },
    ],
    page: 1,
    pageSize: 20,
    totalCount: 7,
  });
  const answers = [freshness([fresh]), batches([partial]), rejects];
  const { sentTo } = renderRemote(<LoadDataScreen />, { path: '/load-data', answers });

  await userEvent.click(await screen.findByRole('button', { name: 'Open batch 9002 of sportsbook' }));

  const drawer = await screen.findByRole('dialog');
  expect(within(drawer).getByText('Differs')).toBeVisible();
  expect(within(drawer).getByText('1,000 records, 1,614,250.00')).toBeVisible();
  const byReason = within(drawer).getByRole('list', { name: 'By reason' });
  const reasons = within(byReason)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(reasons).toEqual(['Unknown branch 5', 'Wrong currency 2']);
  expect(await within(drawer).findByText('rec-1,1,br-zz,<b>x</b>')).toBeVisible();
  expect(sentTo(listLoadRejects)[0]?.params).toEqual({ id: 'btc-2' });
});

test('the group view names the brand of each batch', async () => {
  const answers = [freshness([fresh]), batches([givenBatch({ brandId: 'cedar' })])];
  renderRemote(<LoadDataScreen />, { path: '/load-data', session: { brand: null }, answers });

  expect(await screen.findByRole('columnheader', { name: 'Brand' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'cedar' })).toBeVisible();
});

test('an empty store and filters without match are told apart', async () => {
  const first = renderRemote(<LoadDataScreen />, {
    path: '/load-data',
    answers: [freshness([]), batches([])],
  });
  expect(await screen.findByText('No batch has been loaded yet')).toBeVisible();
  expect(await screen.findByText('Nothing has been loaded yet')).toBeVisible();
  first.unmount();

  renderRemote(<LoadDataScreen />, {
    path: '/load-data?kind=DRAWERS',
    answers: [freshness([fresh]), batches([])],
  });
  expect(await screen.findByText('No batch matches the filters')).toBeVisible();
});

test('a failing list leaves the hours readable, and says its trace id', async () => {
  const failing = answering(listLoadBatches, () => {
    throw problem(503, 'UNAVAILABLE', 'The store does not answer.');
  });
  renderRemote(<LoadDataScreen />, { path: '/load-data', answers: [freshness([fresh]), failing] });

  expect(await screen.findByText('The list of batches could not be loaded')).toBeVisible();
  expect(screen.getByText('trace-1')).toBeVisible();
  expect(await screen.findByText('Last 48 hours by source')).toBeVisible();
});

test('without the permission nothing is asked', () => {
  const { calls } = renderRemote(<LoadDataScreen />, {
    path: '/load-data',
    session: { permissions: ['reports.view'] },
  });

  expect(screen.getByText('Your role does not include data loads')).toBeVisible();
  expect(calls).toEqual([]);
});
