import { listBrands } from '@tallyhouse/shared/contracts/brands';
import { listRetailReports, type RetailRow } from '@tallyhouse/shared/contracts/retail-reports';
import { listTotals, type TotalRow } from '@tallyhouse/shared/contracts/total-reports';
import { useReportScope } from '@tallyhouse/shared/reporting/use-report-scope';
import { answering, problem, type FakeAnswer, type FakeInput } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { reporterOfAlder } from '@tallyhouse/shared/testing/remote-stage';
import { useSearchParams } from '@tallyhouse/shared/kit/router';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenBrandTotal, givenMeasures, givenRow, givenTotals } from '../testing/given-totals';
import { totalViewOf } from '../total-view-in-url';
import { WhyPanel } from './why-panel';

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

function Page() {
  const scope = useReportScope({ bases: ['SETTLED', 'PLACED'], comparisons: ['previous', 'same-days'] });
  const [parameters] = useSearchParams();
  return <WhyPanel scope={scope} view={totalViewOf(parameters)} />;
}

const row = (vertical: TotalRow['vertical'], netStakes: string, ggr: string) =>
  givenRow({ vertical, netStakes, ggr });

function totalsOf(bets: number, activePlayers: number, items: readonly TotalRow[]) {
  const measures = givenMeasures({ bets, activePlayers });
  return givenTotals({ items: [...items], brands: [givenBrandTotal({ measures })] });
}

// The same months as in the test of `whyChanged`, which was worked out by hand.
const september = totalsOf(100, 10, [
  row('SPORTS_LIVE', '1000.00', '100.00'),
  row('CASINO_SLOTS', '1000.00', '50.00'),
]);
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

function renderWith(path: string, answers: readonly FakeAnswer[]) {
  const session = {
    ...reporterOfAlder,
    brand: { ...reporterOfAlder.brand!, channels: ['ONLINE', 'RETAIL'] as const },
  };
  renderRemote(<Page />, { path, session, answers: [answering(listBrands, { items: [] }), ...answers] });
}

const month = '/total-report?from=2026-10-01&to=2026-10-31';
const linesOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((line) => [...line.children].map(({ textContent }) => textContent.trim()).join(' | '));

/** The drawing as a table stands above the parts. */
function stepsTable(): HTMLElement {
  const [steps] = screen.getAllByRole('table');
  if (steps === undefined) throw new Error('there is no table');
  return steps;
}

test('nothing is asked for until somebody wants to know; then causes and parts add up', async () => {
  const { user, asked } = open(month);
  expect(
    screen.getByText(/ against .*: causes that add up to the difference, to the cent/),
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
  await user.click(screen.getByText('View as table'));
  expect(linesOf(stepsTable()).slice(1)).toEqual([
    '1 – 30 Sept 2026 | 150',
    'Bets | 120',
    'Stake per bet | −45',
    'Mix | 25',
    'Hold | 10',
    '1 – 31 Oct 2026 | 260',
  ]);
  expect(asked).toEqual([
    expect.objectContaining({ from: '2026-09-01', to: '2026-09-30', groupBy: ['vertical'], taxes: 'false' }),
    expect.objectContaining({ from: '2026-10-01', to: '2026-10-31', groupBy: ['vertical'], taxes: 'false' }),
  ]);
});

test('a link asks for one figure and split; players count where all play is online', async () => {
  const { user } = open(`${month}&why=ggr&channel=ONLINE&whyBy=vertical`);

  await user.click(await screen.findByText('View as table'));

  const steps = stepsTable();
  expect(linesOf(steps).slice(2, 5)).toEqual(['Players | 30', 'Bets per player | 90', 'Stake per bet | −45']);
  // Each part leads to the same question of itself.
  expect(screen.getByRole('link', { name: 'Slots' })).toHaveAttribute(
    'href',
    expect.stringMatching(/channel=ONLINE.*vertical=CASINO_SLOTS.*why=ggr&whyBy=licence/),
  );
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

const shop = (name: string, stakesSettled: string, winnings: string, ggr: string): RetailRow => ({
  ...{ id: name.toLowerCase(), level: 'branch', name, region: null, ticketsSold: 1, stakes: '0.00' },
  ...{ stakesSettled, ticketsCancelled: 0, cancelled: '0.00', voids: '0.00', winnings, ggr },
  ...{ paid: '0.00', unpaid: '0.00', expired: '0.00', hold: null, vouchersIssued: '0.00' },
  ...{ vouchersRedeemed: null, drawerExpected: null, drawerCounted: null, overShort: null },
  ...{ commission: null, terminals: null, terminalsActive: null, state: 'OPEN', hasChildren: false },
  ticket: null,
});

test('shop by shop the parts add up to the total, with online play and what no shop has beside them', async () => {
  const ofChannels = (online: string, retail: string) => [
    givenRow({ channel: 'ONLINE', vertical: null, netStakes: '1000.00', ggr: online }),
    givenRow({ channel: 'RETAIL', vertical: null, netStakes: '1000.00', ggr: retail }),
  ];
  const shops = (kariakoo: string, mbezi: string) => ({
    ...{ items: [shop('Kariakoo', '600.00', '0.00', kariakoo), shop('Mbezi', '400.00', '0.00', mbezi)] },
    ...{ page: 1, pageSize: 500, totalCount: 2, totals: {}, currency: 'TZS', meta: givenBrandTotal().meta },
  });
  renderWith(`${month}&why=ggr&whyBy=branch`, [
    answering(listTotals, ({ query }) =>
      (query as { from: string }).from.startsWith('2026-10')
        ? totalsOf(10, 0, ofChannels('120.00', '260.00'))
        : totalsOf(10, 0, ofChannels('100.00', '200.00')),
    ),
    answering(listRetailReports, ({ query }) =>
      (query as { from: string }).from.startsWith('2026-10')
        ? shops('160.00', '90.00')
        : shops('120.00', '80.00'),
    ),
  ]);

  const parts = await screen.findByRole('table', { name: /by Branch, with the causes/ });

  expect(
    linesOf(parts).map((line) =>
      line
        .split(' | ')
        .filter((_, place) => [0, 1, 5, 6].includes(place))
        .join(' | '),
    ),
  ).toEqual([
    'Branch | 1 – 30 Sept 2026TZS | Change | 1 – 31 Oct 2026TZS',
    'Kariakoo | 120 | 40 | 160',
    'Online | 100 | 20 | 120',
    'Mbezi | 80 | 10 | 90',
    'Other shops | 0 | 10 | 10',
    'Total | 300 | 80 | 380',
  ]);
  expect(within(parts).getByRole('link', { name: 'Kariakoo' })).toHaveAttribute(
    'href',
    '/retail?from=2026-10-01&to=2026-10-31&level=cashier&parentId=kariakoo',
  );
});

test('where the figures of shops are not those of the report, that is said', async () => {
  renderWith(`${month}&why=ggr&whyBy=branch&vertical=CRASH`, []);

  expect(await screen.findByText(/By branch the change is told of one brand with shops/)).toBeInTheDocument();
  expect(screen.queryByText('Branch')).toBeNull();
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
