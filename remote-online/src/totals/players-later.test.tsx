import type { CallAnswer } from '@tallyhouse/shared/contracts/remote';
import { listPlayers } from '@tallyhouse/shared/contracts/total-players';
import { listSummaries, listTotals, type SummaryRow } from '@tallyhouse/shared/contracts/total-reports';
import { ApiError } from '@tallyhouse/shared/http/api-error';
import { answering, problem, type FakeAnswer, type FakeInput } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { SummaryReportScreen } from '../summaries/summary-report-screen';
import {
  givenBrandTotal,
  givenMeasures,
  givenMeta,
  givenTotals,
  withoutPlayers,
} from './testing/given-totals';
import { pageAnswers, taxReporter } from './testing/page-answers';
import { TotalReportScreen } from './total-report-screen';

const october = '/total-report?from=2026-10-01&to=2026-10-31';
const days = { from: '2026-10-01', to: '2026-10-31' };
const place = { brandId: 'alder', licenceId: null, vertical: null };

/** 75 players, 70 of them online; 12 before, all online. */
const counted: CallAnswer<typeof listPlayers> = {
  brands: [{ brandId: 'alder', activePlayers: 75, previous: 12 }],
  items: [{ ...place, ...days, channel: 'ONLINE', activePlayers: 70, previous: 12 }],
};

function open(shown: ReactNode, path: string, answers: readonly FakeAnswer[]) {
  const user = userEvent.setup();
  const rendered = renderRemote(shown, { path, session: taxReporter, answers: [...pageAnswers, ...answers] });
  return { user, ...rendered };
}

const openTotals = (answers: readonly FakeAnswer[], path = october) =>
  open(<TotalReportScreen />, path, [answering(listTotals, withoutPlayers(givenTotals())), ...answers]);

async function playersLine() {
  const found = (await screen.findByText('Active players')).closest('tr');
  if (found === null) throw new Error('there is no line of players');
  return found;
}

/** An answer that waits until it is let go. */
function heldBack<T>(answer: T) {
  let release: (() => void) | undefined;
  const held = new Promise<T>((give) => {
    release = () => give(answer);
  });
  return { give: () => held, release: () => release?.() };
}

test('figures stand there while players are counted; then the counts take their places', async () => {
  const players = heldBack(counted);
  const { sentTo } = openTotals([answering(listPlayers, players.give)]);

  const line = await playersLine();
  // Online, retail, total, before and the change.
  await waitFor(() => expect(within(line).getAllByLabelText('Players are being counted')).toHaveLength(5));
  expect(screen.getByText('Online + Retail = Total: all 12 lines add up exactly')).toBeInTheDocument();
  expect(sentTo(listTotals).every(({ query }) => (query as { players?: string }).players === 'later')).toBe(
    true,
  );
  players.release();

  await waitFor(() => expect(line).toHaveTextContent(/Active players ?7007512.*\+63/));
  expect(within(line).queryByLabelText('Players are being counted')).not.toBeInTheDocument();
  expect(sentTo(listPlayers).map(({ query }) => query)).toEqual([
    { ...days, groupBy: ['channel'], asOf: givenMeta().asOf },
  ]);
});

test('players that could not be counted say so in their place, and are asked for again', async () => {
  let tries = 0;
  const { user } = openTotals([
    answering(listPlayers, () => {
      tries += 1;
      if (tries === 1) throw problem(503, 'UNAVAILABLE', 'The store is busy');
      return counted;
    }),
  ]);

  const line = await playersLine();
  expect(await within(line).findByText(/Not counted/)).toBeInTheDocument();
  expect(screen.getByText('Online + Retail = Total: all 12 lines add up exactly')).toBeInTheDocument();
  await user.click(within(line).getByText('Try again'));

  await waitFor(() => expect(line).toHaveTextContent(/7007512/));
});

test('a server that tells players at once is asked nothing more', async () => {
  const totals = givenTotals();
  const brands = totals.brands.map((brand) => ({
    ...brand,
    measures: { ...brand.measures, activePlayers: 75 },
  }));
  const { sentTo } = openTotals([answering(listTotals, { ...totals, brands })]);

  expect(await playersLine()).toHaveTextContent(/75/);
  expect(sentTo(listPlayers)).toEqual([]);
});

test('a server that refuses what it does not know is asked without it', async () => {
  const { sentTo } = openTotals([
    answering(listTotals, ({ query }: FakeInput) => {
      if ('players' in (query as object)) throw unknownField('players');
      return givenTotals();
    }),
  ]);

  expect(await playersLine()).toBeInTheDocument();
  expect(screen.queryByLabelText('Players are being counted')).not.toBeInTheDocument();
  expect(sentTo(listPlayers)).toEqual([]);
});

test('rows say what is being counted, and that it failed, beside all other figures', async () => {
  const players = heldBack(null);
  openTotals(
    [
      answering(listPlayers, async () => {
        await players.give();
        throw problem(503, 'UNAVAILABLE', 'The store is busy');
      }),
    ],
    `${october}&layout=rows`,
  );

  const grid = await screen.findByRole('grid');
  expect(await within(grid).findAllByLabelText('Players are being counted')).not.toHaveLength(0);
  players.release();

  expect(await screen.findByText('The players could not be counted')).toBeInTheDocument();
  expect(within(grid).queryByLabelText('Players are being counted')).not.toBeInTheDocument();
  expect(within(grid).getAllByText('700')).not.toHaveLength(0);
});

test('players of an earlier question never stand in the figures of the next one', async () => {
  const september = heldBack({ ...counted, brands: [{ brandId: 'alder', activePlayers: 12, previous: 4 }] });
  const inSeptember = ({ query }: FakeInput) => (query as { from: string }).from === '2026-09-01';
  const meta = givenMeta({ snapshotId: 'snp_september' });
  const figures = heldBack(withoutPlayers(givenTotals({ brands: [givenBrandTotal({ meta })] })));
  const { router, sentTo } = openTotals([
    answering(listTotals, (input) => (inSeptember(input) ? figures.give() : withoutPlayers(givenTotals()))),
    answering(listPlayers, (input) => (inSeptember(input) ? september.give() : counted)),
  ]);
  const line = await playersLine();
  await waitFor(() => expect(line).toHaveTextContent(/7007512/));

  await act(() => router.navigate('/total-report?from=2026-09-01&to=2026-09-30'));

  await waitFor(() => expect(sentTo(listTotals).some(inSeptember)).toBe(true));
  // The figures of before, until the next ones come.
  expect(line).toHaveTextContent(/7007512/);
  figures.release();
  await waitFor(() => expect(sentTo(listPlayers)).toHaveLength(2));
  expect(within(line).getAllByLabelText('Players are being counted')).not.toHaveLength(0);
  expect(line).not.toHaveTextContent('75');
  september.release();
  await waitFor(() => expect(line).toHaveTextContent('12'));
});

test('what does not change the players asks for them once: another basis over the same facts', async () => {
  const { router, sentTo } = openTotals([
    answering(listTotals, ({ query }) => {
      const { basis } = query as { basis: 'SETTLED' | 'PLACED' };
      const meta = givenMeta({
        basis,
        asOf: basis === 'PLACED' ? '2026-11-02T07:00:00.000Z' : givenMeta().asOf,
      });
      const [brand] = givenTotals().brands;
      return withoutPlayers(givenTotals({ brands: brand === undefined ? [] : [{ ...brand, meta }] }));
    }),
    answering(listPlayers, counted),
  ]);
  const line = await playersLine();
  await waitFor(() => expect(line).toHaveTextContent(/7007512/));

  await act(() => router.navigate(`${october}&basis=PLACED`));

  await screen.findByText(/placed/i, { selector: 'tr.th-section th' });
  expect(line).toHaveTextContent(/7007512/);
  expect(sentTo(listPlayers)).toHaveLength(1);
});

describe('a summary', () => {
  const bucket: SummaryRow = {
    ...{ ...place, ...days, channel: null, brandName: 'Alder', currency: 'TZS' },
    ...givenMeasures({ ggr: '100.00', activePlayers: 75 }),
    ...{ hasData: true, status: 'FINAL', statusReasons: [] },
  };
  const summaries = { brands: [givenBrandTotal()], items: [bucket], totals: [] };
  const path = `/summary-report?from=${days.from}&to=${days.to}&granularity=month`;
  const openSummary = (more: string, answers: readonly FakeAnswer[]) =>
    open(<SummaryReportScreen />, `${path}${more}`, [
      answering(listTotals, withoutPlayers(givenTotals())),
      answering(listSummaries, withoutPlayers(summaries)),
      ...answers,
    ]);

  test('that shows no players asks for none', async () => {
    const { sentTo } = openSummary('&layout=pivot', []);

    expect(await screen.findByRole('table', { name: /GGR/ })).toBeInTheDocument();
    expect(sentTo(listPlayers)).toEqual([]);
  });

  test('of players waits for them, and for nothing else', async () => {
    const players = heldBack({
      brands: [{ brandId: 'alder', activePlayers: 75, previous: null }],
      items: [{ ...place, ...days, channel: null, activePlayers: 75, previous: null }],
    });
    const { sentTo } = openSummary('&layout=pivot&measure=activePlayers', [
      answering(listPlayers, players.give),
    ]);

    expect(await screen.findByLabelText('Players are being counted')).toBeInTheDocument();
    players.release();

    const table = await screen.findByRole('table', { name: /Active players/ });
    expect(within(table).getAllByText('75')).toHaveLength(2);
    expect(sentTo(listPlayers).map(({ query }) => query)).toEqual([
      { ...days, granularity: 'month', groupBy: [], asOf: givenMeta().asOf },
    ]);
  });
});

/** As this server refuses what is no part of a question. */
function unknownField(field: string): ApiError {
  return new ApiError({
    ...problem(400, 'VALIDATION').problem,
    errors: [{ field, code: 'UNKNOWN_FIELD', message: 'There is no such field' }],
  });
}
