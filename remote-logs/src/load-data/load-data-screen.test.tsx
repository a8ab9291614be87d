import { readFreshness, type Freshness } from '@tallyhouse/shared/contracts/dashboard';
import { listLoadBatches, listLoadRejects, type LoadBatch } from '@tallyhouse/shared/contracts/load-data';
import {
  explainGap,
  listExpectedBatches,
  readLoadBatch,
  reprocessBatch,
  type ExpectedBatch,
  type LoadBatchDetail,
} from '@tallyhouse/shared/contracts/load-handling';
import type { CallAnswer } from '@tallyhouse/shared/contracts/remote';
import { answering, problem } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { narrow } from './heat-strip';
import { screen, waitFor, within } from '@testing-library/react';
import userEventFull from '@testing-library/user-event';
import { LoadDataScreen } from './load-data-screen';

// Whether a style lets the pointer through is asked of every ancestor, which costs seconds in a page of this size.
const userEvent = userEventFull.setup({ pointerEventsCheck: 0 });

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

const expected = (items: ExpectedBatch[] = []) =>
  answering(listExpectedBatches, { items, page: 1, pageSize: 20, totalCount: items.length });
const detailOf = (batch: LoadBatch, more: Partial<LoadBatchDetail> = {}): LoadBatchDetail => ({
  ...batch,
  supersedes: null,
  supersededBy: null,
  reprocesses: null,
  openRejects: batch.rejected,
  explanation: null,
  reports: [],
  ...more,
});
const detail = (batch: LoadBatch, more?: Partial<LoadBatchDetail>) =>
  answering(readLoadBatch, detailOf(batch, more));
const refused: CallAnswer<typeof listLoadRejects> = {
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
  isMasked: false,
};
const rejects = answering(listLoadRejects, refused);

/** Opened by its address: looking for its row among all costs more than the rest of a test. */
const openDrawer = async () =>
  (await screen.findByText(/no\. \d+ of sportsbook/)).closest<HTMLElement>('[role="dialog"]')!;

afterEach(() => jest.restoreAllMocks());

test('a missing file is a row with blanks, and the page says that the data cannot be relied on', async () => {
  const gap = { from: '2026-11-20T07:00:00Z', state: 'MISSING' as const, records: 0 };
  const answers = [
    freshness([{ ...fresh, missing: 2, hours: [...fresh.hours, gap] }]),
    expected(),
    batches([missing, partial, givenBatch()]),
  ];
  renderRemote(<LoadDataScreen />, { path: '/load-data', answers });

  expect(await screen.findByText('Do not rely on today’s data yet')).toBeVisible();
  expect(screen.getByText('2 missing files have no explanation', { exact: false })).toBeVisible();
  const row = (await screen.findByLabelText('Open batch 9003 of sportsbook')).closest('tr') as HTMLElement;
  expect(within(row).getByText('Missing')).toBeVisible();
  expect(within(row).getByText('expected, not received')).toBeVisible();
  expect(within(row).queryByText('0')).not.toBeInTheDocument();
});

test('each hour of a source is told in words', async () => {
  renderRemote(<LoadDataScreen />, {
    path: '/load-data',
    answers: [freshness([fresh]), expected(), batches([])],
  });

  const strip = await screen.findByLabelText('Last 48 hours by source');

  expect(
    within(strip).getByLabelText('sportsbook, 20 Nov, 09:00: Partially rejected, 993 records'),
  ).toBeVisible();
});

test('where it is narrow the newest hours of a source come first, below its name', async () => {
  const unheard = { addEventListener: () => undefined, removeEventListener: () => undefined };
  jest.spyOn(globalThis, 'matchMedia').mockImplementation(
    (query) =>
      ({
        ...unheard,
        matches: query === narrow,
        addListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  renderRemote(<LoadDataScreen />, {
    path: '/load-data',
    answers: [freshness([fresh]), expected(), batches([])],
  });

  const strip = await screen.findByLabelText('Last 48 hours by source');
  const [, name, hours] = within(strip).getAllByRole('row');

  expect(name).toHaveTextContent('sportsbook · Online');
  expect(
    within(hours!)
      .getAllByRole('cell')
      .map((cell) => cell.getAttribute('aria-label')),
  ).toEqual([
    'sportsbook, 20 Nov, 09:00: Partially rejected, 993 records',
    'sportsbook, 20 Nov, 08:00: On time, 900 records',
  ]);
});

test('a chip narrows the list on the server, and the address keeps it', async () => {
  const answers = [freshness([fresh]), expected(), batches([givenBatch()])];
  const { sentTo, router } = renderRemote(<LoadDataScreen />, {
    path: '/load-data?source=sportsbook',
    answers,
  });
  const chips = await screen.findByLabelText('State of the batches');
  expect(within(chips).getByRole('button', { name: 'All 44' })).toHaveAttribute('aria-pressed', 'true');

  await userEvent.click(within(chips).getByRole('button', { name: 'Missing 2' }));

  expect(sentTo(listLoadBatches).at(-1)?.query).toMatchObject({ source: 'sportsbook', state: ['MISSING'] });
  expect(router.state.location.search).toBe('?source=sportsbook&state=MISSING');
});

test('a batch opens with its control total against the count and its refused records by reason', async () => {
  const answers = [freshness([fresh]), expected(), batches([partial]), detail(partial), rejects];
  const { sentTo } = renderRemote(<LoadDataScreen />, { path: '/load-data?batch=btc-2', answers });

  const drawer = await openDrawer();
  expect(within(drawer).getByText('Differs')).toBeVisible();
  expect(within(drawer).getByText('1,000 records, 1,614,250.00')).toBeVisible();
  const byReason = within(drawer).getByLabelText('By reason');
  expect([...byReason.children].map((item) => item.textContent)).toEqual([
    'Unknown branch 5',
    'Wrong currency 2',
  ]);
  expect(await within(drawer).findByText('rec-1,1,br-zz,<b>x</b>')).toBeVisible();
  expect(sentTo(listLoadRejects)[0]?.params).toEqual({ id: 'btc-2' });
});

test('of a batch with more rejects than are kept it says so', async () => {
  const many = { ...partial, rejected: 1_400_000, rejectsNotKept: 1_300_000 };
  const answers = [freshness([fresh]), expected(), batches([many]), detail(many), rejects];
  renderRemote(<LoadDataScreen />, { path: '/load-data?batch=btc-2', answers });

  const drawer = await openDrawer();
  expect(
    within(drawer).getByText(/Of 1,400,000 rejected records only the first 100,000 are stored/),
  ).toBeVisible();
});

test('players of refused records are shown once a reason was given, in the list and in the file', async () => {
  const unmaskReason = 'A dispute of player 4711';
  const lines = answering(listLoadRejects, ({ headers }) => ({
    ...refused,
    isMasked: headers?.['Unmask-Reason'] === undefined,
  }));
  const answers = [freshness([fresh]), expected(), batches([partial]), detail(partial), lines];
  const { sentTo } = renderRemote(<LoadDataScreen />, {
    path: '/load-data?batch=btc-2',
    answers,
    session: { permissions: ['loads.view', 'players.unmask'] },
  });

  const drawer = await openDrawer();
  expect(await within(drawer).findByText('Players are masked.')).toBeVisible();
  await userEvent.click(within(drawer).getByText('Show players'));
  await userEvent.type(screen.getByLabelText(/^Why do you need to know\?/), unmaskReason);
  await userEvent.click(screen.getAllByText('Show players').at(-1)!);

  expect(
    await within(drawer).findByText('Players are shown; the reason is recorded in the audit trail.'),
  ).toBeVisible();
  expect(sentTo(listLoadRejects).at(-1)?.headers).toEqual({
    'Unmask-Reason': encodeURIComponent(unmaskReason),
  });
});

test('checking refused records again says first what it does, then what it did', async () => {
  const reports: LoadBatchDetail['reports'] = [
    {
      id: 'rep_1',
      type: 'ONLINE_DAILY',
      title: 'October, day by day',
      version: 2,
      state: 'STALE',
      period: { from: '2026-10-01', to: '2026-10-31' },
    },
  ];
  const answers = [
    freshness([fresh]),
    expected(),
    batches([partial]),
    detail(partial, { reports }),
    rejects,
    answering(reprocessBatch, { batch: null, tried: 7, stillRejected: 7 }),
  ];
  const { sentTo } = renderRemote(<LoadDataScreen />, {
    path: '/load-data?batch=btc-2',
    answers,
    session: { permissions: ['loads.view', 'loads.manage'] },
  });

  const drawer = await openDrawer();
  expect(within(drawer).getByText('1 report is out of date')).toBeVisible();
  expect(within(drawer).getByRole('link', { name: 'October, day by day' })).toHaveAttribute(
    'href',
    '/reports-log?report=rep_1',
  );
  await userEvent.click(within(drawer).getByText('Reprocess …'));
  expect(await screen.findByText(/^7 records that are still rejected/)).toBeInTheDocument();
  expect(screen.getByText(/1 report includes figures from this batch/)).toBeInTheDocument();
  expect(sentTo(reprocessBatch)).toEqual([]);
  await userEvent.click(screen.getByText('Reprocess'));

  expect(await screen.findByText('0 of 7 records were loaded')).toBeInTheDocument();
  expect(screen.getByText(/load the missing reference data first/)).toBeInTheDocument();
});

test('a file that is overdue is a row, and a gap is explained with a note', async () => {
  const overdue: ExpectedBatch = {
    id: 'gap-9004',
    brandId: 'alder',
    source: 'sportsbook',
    channel: 'ONLINE',
    kind: 'BETS',
    seq: 9004,
    periodFrom: '2026-11-20T07:00:00Z',
    periodTo: '2026-11-20T08:00:00Z',
    expectedBy: '2026-11-20T09:00:00Z',
    lateSeconds: 7325,
    state: 'OVERDUE',
    explanation: null,
  };
  const explanation = {
    reason: 'NUMBER_SKIPPED' as const,
    note: 'The platform counted on',
    evidence: null,
    by: { id: 'user-1', name: 'Rehema Reporter' },
    at: '2026-11-20T10:00:00Z',
  };
  const answers = [
    freshness([fresh]),
    expected([overdue, { ...overdue, id: 'skipped', seq: 9002, state: 'SKIPPED' }]),
    batches([missing]),
    detail(missing),
    answering(explainGap, explanation),
  ];
  const { sentTo } = renderRemote(<LoadDataScreen />, {
    path: '/load-data?batch=missing-3',
    answers,
    session: { permissions: ['loads.view', 'loads.manage'] },
  });

  const row = (await screen.findByText('Bets no. 9004 of sportsbook')).closest('tr') as HTMLElement;
  expect(row).toHaveTextContent('Overdue');
  // One word for a number that did not come, as in the list of files and on the dashboard.
  const skipped = (await screen.findByText('Bets no. 9002 of sportsbook')).closest('tr');
  expect(skipped).toHaveTextContent('Missing');
  expect(skipped).not.toHaveTextContent('Skipped');
  expect(row).toHaveTextContent('2 h 2 min');
  await userEvent.click(await screen.findByText('Explain the gap'));
  await userEvent.click(await screen.findByText('Explain'));
  expect(screen.getByText('Enter at least 10 characters on how this is known')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Basis for this explanation'), 'The platform counted on');
  await userEvent.click(screen.getByText('Explain'));

  await waitFor(() => expect(sentTo(explainGap)).toHaveLength(1));
  expect(sentTo(explainGap)[0]?.body).toEqual({
    reason: 'NUMBER_SKIPPED',
    note: 'The platform counted on',
    evidence: null,
  });
});

test('the group view names the brand of each batch', async () => {
  const answers = [freshness([fresh]), expected(), batches([givenBatch({ brandId: 'cedar' })])];
  renderRemote(<LoadDataScreen />, { path: '/load-data', session: { brand: null }, answers });

  expect((await screen.findAllByText('Brand'))[0]).toBeVisible();
  expect(screen.getAllByText('cedar')[0]).toBeVisible();
});

test('an empty store and filters without match are told apart', async () => {
  const first = renderRemote(<LoadDataScreen />, {
    path: '/load-data',
    answers: [freshness([]), expected(), batches([])],
  });
  expect(await screen.findByText('No batch has been loaded yet')).toBeVisible();
  expect(await screen.findByText('Nothing has been loaded yet')).toBeVisible();
  first.unmount();

  renderRemote(<LoadDataScreen />, {
    path: '/load-data?kind=DRAWERS',
    answers: [freshness([fresh]), expected(), batches([])],
  });
  expect(await screen.findByText('No batch matches the filters')).toBeVisible();
});

test('a failing list leaves the hours readable, and says its trace id', async () => {
  const failing = answering(listLoadBatches, () => {
    throw problem(503, 'UNAVAILABLE', 'The store does not answer.');
  });
  renderRemote(<LoadDataScreen />, {
    path: '/load-data',
    answers: [freshness([fresh]), expected(), failing],
  });

  expect(await screen.findByText('The batches could not be loaded')).toBeVisible();
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
