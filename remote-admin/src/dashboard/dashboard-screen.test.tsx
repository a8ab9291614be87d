import {
  readDashboardSummary,
  readFreshness,
  type DashboardSummary,
  type Freshness,
} from '@tallyhouse/shared/contracts/dashboard';
import { answering, problem } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DashboardScreen } from './dashboard-screen';

// jsdom has no layout to draw in; what the chart is given is tested beside `ggr-chart-option`.
jest.mock('./ggr-chart', () => ({
  GgrChart: ({ label }: { label: string }) => <div role="img" aria-label={label} />,
}));

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
const answers = [answering(readDashboardSummary, summary), freshness];

test('the month stands against the same days of the month before, in words', async () => {
  renderRemote(<DashboardScreen />, { path: '/dashboard', answers });

  const figures = await screen.findByLabelText('Month to date');

  expect(within(figures).getByText('500,000.00 more (+50.0 %)', { exact: false })).toBeVisible();
  expect(within(figures).getByText('250,000.00 less (−25.0 %)', { exact: false })).toBeVisible();
  expect(screen.getByText(/1 – 20 Nov 2026, compared with 1 – 20 Oct 2026/)).toBeVisible();
});

test('a base of zero or less has no percentage', async () => {
  renderRemote(<DashboardScreen />, { path: '/dashboard', answers });

  const figures = await screen.findByLabelText('Month to date');

  expect(within(figures).getByText('1,604 more (n/a)', { exact: false })).toBeVisible();
  expect(within(figures).getByText('750,020.00 more (n/a)', { exact: false })).toBeVisible();
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
  ).toEqual(['40.25', '10.00', '50.25']);
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
      '/online?from=2026-11-01&to=2026-11-20',
      '/retail?from=2026-11-01&to=2026-11-20',
      '/online/rep%2F1',
      '/load-data?source=retail-pos&channel=RETAIL',
    ]),
  );
});

test('freshness is told in words per source', async () => {
  renderRemote(<DashboardScreen />, { path: '/dashboard', answers });

  const gap = (await screen.findByText('retail-pos')).closest('tr') as HTMLElement;

  expect(within(gap).getByText('Gap')).toBeVisible();
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
  renderRemote(<DashboardScreen />, { path: '/dashboard', answers: [unsteady, freshness] });
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

test.each([
  ['without a brand', { brand: null }, /choose a brand/i],
  ['without the permission', { permissions: [] }, 'Your role does not include the dashboard'],
])('%s nothing is asked and the reason is said', (_case, session, reason) => {
  const { calls } = renderRemote(<DashboardScreen />, { path: '/dashboard', session });

  expect(screen.getAllByText(reason)[0]).toBeVisible();
  expect(calls).toEqual([]);
});
