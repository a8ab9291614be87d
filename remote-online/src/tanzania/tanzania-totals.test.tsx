import type { Period } from '@tallyhouse/shared/contracts/scalars';
import { listTanzanianSummaries, listTanzanianTotals } from '@tallyhouse/shared/contracts/tanzania-reports';
import { listTaxPeriods } from '@tallyhouse/shared/contracts/tax-reporting';
import { answering, type FakeAnswer } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { reporterOfAlder, type RemoteStageOptions } from '@tallyhouse/shared/testing/remote-stage';
import { listTotals } from '@tallyhouse/shared/contracts/total-reports';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageAnswers, taxReporter } from '../totals/testing/page-answers';
import { TanzaniaSummariesScreen } from './tanzania-summaries-screen';
import { TanzaniaTotalsScreen } from './tanzania-totals-screen';
import { givenClass, givenTanzanianTotals, givenTaxPeriod, slotClub } from './testing/given-tanzania';

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

const october = 'from=2026-10-01&to=2026-10-31';
const taxPeriods = answering(listTaxPeriods, {
  items: [givenTaxPeriod()],
  page: 1,
  pageSize: 500,
  totalCount: 1,
  totals: [],
  unclassified: [],
  notComputed: [],
});

function open(
  answers: readonly FakeAnswer[] = [],
  options: RemoteStageOptions = {},
  page = <TanzaniaTotalsScreen />,
) {
  return renderRemote(page, {
    path: `/total-report-tanzania?${october}`,
    session: taxReporter,
    ...options,
    answers: [...pageAnswers, answering(listTanzanianTotals, givenTanzanianTotals()), ...answers],
  });
}

test('each class has its taxes, machines and due day, and together they are what is payable', async () => {
  open([taxPeriods]);

  const club = (await screen.findByText('Slot machines in clubs')).closest('tr');

  expect(club).toHaveTextContent('12 × 100,000');
  expect(club).toHaveTextContent('1,560,000');
  expect(club).toHaveTextContent('7 Nov 2026');
  expect(club).not.toHaveTextContent('whole month');
  expect(screen.getByText(/All classes add up to the amount payable/)).toBeInTheDocument();
  expect(screen.getByText('TZ.EXC.ALL_STAKES.2026-07-01')).toBeInTheDocument();
});

test('the charge of machines is said to be a whole month’s where the days are a week, on screen and on paper', async () => {
  const undated = { day: null, lateFrom: null, words: 'TAXED_BY_MONTH' };
  const ofWeek = { ...slotClub, lines: slotClub.lines.map((line) => ({ ...line, due: undated })) };
  const week = 'from=2026-10-05&to=2026-10-11';
  const answers = [answering(listTanzanianTotals, givenTanzanianTotals({ items: [ofWeek] }))];

  const first = open(answers, { path: `/total-report-tanzania?${week}` });
  const club = (await screen.findByText('Slot machines in clubs')).closest('tr');
  expect(club).toHaveTextContent('Full monthly charge for each month, whatever the days');
  first.unmount();

  open(answers, { path: `/total-report-tanzania/form?${week}&form=TRA&lang=en` });
  expect(await screen.findByRole('article')).toHaveTextContent(
    'Full monthly charge for each month, whatever the days',
  );
});

test('classes that do not add up to what is payable are said aloud', async () => {
  const totals = givenTanzanianTotals();
  open([answering(listTanzanianTotals, { ...totals, payable: totals.payable.slice(1) })]);

  expect(await screen.findByText(/The classes add up to 1,794,536 more/)).toBeInTheDocument();
});

test('against the period before, each class and what is payable say how they changed', async () => {
  const before = givenTanzanianTotals();
  const { sentTo } = open(
    [
      answering(listTanzanianTotals, ({ query }) =>
        (query as Period).from === '2026-09-01'
          ? {
              ...before,
              items: before.items.slice(1).map((row) => ({ ...row, ggr: '2000000.00' })),
              totals: { ...before.totals, ggr: '2000000.00' },
            }
          : before,
      ),
    ],
    { path: `/total-report-tanzania?${october}&compare=previous` },
  );

  expect(await screen.findByRole('columnheader', { name: /GGR before/ })).toBeInTheDocument();
  const sports = screen.getByText('Sports betting').closest('tr');
  expect(sports).toHaveTextContent('2,000,000▲more by +378,143 (+18.91');
  const club = screen.getByText('Slot machines in clubs').closest('tr');
  expect(club).toHaveTextContent('no figure to compare with');
  expect(sentTo(listTanzanianTotals).map(({ query }) => (query as Period).from)).toContain('2026-09-01');
});

const { currency, meta, rulePackVersion } = givenTanzanianTotals();
const monthToDate = { ggr: '2378143.00', tax: '594536.00' };
const asMonth = { from: '2026-10-01', to: '2026-10-31', partOf: null, monthToDate };
const summaries = { currency, meta, rulePackVersion, items: [{ ...givenClass(), ...asMonth }] };

test('weeks have no tax of classes that are taxed monthly, and the tiles say where it is', async () => {
  open(
    [answering(listTanzanianSummaries, summaries)],
    { path: `/summary-report-tanzania?${october}` },
    <TanzaniaSummariesScreen />,
  );
  expect(await screen.findAllByText('taxed monthly: choose Month')).toHaveLength(2);
});

test.each([
  ['/total-report-tanzania', <TanzaniaTotalsScreen key="totals" />],
  ['/summary-report-tanzania', <TanzaniaSummariesScreen key="summaries" />],
])(
  'why the figures changed is asked at %s of the totals on the basis of the Act, of all classes together',
  async (path, page) => {
    const answers = [
      answering(listTotals, { items: [], brands: [], totals: [] }),
      answering(listTanzanianSummaries, summaries),
    ];
    const { sentTo, unmount } = open(answers, { path: `${path}?${october}&why=ggr&compare=year` }, page);
    await waitFor(() => expect(sentTo(listTotals)).toHaveLength(2));
    expect(sentTo(listTotals).map(({ query }) => query)).toEqual([
      expect.objectContaining({ from: '2025-10-01', basis: 'PLACED_PAID', groupBy: ['vertical'] }),
      expect.objectContaining({ from: '2026-10-01', basis: 'PLACED_PAID', groupBy: ['vertical'] }),
    ]);
    unmount();

    const narrowed = open(answers, { path: `${path}?${october}&why=ggr&productClass=SPORTS` }, page);
    const said = await screen.findByText(/for all classes and regions together/);
    expect(narrowed.sentTo(listTotals)).toEqual([]);
    await userEvent.click(
      within(said.closest('section')!).getByRole('button', { name: 'Clear all filters' }),
    );
    await waitFor(() => expect(narrowed.sentTo(listTotals)).toHaveLength(2));
  },
);

test('a brand of another country is led to its own report, nothing is asked for', async () => {
  const { brand } = reporterOfAlder;
  const elm = brand === null ? null : { ...brand, id: 'elm', name: 'Elm', country: 'MT' };
  const { sentTo } = open([], { session: { ...taxReporter, brand: elm } });

  expect(await screen.findByText('This report is for brands licensed in Tanzania')).toBeInTheDocument();
  expect(sentTo(listTanzanianTotals)).toEqual([]);
});

test('the form of the Board says everything in both languages, the one of TRA in Swahili alone', async () => {
  const first = open([], { path: `/total-report-tanzania/form?${october}&form=GBT` });
  const both = await screen.findByRole('article');
  expect(both).toHaveTextContent('Part A. Levies by product class');
  expect(both).toHaveTextContent('Sehemu A. Tozo kwa kundi la mchezo');
  expect(within(both).getByText('250')).toBeInTheDocument();
  first.unmount();

  open([], { path: `/total-report-tanzania/form?${october}&form=TRA&lang=sw` });
  const swahili = await screen.findByRole('article');
  expect(swahili).toHaveTextContent('Kodi ya zuio kwa ushindi');
  expect(swahili).not.toHaveTextContent('Withholding');
});

test('what was paid too much of one tax period is taken off no other', async () => {
  const items = [
    givenTaxPeriod({ balance: '1000.00' }),
    givenTaxPeriod({ id: 'overpaid', code: 'WHT', balance: '-300.00' }),
  ];
  open([
    answering(listTaxPeriods, {
      ...{ items, page: 1, pageSize: 500, totalCount: 2 },
      ...{ totals: [], unclassified: [], notComputed: [] },
    }),
  ]);

  expect(await screen.findByText('1,000 outstanding')).toBeInTheDocument();
});
