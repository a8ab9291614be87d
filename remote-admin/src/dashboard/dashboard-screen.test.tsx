import {
  readDashboardSummary,
  readFreshness,
  type DashboardSummary,
  type Freshness,
} from '@tallyhouse/shared/contracts/dashboard';
import {
  readDashboardCalendar,
  readDashboardChanges,
  readDashboardTiles,
} from '@tallyhouse/shared/contracts/dashboard-tiles';
import { openDrill } from '@tallyhouse/shared/contracts/lineage';
import { listTotals } from '@tallyhouse/shared/contracts/total-reports';
import { deadlineExample } from '@tallyhouse/shared/contracts/deadlines';
import { answering, problem } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DashboardScreen } from './dashboard-screen';

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

const summary: DashboardSummary = {
  currency: 'TZS',
  meta: {
    period: { from: '2026-11-01', to: '2026-11-20', zone: 'Africa/Dar_es_Salaam', cutoff: '06:00' },
    basis: 'SETTLED',
    asOf: '2026-11-21T05:00:00Z',
    snapshotId: 'snp-1',
    status: 'PROVISIONAL',
    statusReasons: ['GAP:btc_771'],
    filtersText: [],
    noActivity: false,
  },
  stakes: { current: '1500000.00', previous: '1000000.00' },
  voids: { current: '20000.00', previous: '10000.00' },
  winnings: { current: '750000.00', previous: '1000000.00' },
  ggr: { current: '750000.00', previous: '-20.00' },
  bets: { current: 1604, previous: 0 },
  daily: [
    { day: '2026-11-19', channel: 'ONLINE', stakes: '100.00', ggr: '-25.50' },
    { day: '2026-11-20', channel: 'ONLINE', stakes: '100.00', ggr: '40.25' },
    { day: '2026-11-20', channel: 'RETAIL', stakes: '100.00', ggr: '10.00' },
  ],
  openBets: '18455200.00',
  unpaidWinnings: '4120350.50',
  reports: [
    {
      id: 'rep/1',
      type: 'ONLINE_DAILY',
      title: 'October by day',
      period: { from: '2026-10-01', to: '2026-10-31' },
      basis: 'SETTLED',
      version: 2,
      replaces: null,
      state: 'SIMULATED',
      figureStatus: 'FINAL',
      rowCount: 31,
      currency: 'TZS',
      stakes: '1.00',
      ggr: '61204110.50',
      preparedBy: 'Asha',
      preparedAt: '2026-11-02T08:00:00Z',
      confirmedBy: null,
      sentAt: null,
      ackRef: null,
      contentHash: 'ab',
    },
  ],
};
const source: Freshness = {
  source: 'sportsbook',
  brandId: 'alder',
  channel: 'ONLINE',
  lastEventAt: '2026-11-21T04:50:00Z',
  lastLoadedAt: '2026-11-21T04:55:00Z',
  lagSeconds: 300,
  missing: 0,
  rejected: 0,
  hours: [],
};
const freshness = answering(readFreshness, {
  items: [source, { ...source, source: 'retail-pos', channel: 'RETAIL', missing: 2 }],
  now: '2026-11-21T05:00:00Z',
});
const nothing = {
  ...{ brandId: null, authorityId: null, count: null, seconds: null, amount: null, compared: null },
  ...{ currency: null, reconciliation: null, words: '' },
};
const tiles = answering(readDashboardTiles, {
  now: '2026-11-21T05:00:00Z',
  items: [
    { ...nothing, id: 'DUE_SOON', count: 0, tone: 'OK', link: { route: '/authorities', query: {} } },
    {
      ...nothing,
      id: 'REJECTED',
      count: 2,
      tone: 'ALARM',
      link: { route: '/double-confirmation', query: { box: 'all', brandId: 'alder' } },
    },
    {
      ...{ ...nothing, id: 'MONTH_TAX', amount: '110.00', compared: '100.00', currency: 'TZS', tone: 'OK' },
      link: { route: '/total-report', query: { from: '2026-11-01', basis: 'SETTLED', compare: 'same-days' } },
    },
    {
      ...{ ...nothing, id: 'RECONCILIATION', reconciliation: 'MISMATCH', tone: 'ALARM' },
      link: { route: '/load-data', query: { from: '2026-11-20' } },
    },
  ],
});
const deadlines = answering(readDashboardCalendar, {
  ...{ from: '2026-11-14', to: '2026-12-26' },
  items: [
    {
      ...deadlineExample,
      outlook: 'LIKELY_MISSED',
      words: 'It is pending confirmation, and 3 hours are left.',
      link: { route: '/double-confirmation', query: { id: 'rep_123' } },
    },
  ],
});
const changes = answering(readDashboardChanges, {
  since: '2026-11-20T05:00:00Z',
  totalCount: 1,
  items: [
    {
      time: '2026-11-21T04:00:00Z',
      kind: 'CORRECTION',
      brandId: 'alder',
      title: 'pam-1 corrected 12 records',
      detail: 'BETS file 771',
      said: {
        code: 'LOAD_CORRECTED',
        params: { source: 'pam-1', count: 12, kind: 'BETS', seq: 771, day: '2026-11-20' },
      },
      link: { route: '/load-data', query: { batch: 'btc_771' } },
    },
  ],
});
const start = [tiles, deadlines, changes];
const answers = [...start, answering(readDashboardSummary, summary), freshness];

test('what needs somebody stands first, the most urgent on top, each with its way', async () => {
  const page = renderRemote(<DashboardScreen />, { path: '/dashboard', answers });

  const rejected = await screen.findByText('reports were rejected or could not be sent');
  const list = rejected.closest('ul') as HTMLElement;
  const lines = within(list).getAllByRole('listitem');

  expect(lines[0]).toBe(rejected.closest('li'));
  expect(within(list).getByRole('link', { name: /^2 reports were rejected/ })).toHaveAttribute(
    'href',
    '/double-confirmation?box=all',
  );
  expect(await within(list).findByRole('link', { name: /^2 missing files/ })).toHaveAttribute(
    'href',
    '/load-data?state=MISSING&unresolved=true',
  );
  expect(within(list).getByRole('link', { name: /^0 sources have an overdue file/ })).toBeVisible();
  expect(within(list).getByRole('link', { name: /^0 rejected records/ })).toHaveAttribute(
    'href',
    '/load-data?state=PARTIAL&state=REJECTED&unresolved=true',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open the first task' }));
  expect(page.visited).toEqual(['/double-confirmation?box=all']);
});

test('the first task opens the item itself where there is one', async () => {
  const late = {
    ...{ ...nothing, id: 'OVERDUE' as const, count: 2, tone: 'ALARM' as const },
    link: { route: '/authorities', query: { state: 'OVERDUE' } },
    first: { route: '/authorities/filing', query: { id: 'late' } },
  };
  const only = answering(readDashboardTiles, { now: '2026-11-21T05:00:00Z', items: [late] });
  const page = renderRemote(<DashboardScreen />, { path: '/dashboard', answers: [...answers, only] });

  await userEvent.click(await screen.findByRole('button', { name: 'Open the first task' }));

  expect(page.visited).toEqual(['/authorities/filing?id=late']);
});

test('a deadline that will likely be missed says so, and why when pointed at', async () => {
  renderRemote(<DashboardScreen />, { path: '/dashboard', answers });

  const line = (await screen.findByText(/October 2026$/)).closest('tr') as HTMLElement;

  // As the calendar of authorities calls it.
  expect(within(line).getByText('Due soon')).toBeVisible();
  expect(within(line).getByText('At risk')).toHaveAttribute(
    'title',
    'It is pending confirmation, and 3 hours are left.',
  );
});

test('taxes of the month and the reconciliation lead to what they are made of', async () => {
  renderRemote(<DashboardScreen />, { path: '/dashboard', answers });

  const trust = await screen.findByLabelText('Taxes, funds and reconciliation');

  expect(within(trust).getByRole('link', { name: '110' })).toHaveAttribute(
    'href',
    '/total-report?from=2026-11-01&basis=SETTLED&compare=same-days',
  );
  // The figure leads to itself; why it is another one, to the tax periods that explain it.
  expect(within(trust).getByRole('link', { name: 'Why?' })).toHaveAttribute(
    'href',
    '/tax-reporting?from=2026-11-01',
  );
  expect(within(trust).getByText('10 more (+10.0 %)', { exact: false })).toBeVisible();
  expect(within(trust).getByRole('link', { name: 'Not reconciled' })).toBeVisible();
});

test.each([
  ['600000.00', 'Protected funds held600,000.00GBP✓ OK must cover 577,750.00'],
  [null, 'Protected funds heldunknown✓ OK must cover 577,750.00'],
])('the money held for players, %s, stands beside what it must cover', async (amount, words) => {
  const tile = {
    ...{ ...nothing, id: 'COVERAGE' as const, amount, compared: '577750.00', currency: 'GBP' },
    ...{ tone: 'OK' as const, link: { route: '/total-report', query: {} } },
  };
  renderRemote(<DashboardScreen />, {
    path: '/dashboard',
    answers: [
      answering(readDashboardTiles, { now: '2026-11-21T06:00:00Z', items: [tile] }),
      ...answers.slice(1),
    ],
  });

  expect(await screen.findByLabelText('Taxes, funds and reconciliation')).toHaveTextContent(words);
});

test('what changed since yesterday is listed with its way', async () => {
  renderRemote(<DashboardScreen />, { path: '/dashboard', answers });

  expect(await screen.findByRole('link', { name: 'pam-1 corrected 12 records' })).toHaveAttribute(
    'href',
    '/load-data?batch=btc_771',
  );
});

test('the month stands against the same days of the month before, in words', async () => {
  renderRemote(<DashboardScreen />, { path: '/dashboard', answers });

  const figures = await screen.findByLabelText('Month to date');

  expect(within(figures).getByText('500,000 more (+50.0 %)', { exact: false })).toBeVisible();
  expect(within(figures).getByText('250,000 less (−25.0 %)', { exact: false })).toBeVisible();
  expect(screen.getByText(/1 – 20 Nov 2026, compared with 1 – 20 Oct 2026/)).toBeVisible();
});

test('a base of zero or less has no percentage', async () => {
  renderRemote(<DashboardScreen />, { path: '/dashboard', answers });

  const figures = await screen.findByLabelText('Month to date');

  expect(within(figures).getByText('1,604 more (n/a)', { exact: false })).toBeVisible();
  expect(within(figures).getByText('750,020 more (n/a)', { exact: false })).toBeVisible();
});

test('the chart has a table with the same numbers', async () => {
  renderRemote(<DashboardScreen />, { path: '/dashboard', answers });
  expect(await screen.findByRole('img', { name: /Bar chart of settled GGR/ })).toBeVisible();

  await userEvent.click(screen.getByText('View as table'));

  const newest = screen.getByText('20 Nov 2026', { selector: 'th' }).closest('tr') as HTMLElement;
  expect(
    within(newest)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['40.25', '10', '50.25']);
  const before = screen.getByText('19 Nov 2026', { selector: 'th' }).closest('tr') as HTMLElement;
  expect(
    within(before)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['−25.50', '—', '−25.50']);
});

test('each number leads to where it is made of', async () => {
  renderRemote(<DashboardScreen />, { path: '/dashboard', answers });
  await screen.findByLabelText('Month to date');

  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));

  expect(targets).toEqual(
    expect.arrayContaining([
      '/total-report?from=2026-11-01&to=2026-11-20&compare=same-days',
      '/dashboard?why=ggr',
      '/retail?from=2026-11-01&to=2026-11-20',
      '/online/rep%2F1',
      '/load-data?source=retail-pos&channel=RETAIL',
    ]),
  );
});

test('why a figure changed is told below the figures, against the same days of the month before', async () => {
  const asked: unknown[] = [];
  const totals = answering(listTotals, ({ query }) => {
    asked.push(query);
    return listTotals.example?.answer;
  });
  renderRemote(<DashboardScreen />, { path: '/dashboard', answers: [...answers, totals] });
  const whys = await screen.findAllByRole('link', { name: /^Why did it change/ });
  expect(whys).toHaveLength(5);
  await userEvent.click(screen.getByRole('link', { name: /^Why did it change: GGR/ }));

  expect(await screen.findByRole('heading', { name: 'Why it changed' })).toBeVisible();
  expect(await screen.findByRole('table', { name: /^GGR by Vertical/ })).toBeInTheDocument();
  expect(asked).toEqual([
    expect.objectContaining({ from: '2026-10-01', to: '2026-10-20', basis: 'SETTLED' }),
    expect.objectContaining({ from: '2026-11-01', to: '2026-11-20', basis: 'SETTLED' }),
  ]);
});

test('a mark of the revenue opens the records of its day and channel', async () => {
  const drilled: unknown[] = [];
  const opening = answering(openDrill, ({ body }) => {
    drilled.push(body);
    throw problem(503, 'UNAVAILABLE', 'The store does not answer.');
  });
  renderRemote(<DashboardScreen />, { path: '/dashboard', answers: [...answers, opening] });
  await screen.findByRole('img', { name: /Bar chart of settled GGR/ });
  await userEvent.click(screen.getByText('View as table'));
  await userEvent.click(screen.getByRole('button', { name: '20 Nov 2026. Retail: 10' }));

  await waitFor(() =>
    expect(drilled[0]).toMatchObject({
      ...{ brandId: 'alder', basis: 'SETTLED', channel: 'RETAIL' },
      period: { from: '2026-11-20', to: '2026-11-20' },
    }),
  );
});

test.each(['pointer', 'keyboard'])('an hour leads to the files of its day: by %s', async (way) => {
  const hours = [{ from: '2026-11-20T10:00:00.000Z', state: 'MISSING' as const, records: 0 }];
  const withHours = answering(readFreshness, {
    ...{ items: [{ ...source, hours }], now: '2026-11-21T05:00:00Z' },
  });
  const { visited } = renderRemote(<DashboardScreen />, { path: '/dashboard', answers: [withHours] });
  const words = /^Alder · Online, .*: Missing, 0 records$/;
  const hour = await screen.findByRole('cell', { name: words });

  if (way === 'pointer') await userEvent.click(hour);
  else {
    act(() => screen.getByRole('button', { name: words }).focus());
    await userEvent.keyboard('{Enter}');
  }

  expect(visited).toEqual(['/load-data?channel=ONLINE&from=2026-11-20&to=2026-11-20']);
});

test('freshness is told in words per source', async () => {
  renderRemote(<DashboardScreen />, { path: '/dashboard', answers });

  const gap = (await screen.findByText('retail-pos')).closest('tr') as HTMLElement;

  expect(within(gap).getByText('Missing files')).toBeVisible();
  expect(within(gap).getByText('2 files missing')).toBeVisible();
  const fresh = screen.getByText('sportsbook').closest('tr') as HTMLElement;
  expect(within(fresh).getByText('Fresh')).toBeVisible();
  expect(within(fresh).getByText('5 minutes ago')).toBeVisible();
});

test('while the figures fail, freshness stays readable and the failure can be tried again', async () => {
  let failing = true;
  const unsteady = answering(readDashboardSummary, () => {
    if (failing) throw problem(503, 'UNAVAILABLE', 'The store does not answer.');
    return summary;
  });
  renderRemote(<DashboardScreen />, { path: '/dashboard', answers: [...start, unsteady, freshness] });
  expect(await screen.findByText('The dashboard could not be loaded')).toBeVisible();
  expect(screen.getByText('trace-1')).toBeVisible();
  expect(await screen.findByText('retail-pos')).toBeVisible();

  failing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByLabelText('Month to date')).toBeVisible();
});

test('a brand without facts is told how figures appear', async () => {
  const nothing = answering(readDashboardSummary, { ...summary, daily: [], reports: [] });
  renderRemote(<DashboardScreen />, { path: '/dashboard', answers: [nothing, freshness] });

  expect(await screen.findByText('No figures yet')).toBeVisible();
  expect(screen.getByText('No report has been prepared yet.')).toBeVisible();
});

test('without the permission nothing is asked and the reason is said', () => {
  const { calls } = renderRemote(<DashboardScreen />, { path: '/dashboard', session: { permissions: [] } });

  expect(screen.getByText('Your role does not include the dashboard')).toBeVisible();
  expect(calls).toEqual([]);
});

test('tiles that the reader is to find out say when they are shown, and no amount', async () => {
  const tile = {
    ...{ ...nothing, id: 'MONTH_TAX' as const, currency: 'TZS', tone: 'UNKNOWN' as const },
    withheld: 'PENDING_CONFIRMATION' as const,
    withheldBy: { id: 'rep_1', title: 'Daily pack' },
    link: { route: '/tax-reporting', query: {} },
  };
  const blind = answering(readDashboardSummary, {
    ...summary,
    ggr: { current: '5000.00', previous: null },
    stakes: { current: null, previous: null },
    voids: { current: null, previous: null },
    withheld: 'PENDING_CONFIRMATION',
    withheldBy: { id: 'rep_1', title: 'Daily pack' },
  });
  renderRemote(<DashboardScreen />, {
    path: '/dashboard',
    answers: [
      answering(readDashboardTiles, { now: '2026-11-21T06:00:00Z', items: [tile] }),
      ...[deadlines, changes, blind, freshness],
    ],
  });

  expect(await screen.findByText(/withheld until you have confirmed or returned the report/)).toBeVisible();
  expect(within(screen.getByLabelText('Month to date')).getAllByText(/^Withheld until/)).toHaveLength(3);
  const trust = await screen.findByLabelText('Taxes, funds and reconciliation');
  expect(trust).toHaveTextContent('Withheld until you have confirmed or returned the report: Daily pack');
  const [above, ofTile] = screen.getAllByRole('link', { name: 'Daily pack' });
  for (const link of [above, ofTile]) expect(link).toHaveAttribute('href', '/double-confirmation?id=rep_1');
});

test.each([
  ['5000.00', null, 'The comparison and the daily chart are'],
  ['5000.00', '4000.00', 'The daily chart is'],
  [null, null, 'These figures are'],
])('beside a month of %s against %s, says what is withheld: %s', async (current, previous, what) => {
  const blind = { ...summary, ggr: { current, previous }, withheld: 'PENDING_CONFIRMATION' as const };
  renderRemote(<DashboardScreen />, {
    path: '/dashboard',
    answers: [tiles, deadlines, changes, answering(readDashboardSummary, blind), freshness],
  });
  expect(await screen.findByText(new RegExp(`^${what} withheld until`))).toBeVisible();
});

test('on a phone five changes are shown, and all of them once asked for; each panel has a heading', async () => {
  jest.spyOn(globalThis, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: media.includes('max-width: 640px'),
        addEventListener: jest.fn(),
        removeEventListener: jest.fn(),
      }) as never,
  );
  const line = {
    kind: 'DEED',
    brandId: 'alder',
    detail: 'by somebody',
    said: null,
    link: { route: '/settings', query: {} },
  } as const;
  const items = Array.from({ length: 7 }, (_, at) => ({
    ...line,
    title: `Deed ${at}`,
    time: `2026-11-21T04:0${at}:00Z`,
  }));
  const many = answering(readDashboardChanges, { since: '2026-11-20T05:00:00Z', totalCount: 7, items });
  const due = answering(readDashboardCalendar, {
    ...{ from: '2026-11-14', to: '2026-12-26' },
    items: Array.from({ length: 6 }, (_, at) => ({
      ...{ ...deadlineExample, id: `Due ${at}`, outlook: 'FINE' as const, words: '' },
      link: { route: '/authorities', query: {} },
    })),
  });
  renderRemote(<DashboardScreen />, {
    path: '/dashboard',
    answers: [tiles, due, many, answering(readDashboardSummary, summary), freshness],
  });

  expect(await screen.findAllByText(/^Deed \d$/)).toHaveLength(5);
  expect(screen.getByRole('heading', { level: 2, name: 'Changed since yesterday' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all 7' }));
  expect(screen.getAllByText(/^Deed \d$/)).toHaveLength(7);
  const deadlineList = screen.getByRole('table', { name: 'Deadlines' });
  expect(within(deadlineList).getAllByRole('row')).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 6' }));
  expect(within(deadlineList).getAllByRole('row')).toHaveLength(6);
});
