import { openDrill } from '@tallyhouse/shared/contracts/lineage';
import type { TaxPeriod } from '@tallyhouse/shared/contracts/tax-periods';
import { listTaxPeriods } from '@tallyhouse/shared/contracts/tax-reporting';
import { listTotals, readBasisBridge } from '@tallyhouse/shared/contracts/total-reports';
import { bridgeExample } from '@tallyhouse/shared/contracts/total-report-examples';
import { answering, problem, type FakeAnswer } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import type { RemoteStageOptions } from '@tallyhouse/shared/testing/remote-stage';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenBrandTotal, givenMeasures, givenMeta, givenRow, givenTotals } from './testing/given-totals';
import { pageAnswers, taxReporter } from './testing/page-answers';
import { TotalReportScreen } from './total-report-screen';

const october = '/total-report?from=2026-10-01&to=2026-10-31';

function open(answers: readonly FakeAnswer[], options: RemoteStageOptions = {}) {
  const user = userEvent.setup();
  const rendered = renderRemote(<TotalReportScreen />, {
    path: october,
    session: taxReporter,
    ...options,
    answers: [...pageAnswers, ...answers],
  });
  return { user, ...rendered };
}

/** The line of the statement with this name. By its text: names of roles take long in a page this large. */
const lineNamed = async (name: string | RegExp) => {
  const found = (await screen.findByText(name)).closest('tr');
  if (found === null) throw new Error(`${String(name)} is no line`);
  return found;
};

test('the statement stands on the server’s online, retail and total, and says that they add up', async () => {
  open([answering(listTotals, givenTotals())]);

  const line = await lineNamed('Gross gaming revenue (GGR)');

  expect(
    within(line)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['70', '30', '100', '80', expect.stringContaining('+20') as unknown]);
  expect(screen.getByText('Online + Retail = Total: all 12 lines add up exactly')).toBeInTheDocument();
});

test('a line that does not add up is red, named with its difference, and one press away', async () => {
  const totals = givenTotals();
  const wrong = totals.brands.map((brand) => ({ ...brand, measures: { ...brand.measures, ggr: '100.01' } }));
  const { user } = open([answering(listTotals, { ...totals, brands: wrong })]);

  expect(await screen.findByText(/Online \+ Retail ≠ Total on 1 line/)).toBeInTheDocument();
  await user.click(screen.getByText(/R4 Gross gaming revenue.*off by −0\.01/));

  expect(await lineNamed('Gross gaming revenue (GGR)')).toHaveFocus();
});

const statedFunds = {
  ...{ day: '2026-10-31', liability: '900.00', bonus: '0.00', openBets: '303.50', unpaidWinnings: '5.50' },
  ...{ pendingWithdrawals: '0.00', jackpotPools: '0.00', protectedFunds: '1203.50', heldFunds: '1300.00' },
  coverage: '96.50',
};

test('what the wallet states of open bets and unpaid winnings stands beside those of the facts, with the difference', async () => {
  const totals = givenTotals();
  const brands = totals.brands.map((brand) => ({
    ...brand,
    openBets: '371.40',
    unpaidWinnings: '7.25',
    funds: statedFunds,
  }));
  open([answering(listTotals, { ...totals, brands })]);

  expect(await lineNamed('Open bets per wallet')).toHaveTextContent(/303\.50$/);
  expect(await lineNamed(/open bets per bets and settlements loaded/)).toHaveTextContent(/371\.40$/);
  expect(await lineNamed(/open bets, difference per wallet/)).toHaveTextContent(/−67\.90$/);
  expect(await lineNamed(/unpaid winnings per wallet/)).toHaveTextContent(/5\.50$/);
  expect(await lineNamed(/unpaid winnings per settlements and payments loaded/)).toHaveTextContent(/7\.25$/);
  expect(await lineNamed(/unpaid winnings, difference per wallet/)).toHaveTextContent(/−1\.75$/);
});

test('balances say when they rest on a file that was lost before the period', async () => {
  const totals = givenTotals();
  const balances = { status: 'PROVISIONAL' as const, statusReasons: ['GAP:btc_7'] };
  const brands = totals.brands.map((brand) => ({ ...brand, balances, funds: statedFunds }));
  open([answering(listTotals, { ...totals, brands })]);

  const note = await screen.findByText(/depend on every day since the first file/);

  expect(note).toHaveTextContent('Provisional');
});

test('each tax names its class of play in words', async () => {
  open([
    answering(listTotals, givenTotals()),
    answering(listTaxPeriods, () => listTaxPeriods.example?.answer),
  ]);

  expect(await screen.findByText(/^TRA · Sports betting$/)).toBeInTheDocument();
});

test('the tax of a period that was pinned says what was known then, for the statement counts what is known now', async () => {
  const { items, ...rest } = listTaxPeriods.example!.answer as { items: TaxPeriod[] };
  const [one] = items;
  const shown = (['OPEN', 'FILED'] as const).map((state, place) => ({
    ...{ ...one!, id: `${one!.id}${place}`, state, asOf: '2026-11-05T06:00:00.000Z' },
  }));
  open([answering(listTotals, givenTotals()), answering(listTaxPeriods, { ...rest, items: shown } as never)]);

  expect(await screen.findAllByText(/^as known 5 Nov 2026, 09:00/)).toHaveLength(1);
});

test('taxes are known for the whole only: a channel says n/a, not zero', async () => {
  open([answering(listTotals, givenTotals())]);

  const line = await lineNamed('Gaming tax');

  expect(within(line).getAllByText('n/a')).toHaveLength(2);
  expect(line).toHaveTextContent('C3 Gaming tax n/an/a25');
});

test('a figure opens the facts behind it on its own basis and channel', async () => {
  const { user, sentTo } = open([
    answering(listTotals, givenTotals()),
    answering(openDrill, () => {
      throw problem(404, 'NOT_FOUND');
    }),
  ]);
  const line = await lineNamed('Stakes placed');

  await user.click(within(line).getByLabelText(/Stakes placed, Retail: 300/));

  await waitFor(() =>
    expect(sentTo(openDrill)[0]?.body).toMatchObject({
      brandId: 'alder',
      basis: 'PLACED',
      channel: 'RETAIL',
      period: { from: '2026-10-01', to: '2026-10-31' },
    }),
  );
});

test('a bridge that does not close is said aloud', async () => {
  open([
    answering(listTotals, givenTotals()),
    answering(readBasisBridge, { ...bridgeExample.answer, end: '-281.00' } as never),
  ]);

  expect(await screen.findByText(/The bridge does not reconcile: 1 is missing/)).toBeInTheDocument();
});

test('a bridge that closes says so', async () => {
  open([answering(listTotals, givenTotals())]);

  expect(await screen.findByText(/The bridge reconciles/)).toBeInTheDocument();
});

test('a period without play is a nil report in words, a filter without a match is not', async () => {
  const nothing = {
    brands: [givenBrandTotal({ meta: givenMeta({ noActivity: true }) })],
    items: [],
    totals: [],
  };
  const first = open([answering(listTotals, nothing)]);
  expect(await screen.findByText(/Nil report: Alder had no bets/)).toBeInTheDocument();
  first.unmount();

  open([answering(listTotals, { ...nothing, brands: [givenBrandTotal()] })], {
    path: `${october}&vertical=BINGO`,
  });
  expect(await screen.findByText('Nothing matches the filter')).toBeInTheDocument();
  expect(screen.queryByText(/Nil report/)).not.toBeInTheDocument();
});

test('rows can be split, and what is chosen is asked for and kept in the address', async () => {
  const { sentTo } = open([answering(listTotals, givenTotals())], {
    path: `${october}&layout=rows&groupBy=channel&groupBy=vertical`,
  });

  expect(await screen.findByRole('grid', { name: /Channel, Vertical/ })).toBeInTheDocument();
  expect(sentTo(listTotals)[0]?.query).toMatchObject({ groupBy: ['channel', 'vertical'] });
});

test('over several brands no amounts of two currencies are added', async () => {
  const birch = givenBrandTotal({ brandId: 'birch', brandName: 'Birch', currency: 'DKK' });
  const totals = givenTotals();
  open(
    [
      answering(listTotals, {
        brands: [...totals.brands, birch],
        items: [
          ...totals.items,
          givenRow({ brandId: 'birch', brandName: 'Birch', currency: 'DKK', channel: 'ONLINE' }),
        ],
        totals: [...totals.totals, { ...givenMeasures(), currency: 'DKK', brandIds: ['birch'] }],
      }),
    ],
    { path: `${october}&layout=rows`, session: { ...taxReporter, brand: null } },
  );

  expect(
    await screen.findByText(/Amounts of different currencies are never added|never added/i),
  ).toBeInTheDocument();
  expect(within(screen.getByLabelText('Totals')).getAllByText('several currencies, see below')).toHaveLength(
    4,
  );
});

test('a failed call says what failed and tries again', async () => {
  let tries = 0;
  const { user } = open([
    answering(listTotals, () => {
      tries += 1;
      if (tries === 1) throw problem(503, 'UNAVAILABLE', 'The store is busy');
      return givenTotals();
    }),
  ]);

  await user.click(await screen.findByText('Try again'));

  expect(await lineNamed('Gross gaming revenue (GGR)')).toBeInTheDocument();
});

test('opened without words it shows what was looked at last, and keeps what is shown', async () => {
  const { sentTo, main, router } = open([answering(listTotals, givenTotals())], {
    path: '/total-report',
    main: {
      totalReportState: {
        version: 1,
        period: { from: '2026-09-01', to: '2026-09-30' },
        basis: 'PLACED_PAID',
        grouping: ['channel'],
        columns: [],
        layout: 'statement',
      },
    },
  });

  await waitFor(() =>
    expect(sentTo(listTotals).at(0)?.query).toMatchObject({ from: '2026-09-01', basis: 'PLACED_PAID' }),
  );
  expect(router.state.location.search).toContain('from=2026-09-01');
  await waitFor(() =>
    expect(main.read().totalReportState).toMatchObject({
      basis: 'PLACED_PAID',
      period: { to: '2026-09-30' },
    }),
  );
});
