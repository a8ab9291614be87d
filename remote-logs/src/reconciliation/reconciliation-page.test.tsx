import { readReconciliation } from '@tallyhouse/shared/contracts/reconciliation';
import { answering, problem } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { screen, within } from '@testing-library/react';
import userEventFull from '@testing-library/user-event';
import { LoadDataScreen } from '../load-data/load-data-screen';
import type { Day } from './day-parts';

const userEvent = userEventFull.setup({ pointerEventsCheck: 0 });

const day: Day = {
  day: '2026-11-19',
  asOf: '2026-11-20T09:00:00Z',
  status: 'MISMATCH',
  transfers: [
    {
      ...{ brandId: 'alder', source: 'sportsbook', channel: 'ONLINE', kind: 'BETS', currency: 'TZS' },
      ...{ measure: 'stakeCash', files: 23, missing: 1, rejected: 2, openRejects: 2, duplicate: 0 },
      reachedTo: '2026-11-20T12:00:00Z',
      sent: { count: 1000, amount: '5000.00' },
      loaded: { count: 991, amount: '4900.00' },
      difference: { count: 7, amount: '100.00' },
      status: 'MISMATCH',
      words: 'Seven records are nowhere.',
    },
  ],
  reported: [
    {
      ...{ brandId: 'alder', channel: 'ONLINE', currency: 'TZS', reportId: 'rep_1', title: 'One day' },
      ...{ version: 2, state: 'ACCEPTED', basis: 'SETTLED', measure: 'ggr' },
      ...{ reported: '100.00', loaded: '100.00', difference: '0.00', status: 'EQUAL' },
    },
  ],
  drawers: [],
  openBets: [],
  checks: [
    {
      id: 'INV-02',
      ok: true,
      severity: 'INFO',
      detail: 'Online and retail add up to the total',
      brandId: 'alder',
    },
    { id: 'INV-05', ok: false, severity: 'ERROR', detail: 'Open bets do not carry.', brandId: 'alder' },
  ],
};

const open = (answer = answering(readReconciliation, day)) =>
  renderRemote(<LoadDataScreen />, {
    path: '/load-data/reconciliation?day=2026-11-19',
    answers: [answer],
    session: { permissions: ['loads.view', 'reports.view'] },
  });

test('a day says whether it agrees, where it does not, and leads to the files and reports behind each line', async () => {
  const { sentTo } = open();

  expect(
    await screen.findByText('The day is not reconciled: there is an unexplained difference'),
  ).toBeVisible();
  const line = screen.getByText('sportsbook, Bets').closest('tr')!;
  expect(line).toHaveTextContent(
    'Online · files up to 20 Nov 2026, 15:00 EAT only · 1 file missing · 2 records rejected',
  );
  expect(
    within(line)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['23', '1,000', 'TZS\u00A05,000', '991', 'TZS\u00A04,900', '7', '≠ Not reconciled']);
  expect(screen.getByText('sportsbook, Bets')).toHaveAttribute(
    'href',
    '/load-data?source=sportsbook&channel=ONLINE&kind=BETS',
  );
  expect(screen.getByText('One day')).toHaveAttribute('href', '/reports-log?report=rep_1');
  expect(screen.getByText('No drawer was counted on this day.')).toBeVisible();
  const laws = within(screen.getByLabelText('Data rules')).getAllByRole('listitem');
  expect(laws.map((law) => law.textContent)).toEqual([
    '✕ Open bets do not carry. INV-05, failed',
    '✓ Online and retail add up to the total INV-02, passed',
  ]);
  expect(sentTo(readReconciliation)[0]?.query).toEqual({ day: '2026-11-19' });
});

test('what does not agree is named, and stands first', async () => {
  const quiet = day.transfers.map((line) => ({ ...line, status: 'EQUAL' as const }));
  const openBets = {
    ...{
      currency: 'TZS',
      opening: '0.00',
      placed: '9.00',
      settled: '2.00',
      closing: '7.00',
      counted: '9.00',
    },
    ...{ settledOver: '0.00', settledUnplaced: '0.00', difference: '-2.00' },
  };
  const lines = [
    { ...openBets, brandId: 'alder', status: 'EQUAL' as const },
    { ...openBets, brandId: 'birch', status: 'MISMATCH' as const },
  ];
  open(answering(readReconciliation, { ...day, transfers: quiet, openBets: lines }));

  expect(await screen.findByText(/Affected: Data rules, Open bets over the day\./)).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    ...[
      'Data rules',
      'Open bets over the day',
      'Sources against records loaded',
      'Reports against current figures',
    ],
    'Branch drawers',
  ]);
  const rows = within(screen.getByRole('table', { name: 'Open bets over the day' })).getAllByRole(
    'rowheader',
  );
  expect(rows.map((row) => row.textContent)).toEqual(['birch', 'Alder']);
});

test('the day beside is one press away, and the address keeps it', async () => {
  const { sentTo, router } = open();
  await screen.findByText('One day');
  await userEvent.click(screen.getByLabelText('Previous day'));

  expect(router.state.location.search).toBe('?day=2026-11-18');
  expect(sentTo(readReconciliation).at(-1)?.query).toEqual({ day: '2026-11-18' });
});

test('a failure is told with its reason', async () => {
  open(
    answering(readReconciliation, () => {
      throw problem(503, 'UNAVAILABLE', 'The store does not answer.');
    }),
  );

  expect(await screen.findByText('The day could not be reconciled')).toBeVisible();
});
