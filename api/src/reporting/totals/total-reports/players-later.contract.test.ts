import type { CallAnswer } from '@tallyhouse/shared/contracts/remote';
import { listPlayers } from '@tallyhouse/shared/contracts/total-players';
import { listSummaries, listTotals, type Granularity } from '@tallyhouse/shared/contracts/total-reports';
import {
  playersAskedFor,
  withPlayers,
  type FiguresAsked,
  type FiguresTold,
} from '@tallyhouse/shared/contracts/with-players';
import { startTestApp, type TestApp, type TestCaller } from '../../../app/testing/test-app';
import { alder, elm, givenBet, givenBrands, insertLicence } from '../../../figures/testing/given-facts';
import { bothEngines } from '../../../store/testing/on-engines';
import { recordingStore, type RecordingStore } from '../../../store/testing/recording-store';

const march = { from: '2026-03-01', to: '2026-03-31' };
const every = ['channel', 'licence', 'vertical'] as const;

describe.each(bothEngines())('players told later, on %s', (_, open) => {
  let store: RecordingStore;
  let app: TestApp;
  let viewer: TestCaller;

  beforeAll(async () => {
    store = recordingStore(await open());
    await givenBrands(store, [alder, elm]);
    app = await startTestApp(store, { now: '2026-04-10T08:00:00Z' });
    viewer = await app.signIn({ role: 'viewer', brandIds: ['alder', 'elm'] });
    await insertLicence(store, { id: 'lic-tz', brand_id: 'alder', authority: 'GBT' });
    // The same players on several days, in several games: added up they would count twice.
    for (const [day, player_ref, vertical] of [
      ['2026-02-10', 'p-1', 'CASINO_SLOTS'],
      ['2026-02-11', 'p-4', 'BINGO'],
      ['2026-03-02', 'p-1', 'CASINO_SLOTS'],
      ['2026-03-03', 'p-1', 'SPORTS_PREMATCH'],
      ['2026-03-03', 'p-2', 'CASINO_SLOTS'],
      ['2026-03-30', 'p-2', 'CASINO_SLOTS'],
      ['2026-03-31', 'p-3', 'SPORTS_PREMATCH'],
    ] as const)
      await givenBet(store, { day, player_ref, vertical, licence_id: 'lic-tz' });
    await givenBet(store, { day: '2026-03-09', channel: 'RETAIL', licence_id: 'lic-2' });
    for (const player_ref of ['e-1', 'e-2'])
      await givenBet(store, { day: '2026-03-10', brand_id: 'elm', currency: 'EUR', player_ref });
  });
  afterAll(() => app.close());

  async function ask<T>(path: string, query: object, brand?: string) {
    const options = { query: { ...query }, ...(brand !== undefined && { brand }) };
    const { answer, sent } = await store.sentBy(() => viewer('GET', path, options));
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    return { answer: answer.json<T>(), sent };
  }

  interface Case {
    readonly path: string;
    readonly query: FiguresAsked;
    readonly brand?: string;
  }
  const totals = (query: Partial<FiguresAsked>, brand?: string): Case => ({
    ...{ path: listTotals.path, query: { ...march, ...query } },
    ...(brand !== undefined && { brand }),
  });
  const summaries = (query: Partial<FiguresAsked> & { granularity: Granularity }, brand?: string): Case => ({
    ...totals(query, brand),
    path: listSummaries.path,
  });

  test.each([
    totals({}),
    totals({ groupBy: [...every], currency: 'EUR', basis: 'PLACED' }),
    totals({ groupBy: ['vertical'], vertical: ['CASINO_SLOTS'], brandIds: ['alder'] }),
    totals({ jurisdiction: 'TZ', channel: 'ONLINE' }, 'alder'),
    totals({ licenceId: 'lic-tz', asOf: '2026-04-09T00:00:00Z' }, 'alder'),
    summaries({ granularity: 'day', fillMissing: 'true' }),
    summaries({ granularity: 'week', groupBy: ['vertical'] }),
    summaries({ granularity: 'month', from: '2026-02-11', groupBy: [...every] }, 'alder'),
  ])('$path $query: figures without, then players, are the whole answer', async ({ path, query, brand }) => {
    const whole = await ask<FiguresTold>(path, query, brand);
    const figures = await ask<FiguresTold>(path, { ...query, players: 'later' }, brand);
    const asOf = figures.answer.brands[0]?.meta.asOf ?? '';
    const players = await ask<CallAnswer<typeof listPlayers>>(
      listPlayers.path,
      playersAskedFor(query, asOf),
      brand,
    );

    const counting = players.sent.filter((sql) => !figures.sent.includes(sql));
    // Totals are set against the period before.
    expect(counting.length).toBeGreaterThanOrEqual(path === listTotals.path ? 2 : 1);
    expect([...figures.sent, ...counting].toSorted()).toEqual(whole.sent.toSorted());
    expect(whole.answer.brands.some(({ activePlayers }) => Number(activePlayers) > 0)).toBe(true);
    expect(figures.answer).toEqual(without(whole.answer));
    expect(withPlayers(figures.answer, players.answer)).toEqual(whole.answer);
  });

  test('players are each once in their row, and once in the whole, beside the period before', async () => {
    const { answer } = await ask<CallAnswer<typeof listPlayers>>(
      listPlayers.path,
      { ...march, groupBy: ['vertical'] },
      'alder',
    );

    expect(answer.brands).toEqual([{ brandId: 'alder', activePlayers: 3, previous: 2 }]);
    const inMarch = answer.items.map(({ vertical, activePlayers, previous }) => [
      ...[vertical, activePlayers, previous],
    ]);
    expect(inMarch).toEqual(
      expect.arrayContaining([
        ['CASINO_SLOTS', 2, 1],
        ['SPORTS_PREMATCH', 2, 0],
        ['BINGO', 0, 1],
      ]),
    );
  });

  test.each([
    [{ from: '2026-03-31', to: '2026-03-01' }, 400, { errors: [{ field: 'to', code: 'BEFORE_FROM' }] }],
    [{ ...march, asOf: '2026-04-11T00:00:00Z' }, 400, { errors: [{ code: 'IN_THE_FUTURE' }] }],
    [{ ...march, players: 'later' }, 400, { errors: [{ field: 'players', code: 'UNKNOWN_FIELD' }] }],
    [{ ...march, brandIds: ['birch'] }, 403, {}],
  ])('players of %j are refused as the figures are', async (query, status, problem) => {
    const answer = await viewer('GET', listPlayers.path, { query });

    expect(answer.json()).toMatchObject({ status, ...problem });
  });
});

/** As the server leaves players out: null, and everything else as it is. */
function without<T>(answer: T): T {
  return JSON.parse(JSON.stringify(answer), (name, value: unknown) =>
    name === 'activePlayers' ? null : value,
  ) as T;
}
