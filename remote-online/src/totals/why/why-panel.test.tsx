import { listBrands } from '@tallyhouse/shared/contracts/brands';
import { listTotals, type TotalRow } from '@tallyhouse/shared/contracts/total-reports';
import { useReportScope } from '@tallyhouse/shared/reporting/use-report-scope';
import { answering, problem, type FakeInput } from '@tallyhouse/shared/testing/fake-http';
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

const month = '/total-report?from=2026-10-01&to=2026-10-31';
const linesOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((line) => [...line.children].map(({ textContent }) => textContent).join(' | '));

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
