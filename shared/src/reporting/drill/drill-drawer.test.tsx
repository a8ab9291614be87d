import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listBrands } from '../../contracts/brands';
import { createExport } from '../../contracts/exports';
import { listJobs, type Job } from '../../contracts/jobs';
import { openDrill, readDrill, readLineage } from '../../contracts/lineage';
import type { ProblemCode } from '../../contracts/problem';
import { answering, problem, type FakeAnswer } from '../../testing/fake-http';
import { renderRemote } from '../../testing/render-remote';
import { reporterOfAlder, type RemoteStageOptions } from '../../testing/remote-stage';
import { drillCode, type DrillFigure, type DrillTarget } from './drill-code';
import { DrillDrawer } from './drill-drawer';
import { useDrill } from './use-drill';

// The page is large: no look at every ancestor's style for each click.
const user = userEvent.setup({ pointerEventsCheck: 0, delay: null });
const monthToken = `drl_${'m'.repeat(40)}`;
const dayToken = `drl_${'d'.repeat(40)}`;
const figure: DrillFigure = {
  brandId: 'alder',
  period: { from: '2026-03-01', to: '2026-03-31' },
  basis: 'SETTLED',
  asOf: '2026-04-02T06:00:00.000Z',
  channel: 'RETAIL',
  vertical: [],
  conditions: [],
};
const target: DrillTarget = { measure: 'ggr', name: 'Retail · GGR', figure };

const paging = { page: 1, pageSize: 200, isMasked: true };
const cell = {
  ...{ brandId: 'alder', currency: 'TZS', measure: 'ggr' as const, basis: 'SETTLED' as const },
  ...{ period: figure.period, asOf: figure.asOf, snapshotId: 'snp_9f2c4c0f1d0e5a3b', contentId: null },
  // Of a licence that has another clock than its brand.
  ...{ zone: 'Europe/Stockholm', filtersText: ['Channel is retail'] },
};
const days = {
  ...{ cell, ...paging, value: '2500.10', facts: 12, level: 'day' as const, items: [], totalCount: 2 },
  groups: [
    { key: '2026-03-01', value: '3000.30', facts: 9, token: dayToken },
    { key: '2026-03-02', value: '-500.20', facts: 3, token: null },
  ],
};
const bet = {
  ...{
    kind: 'SETTLEMENT' as const,
    source: 'pam-1',
    recordId: 'rec_1',
    betRecordId: 'bet_1',
    recordVersion: 1,
  },
  ...{
    time: '2026-03-01T09:00:00.000Z',
    day: '2026-03-01',
    channel: 'RETAIL' as const,
    licenceId: 'lic_tz_sb',
  },
  ...{ vertical: 'SPORTS_PREMATCH' as const, productId: 'fix_7', branchId: 'S021', terminalId: 'S021-T1' },
  ...{ cashierId: null, playerRef: 'p-••••12', result: 'LOST', value: '3000.30', batchId: 'btc_771' },
};
const bets = {
  ...{ cell, ...paging, value: '3000.30', facts: 1, level: 'fact' as const, groups: [], totalCount: 1 },
  items: [bet],
};

const licence = { entityId: 'alder', authority: 'A', products: [], validFrom: '2020-01-01', validTo: null };
const alder = {
  ...{ id: 'alder', name: 'Alder', country: 'TZ', currency: 'TZS', zone: 'Africa/Dar_es_Salaam' },
  ...{ cutoff: '00:00', channels: ['ONLINE' as const], lastLoadedAt: null, openGaps: 0 },
  licences: [{ ...licence, id: 'lic_tz_sb', number: 'SB/2026/014' }],
};
const answers: readonly FakeAnswer[] = [
  answering(listBrands, { items: [alder] }),
  answering(openDrill, { token: monthToken, expiresAt: '2026-04-02T07:00:00.000Z' }),
  answering(readDrill, ({ query, headers }) => {
    if ((query as { token: string }).token === monthToken) return days;
    if (headers?.['Unmask-Reason'] === undefined) return bets;
    return { ...bets, isMasked: false, items: [{ ...bet, playerRef: 'player-4711' }] };
  }),
];

/** A screen with one figure that can be opened. */
function Screen() {
  const drill = useDrill();
  return (
    <>
      <button type="button" onClick={() => drill.openFigure(figure, 'ggr', 'Retail · GGR')}>
        GGR of retail
      </button>
      <DrillDrawer />
    </>
  );
}
function show(more: readonly FakeAnswer[] = [], options: RemoteStageOptions = {}) {
  return renderRemote(<Screen />, {
    path: '/total-report?from=2026-03-01',
    ...options,
    answers: [...answers, ...more],
  });
}
const linkTo = (to: DrillTarget) => ({ path: `/total-report?from=2026-03-01&drill=${drillCode(to)}` });
const findDays = () => screen.findByRole('grid', { name: 'GGR by Gaming day' });
const findBets = () => screen.findByRole('grid', { name: 'GGR by Individual records' });

test('a figure opens as its parts, which add up to it', async () => {
  const page = show();
  await user.click(screen.getByText('GGR of retail'));

  const grid = await findDays();
  await waitFor(() => expect(within(grid).getByText('3,000')).toBeVisible());
  expect(within(grid).getByText('−500')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Figure' })).toHaveTextContent(
    /^2,500\.10 GGR, TZS · 12 records.*1 – 31 Mar 2026.*Channel is retail/,
  );
  // The unit belongs to the name: what explains it stands after both.
  const explain = within(screen.getByRole('region', { name: 'Figure' })).getByRole('button', {
    name: 'What “GGR” means',
  });
  expect(explain.parentElement?.previousSibling).toHaveTextContent(', TZS');
  expect(screen.getByText('The parts add up exactly to the figure.')).toBeVisible();
  expect(page.sentTo(openDrill)[0]?.body).toEqual(figure);
});

test('parts that do not add up to the figure raise an alarm with what they come to', async () => {
  show([answering(readDrill, { ...days, value: '2500.11' })], linkTo(target));

  expect(await screen.findByRole('alert')).toHaveTextContent(
    /The parts add up to .*2,500\.10, not to the figure\. Do not use the figure/,
  );
  expect(screen.queryByText(/exactly to the figure/)).not.toBeInTheDocument();
});

test('a group opens as its records, Back leads up and then out, and the focus returns', async () => {
  const page = show();
  const opener = screen.getByText('GGR of retail');
  await user.click(opener);
  await user.dblClick(await within(await findDays()).findByText('1 Mar 2026'));

  const bets = await findBets();
  expect(await within(bets).findByText('rec_1')).toBeInTheDocument();
  // A record opens nothing but its batch: its time does not look as if it did.
  for (const time of within(bets).getAllByRole('rowheader')) expect(time).not.toHaveClass('th-link-cell');
  expect(within(bets).getByText(/^1 Mar 2026, 10:00/)).toBeInTheDocument();
  expect(page.sentTo(readDrill).at(-1)?.query).toMatchObject({ token: dayToken, measure: 'ggr' });
  const way = screen.getByRole('navigation', { name: 'Drill-down path' });
  expect(way).toHaveTextContent(/Retail · GGR.*1 Mar 2026/);

  await user.click(within(way).getByRole('button', { name: 'Retail · GGR' }));
  await findDays();

  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(page.router.state.location.search).toBe('?from=2026-03-01');
  // Back to where it was opened, not a further step: the browser's Back would open the drawer again.
  expect(page.router.state.historyAction).toBe('POP');
  expect(opener).toHaveFocus();
});

test('a group that no set of records makes does not open', async () => {
  const page = show([], linkTo(target));
  await user.dblClick(await within(await findDays()).findByText('2 Mar 2026'));

  await findDays();
  expect(page.sentTo(readDrill)).toHaveLength(1);
});

test('a link opens the drawer at its level; closing it keeps the rest of the address', async () => {
  const page = show([], linkTo({ ...target, level: 'day' }));
  await findDays();

  expect(page.sentTo(readDrill)[0]?.query).toMatchObject({ token: monthToken, level: 'day' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(page.router.state.location.search).toBe('?from=2026-03-01'));
});

test('a link that was cut says so, and nothing is asked', async () => {
  const page = show([], { path: '/total-report?drill=eyJtZWFz' });

  expect(await screen.findByText('Open the figure again in its report.')).toBeInTheDocument();
  expect(page.calls).toEqual([]);
});

test.each<[number, ProblemCode, RegExp]>([
  [410, 'EXPIRED', /works for half an hour and for one user/],
  [409, 'SNAPSHOT_CHANGED', /Data has been loaded since/],
  [404, 'NOT_FOUND', /belongs to another user or brand/],
])('a refusal %i %s says why and what to do; trying again would not help', async (status, code, words) => {
  const refusing = answering(readDrill, () => {
    throw problem(status, code);
  });
  show([refusing], linkTo({ measure: 'ggr', name: 'Row', token: dayToken }));

  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a server that is down can be asked again', async () => {
  let isDown = true;
  const failing = answering(readDrill, () => {
    if (isDown) throw problem(503, 'UNAVAILABLE');
    return days;
  });
  show([failing], linkTo(target));
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;

  await user.click(again);

  await findDays();
});

describe('players', () => {
  const session = { permissions: [...reporterOfAlder.permissions, 'players.unmask'] };
  const records = linkTo({ measure: 'ggr', name: 'Row', token: dayToken });

  test('are shown only once a reason was given, which goes to the server', async () => {
    const page = show([], { ...records, session });
    await user.click(await screen.findByRole('button', { name: 'Show players' }));
    const dialog = (await screen.findByText('Show the players of these records')).closest<HTMLElement>(
      '[role="dialog"]',
    )!;
    const yes = within(dialog).getByText('Show players');

    await user.type(within(dialog).getByLabelText(/^Why do you need to know\?/), 'audit    ');
    await user.click(yes);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Enter 10 to 300 characters.');
    expect(page.sentTo(readDrill)).toHaveLength(1);

    await user.type(within(dialog).getByRole('textbox'), 'ya mchezaji Ö');
    await user.click(yes);

    expect(await within(await findBets()).findByText('player-4711')).toBeInTheDocument();
    expect(page.sentTo(readDrill).at(-1)?.headers).toEqual({
      'Unmask-Reason': encodeURIComponent('audit    ya mchezaji Ö'),
    });
  });

  test('stay masked for who may not see them', async () => {
    show([], records);

    expect(await screen.findByText(/Players are masked/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show players' })).not.toBeInTheDocument();
  });
});

test('rules, sources and batches are read when asked for, and a batch leads to data loads', async () => {
  const page = show([answering(readLineage, () => readLineage.example?.answer)], linkTo(target));
  await findDays();
  expect(page.sentTo(readLineage)).toHaveLength(0);

  await user.click(screen.getByRole('tab', { name: 'Rules and sources' }));

  expect(await screen.findByText('GGR = Net stakes − Winnings')).toBeInTheDocument();
  const rule = screen.getByText(/TRA GGT/);
  expect(rule).toHaveTextContent(/Verified at source.*Rate 25.00 %.*GGR.*Gaming Act, Cap\. 41/);
  await user.click(screen.getByRole('link', { name: /pam-1-bets-771/ }));
  expect(page.visited).toEqual(['/load-data?batch=btc_alder_pam-1_bets_771']);
});

const givenExport: Job = {
  ...{ id: 'job_1', kind: 'export', state: 'QUEUED', done: 0, total: 12, step: 'Writing rows', place: 1 },
  ...{ createdAt: '2026-04-02T06:00:00.000Z', startedAt: null, endedAt: null, expiresAt: null },
};

test('the records behind a figure become a file, with players by masks', async () => {
  const page = show(
    [answering(createExport, givenExport), answering(listJobs, { items: [givenExport] })],
    linkTo(target),
  );
  await findDays();
  await user.click(screen.getByRole('button', { name: 'Export the records' }));
  const title = await screen.findByText('Export records behind Retail · GGR');
  const dialog = title.closest<HTMLElement>('[role=dialog]');
  expect(dialog).toHaveTextContent(
    /Rows12.*1 – 31 Mar 2026.*Channel is retail.*Players are always masked in files/,
  );

  await user.click(screen.getByRole('button', { name: 'Start the export' }));

  await waitFor(() =>
    expect(page.sentTo(createExport)[0]?.body).toEqual({
      source: { kind: 'drill', token: monthToken, measure: 'ggr' },
      format: 'xlsx',
      language: 'en',
    }),
  );
});

test('a file of another brand than the one chosen is not offered, and the button says why', async () => {
  const { brand } = reporterOfAlder;
  show([], { ...linkTo(target), session: { brand: brand === null ? null : { ...brand, id: 'birch' } } });
  await findDays();

  const button = screen.getByRole('button', { name: 'Export the records' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.hover(button);

  expect(await screen.findByText(/Choose the brand of this figure first/)).toBeInTheDocument();
});

test('a figure of several currencies asks for a licence, and opens its records', async () => {
  const asked: DrillFigure[] = [];
  show([
    answering(openDrill, ({ body }) => {
      asked.push(body as DrillFigure);
      return { token: asked.length > 1 ? dayToken : monthToken, expiresAt: '2026-04-02T07:00:00.000Z' };
    }),
    answering(readDrill, ({ query }) => {
      if ((query as { token: string }).token === monthToken) throw problem(409, 'SEVERAL_CURRENCIES');
      return bets;
    }),
    answering(listBrands, {
      items: [
        {
          ...{ id: 'alder', name: 'Alder', country: 'DK', currency: 'DKK', zone: 'Europe/Copenhagen' },
          ...{ cutoff: '00:00', channels: ['ONLINE'], lastLoadedAt: null, openGaps: 0 },
          licences: [
            { ...licence, id: 'dk', number: 'VM/1' },
            { ...licence, id: 'se', number: 'SI/2', currency: 'SEK' },
          ],
        },
      ],
    }),
  ]);
  await user.click(screen.getByRole('button', { name: 'GGR of retail' }));

  expect(await screen.findByText(/Choose a licence to see its records/)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await screen.findByRole('button', { name: 'VM/1 (DKK)' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'SI/2 (SEK)' }));

  await waitFor(() =>
    expect(asked.at(-1)?.conditions).toEqual([{ field: 'licence', op: 'eq', value: 'se' }]),
  );
  expect(await screen.findByText('Retail · GGR · SI/2')).toBeInTheDocument();
});

test('a licence stands by its number among records and as a group', async () => {
  const group = { key: 'lic_tz_sb', value: '3000.30', facts: 1, token: null };
  const { unmount } = show([answering(readDrill, bets)], linkTo(target));
  expect(await screen.findByText('SB/2026/014')).toBeInTheDocument();
  expect(screen.queryByText('lic_tz_sb')).toBeNull();
  unmount();

  show([answering(readDrill, { ...days, level: 'licence', groups: [group] })], linkTo(target));
  expect(await screen.findByText('SB/2026/014')).toBeInTheDocument();
  expect(screen.queryByText('lic_tz_sb')).toBeNull();
});
