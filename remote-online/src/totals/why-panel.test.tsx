import { listBrands } from '@tallyhouse/shared/contracts/brands';
import { listOnlineReports, readOnlineReport } from '@tallyhouse/shared/contracts/online-reports';
import type { Period } from '@tallyhouse/shared/contracts/scalars';
import { listTotalParts, readTotalChanges } from '@tallyhouse/shared/contracts/total-changes';
import { listTotals, type TotalRow } from '@tallyhouse/shared/contracts/total-reports';
import { sumOfAmounts } from '@tallyhouse/shared/format/exact-amount';
import { drillTargetOf } from '@tallyhouse/shared/reporting/drill/drill-code';
import { useReportScope } from '@tallyhouse/shared/reporting/use-report-scope';
import { WhyPanel } from '@tallyhouse/shared/reporting/why/why-panel';
import { answering, problem, type FakeAnswer, type FakeInput } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { reporterOfAlder } from '@tallyhouse/shared/testing/remote-stage';
import { useSearchParams } from '@tallyhouse/shared/kit/router';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenBrandTotal, givenMeasures, givenRow, givenTotals } from './testing/given-totals';
import { totalViewOf } from './total-view-in-url';
import { whyQuestionOf } from './why-question-of';

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

function Page() {
  const scope = useReportScope({ bases: ['SETTLED', 'PLACED'], comparisons: ['previous', 'same-days'] });
  const [parameters] = useSearchParams();
  return <WhyPanel question={whyQuestionOf(scope, totalViewOf(parameters))} />;
}

const row = (vertical: TotalRow['vertical'], netStakes: string, ggr: string) =>
  givenRow({ vertical, netStakes, ggr });

function totalsOf(bets: number, activePlayers: number, items: readonly TotalRow[], voids = '0.00') {
  const netStakes = sumOfAmounts(items.map((item) => item.netStakes ?? '0.00'));
  const measures = givenMeasures({ bets, activePlayers, netStakes, voids });
  return givenTotals({ items: [...items], brands: [givenBrandTotal({ measures })] });
}

// The same months as in the test of `whyChanged`, which was worked out by hand.
const playedInSeptember = [row('SPORTS_LIVE', '1000.00', '100.00'), row('CASINO_SLOTS', '1000.00', '50.00')];
const september = totalsOf(100, 10, playedInSeptember, '500.00');
const october = totalsOf(180, 12, [
  row('SPORTS_LIVE', '2000.00', '200.00'),
  row('CASINO_SLOTS', '1000.00', '60.00'),
]);

function open(path: string, totals = october) {
  const user = userEvent.setup();
  const asked: FakeInput['query'][] = [];
  const rendered = renderRemote(<Page />, {
    path,
    session: reporterOfAlder,
    answers: [
      answering(listBrands, { items: [] }),
      answering(listTotals, ({ query }) => {
        asked.push(query);
        return (query as { from: string }).from.startsWith('2026-10') ? totals : september;
      }),
    ],
  });
  return { user, asked, ...rendered };
}

const month = '/total-report?from=2026-10-01&to=2026-10-31';
const linesOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((line) => [...line.children].map(({ textContent }) => textContent.trim()).join(' | '));

/** Name and amount of each cause. */
const causesOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map(
      (line) => `${line.firstElementChild?.firstChild?.textContent} | ${line.lastElementChild?.textContent}`,
    );

/** What the drawer would open for a link. */
function behind(label: string) {
  const address = new URL(screen.getByRole('link', { name: label }).getAttribute('href') ?? '', 'http://x');
  return drillTargetOf(address.searchParams.get('drill') ?? '');
}

test('nothing is asked for until somebody wants to know; then causes and parts add up', async () => {
  const { user, asked } = open(month);
  expect(
    screen.getByText(/ compared with .*: the causes add up to the difference, to the cent/),
  ).toBeInTheDocument();
  expect(asked).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Explain the change' }));

  const parts = await screen.findByRole('table', { name: /by Vertical, with the causes/ });
  expect(linesOf(parts)).toEqual([
    'Vertical | 1 – 30 Sept 2026TZS | Volume | Mix | Hold | Change | 1 – 31 Oct 2026TZS',
    'Sports, live | 100 | 50 | 50 | 0 | 100 | 200',
    'Slots | 50 | 25 | −25 | 10 | 10 | 60',
    'Total | 150 | 75 | 25 | 10 | 110 | 260',
  ]);
  const causes = screen.getByRole('table', { name: 'GGR: causes of the change' });
  expect(causesOf(causes)).toEqual([
    'Bets | 120',
    'Stake per bet | −90',
    'Voids | 45',
    'Mix | 25',
    'Hold | 10',
    'Total | 110',
  ]);
  await user.click(screen.getByText('View as table'));
  const [steps] = screen.getAllByRole('table');
  expect(
    linesOf(steps!)
      .slice(1)
      .map((line) => line.split(' | ').at(-1)),
  ).toEqual(['150', '120', '−90', '45', '25', '10', '260']);
  expect(asked).toEqual([
    expect.objectContaining({ from: '2026-09-01', to: '2026-09-30', groupBy: ['vertical'], taxes: 'false' }),
    expect.objectContaining({ from: '2026-10-01', to: '2026-10-31', groupBy: ['vertical'], taxes: 'false' }),
  ]);
});

test('a link asks for one figure and split; players count where all play is online', async () => {
  open(`${month}&why=ggr&channel=ONLINE&whyBy=vertical`);

  const causes = await screen.findByRole('table', { name: 'GGR: causes of the change' });
  expect(causesOf(causes).slice(0, 2)).toEqual(['Players | 30', 'Bets per player | 90']);
  // Each part leads to the same question of itself, each cause and each end of a part to its records.
  expect(screen.getByRole('link', { name: 'Slots' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/total-report\?.*channel=ONLINE.*vertical=CASINO_SLOTS.*why=ggr&whyBy=product/),
  );
  expect(behind('Records of Players, 1 – 30 Sept 2026')).toMatchObject({
    measure: 'bets',
    figure: { channel: 'ONLINE', vertical: [] },
  });
  expect(behind('Show the records behind Slots, 1 – 31 Oct 2026: 60')).toMatchObject({
    measure: 'ggr',
    figure: { channel: 'ONLINE', vertical: ['CASINO_SLOTS'] },
  });
});

test.each([
  ['the period before', 0, 'ggr', /· GGR · 1.–.30.Sept/],
  ['a cause', 1, 'bets', /· Players · 1.–.31.Oct/],
])('the bar of %s leads to its records', async (_, place, measure, name) => {
  const { user, router } = open(`${month}&why=ggr&channel=ONLINE&whyBy=vertical`);
  await screen.findByRole('table', { name: 'GGR: causes of the change' });
  const drawn = within(screen.getByRole('figure', { name: /GGR/ }));

  act(() => drawn.getByRole('button', { name: /1 – 30 Sept 2026/ }).focus());
  for (let step = 0; step < place; step += 1) await user.keyboard('{ArrowRight}');
  await user.keyboard('{Enter}');

  const code = new URLSearchParams(router.state.location.search).get('drill') ?? '';
  expect(drillTargetOf(code)).toMatchObject({
    ...{ measure, figure: { channel: 'ONLINE' } },
    name: expect.stringMatching(name) as string,
  });
});

test('what the basis does not define, and what cannot be compared, is said in words', async () => {
  const undefinedThere = totalsOf(1, 1, [{ ...row('CRASH', '1.00', '1.00'), ggr: null }]);
  const { unmount } = open(`${month}&why=ggr`, undefinedThere);
  expect(await screen.findByText(/The basis does not define this figure/)).toBeInTheDocument();
  unmount();

  open(`${month}&why=ggr`, totalsOf(0, 0, []));
  expect(await screen.findByText(/One of the periods has no stakes/)).toBeInTheDocument();
  expect(linesOf(screen.getByRole('table')).slice(1)).toEqual([
    'Sports, live | 100 | −100 | 0',
    'Slots | 50 | −50 | 0',
    'Total | 150 | −150 | 0',
  ]);
});

const part = (id: string | null, netStakes: string, ggr: string, name: string | null = null) => ({
  ...{ id, name, channel: id === null ? ('ONLINE' as const) : ('RETAIL' as const), bets: 1 },
  ...{ netStakes, winnings: '0.00', ggr },
});

function renderWith(path: string, answers: readonly FakeAnswer[]) {
  return renderRemote(<Page />, {
    path,
    session: { ...reporterOfAlder, permissions: [...reporterOfAlder.permissions, 'reports.view-detail'] },
    answers: [answering(listBrands, { items: [] }), ...answers],
  });
}
const inOctober = (query: FakeInput['query']) => (query as { from: string }).from.startsWith('2026-10');

test.each([
  ['branch', 'Branch', '/retail?from=2026-10-01&to=2026-10-31&level=cashier&parentId=one'],
  ['product', 'Product', null],
] as const)('by %s the parts add up to the total, with their names', async (by, title, to) => {
  const asked: FakeInput['query'][] = [];
  renderWith(`${month}&why=ggr&whyBy=${by}`, [
    answering(listTotals, ({ query }) => (inOctober(query) ? october : september)),
    answering(listTotalParts, ({ query }) => {
      asked.push(query);
      const items = inOctober(query)
        ? [part('one', '1600.00', '160.00', 'Kariakoo'), part(null, '1400.00', '100.00')]
        : [part('one', '1200.00', '120.00', 'Kariakoo'), part(null, '800.00', '30.00')];
      return { currency: 'TZS', items };
    }),
  ]);

  const parts = await screen.findByRole('table', { name: `GGR by ${title}, with the causes of its change` });

  expect(linesOf(parts).slice(1)).toEqual([
    'Online | 30 | 15 | 8 | 47 | 70 | 100',
    'Kariakoo | 120 | 60 | −20 | 0 | 40 | 160',
    'Total | 150 | 75 | −12 | 47 | 110 | 260',
  ]);
  expect(asked).toEqual([expect.objectContaining({ by }), expect.objectContaining({ by })]);
  const kariakoo = within(parts).queryByRole('link', { name: 'Kariakoo' });
  expect(kariakoo?.getAttribute('href') ?? null).toBe(to);
  expect(behind('Show the records behind Kariakoo, 1 – 31 Oct 2026: 160')?.figure?.conditions).toEqual([
    { field: by === 'branch' ? 'branch' : 'productId', op: 'eq', value: 'one' },
  ]);
});

test('against what was known, the causes are what became of records, and each opens its own', async () => {
  const asked: FakeInput['query'][] = [];
  renderWith(`${month}&why=ggr`, [
    answering(listTotals, october),
    answering(readTotalChanges, ({ query }) => {
      asked.push(query);
      return readTotalChanges.example?.answer;
    }),
  ]);
  const user = userEvent.setup();

  await user.click(await screen.findByText('As previously known'));

  const causes = await screen.findByRole('table', { name: 'GGR: causes of the change' });
  expect(causesOf(causes)).toEqual(['Late | 4,000', 'Total | 4,000']);
  expect(screen.getByLabelText('As known on')).toHaveValue('2 Nov 2026');
  await user.click(screen.getByText('View as table'));
  await user.click(screen.getByRole('button', { name: /^Late.*4,000/ }));
  const records = await screen.findByRole('table', { name: 'Records of this cause: Late' });
  expect(linesOf(records)[1]).toMatch(/^Bet T260331-000412.*4,000 \| 4,000$/);
  expect(asked.at(-1)).toMatchObject({ from: '2026-10-01', to: '2026-10-31', figure: 'ggr', cause: 'LATE' });
});

test('the figures are set against what the last accepted report of the period was made of', async () => {
  const sent = (id: string, period: Period, preparedAt: string) => ({
    ...{
      id,
      period,
      preparedAt,
      brandId: 'alder',
      type: 'TZ_SPORTS_MONTHLY',
      title: 'Sports betting return',
    },
    ...({ basis: 'SETTLED', version: 1, replaces: null, state: 'ACCEPTED', figureStatus: 'FINAL' } as const),
    ...{ rowCount: 2, currency: 'TZS', stakes: '1000.00', ggr: '260.00', preparedBy: 'Rehema' },
    ...{ confirmedBy: 'Amos', sentAt: preparedAt, ackRef: 'TRA-1', contentHash: 'sha256:00' },
  });
  const days = { from: '2026-10-01', to: '2026-10-31' };
  // Its rows were read before it was kept.
  const readAt = '2026-11-06T07:40:00.000Z';
  const reports = [
    sent('rep_1', days, '2026-11-05T08:00:00.000Z'),
    sent('rep_2', days, '2026-11-06T08:00:00.000Z'),
    sent('rep_3', { ...days, to: '2026-10-15' }, '2026-11-09T08:00:00.000Z'),
  ];
  const asked: unknown[] = [];
  renderWith(`${month}&why=ggr&whySince=2026-11-02T21:00:00.000Z`, [
    answering(listTotals, october),
    answering(listOnlineReports, {
      items: reports,
      ...{ page: 1, pageSize: 50, totalCount: 3 },
    }),
    answering(readOnlineReport, ({ query }) => {
      expect(query).toEqual({ id: 'rep_2' });
      return {
        ...{ report: reports[1], history: [], versions: [], difference: null },
        definition: {
          ...{ type: 'TZ_SPORTS_MONTHLY', period: days, basis: 'SETTLED', filters: [], fields: [] },
          asOf: readAt,
        },
        meta: {
          ...{ period: { ...days, zone: 'UTC', cutoff: '00:00' }, basis: 'SETTLED', asOf: readAt },
          ...{ snapshotId: 'snp_1', status: 'FINAL', statusReasons: [], filtersText: [], noActivity: false },
        },
      };
    }),
    answering(readTotalChanges, ({ query }) => {
      asked.push(query);
      return readTotalChanges.example?.answer;
    }),
  ]);

  const button = await screen.findByRole('button', {
    name: 'As in the last accepted report, made on 6 Nov 2026',
  });
  await userEvent.setup().click(button);

  await waitFor(() => expect(asked.at(-1)).toMatchObject({ since: readAt }));
  expect(screen.getByLabelText('As known on')).toHaveValue('6 Nov 2026');
});

test('a refusal is said in words', async () => {
  renderRemote(<Page />, {
    path: `${month}&why=winnings`,
    session: reporterOfAlder,
    answers: [
      answering(listBrands, { items: [] }),
      answering(listTotals, () => {
        throw problem(403, 'FORBIDDEN');
      }),
    ],
  });

  expect(await screen.findByText('The change could not be explained')).toBeInTheDocument();
});

test('more changed records than are listed are refused with what to choose instead', async () => {
  renderWith(`${month}&why=ggr&whySince=2026-11-02T21:00:00.000Z`, [
    answering(listTotals, october),
    answering(readTotalChanges, () => {
      throw problem(413, 'TOO_MANY_ROWS');
    }),
  ]);

  const said = await screen.findByText('Or choose a later date under “As known on”.');
  expect(said.closest('[role=alert]')).toHaveTextContent('Choose a shorter period or add a filter.');
});

test('records of several currencies are told by licence, each in its own currency', async () => {
  const brand = { id: 'alder', name: 'Alder', country: 'DK', currency: 'DKK', zone: 'Europe/Copenhagen' };
  const licence = { authority: 'A', products: [], validFrom: '2020-01-01', validTo: null };
  renderRemote(<Page />, {
    path: `${month}&why=winnings&whySince=2026-11-02T21:00:00.000Z`,
    session: { ...reporterOfAlder, permissions: [...reporterOfAlder.permissions, 'reports.view-detail'] },
    answers: [
      answering(listBrands, {
        items: [
          {
            ...{ ...brand, cutoff: '00:00', channels: ['ONLINE'], lastLoadedAt: null, openGaps: 0 },
            licences: [
              { ...licence, id: 'dk', number: 'VM/1' },
              { ...licence, id: 'se', number: 'SI/2', currency: 'SEK' },
            ],
          },
        ],
      }),
      answering(listTotals, october),
      answering(readTotalChanges, () => {
        throw problem(409, 'SEVERAL_CURRENCIES');
      }),
    ],
  });

  expect(await screen.findByRole('link', { name: 'VM/1 (DKK)' })).toBeInTheDocument();
  const address = screen.getByRole('link', { name: 'SI/2 (SEK)' }).getAttribute('href') ?? '';
  expect(Object.fromEntries(new URL(address, 'http://x').searchParams)).toMatchObject({
    ...{ from: '2026-10-01', to: '2026-10-31', licenceId: 'se' },
    ...{ why: 'winnings', whySince: '2026-11-02T21:00:00.000Z' },
  });
  expect(screen.queryByRole('alert')).toBeNull();
});
