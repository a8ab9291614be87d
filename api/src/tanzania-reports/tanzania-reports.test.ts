import {
  listTanzanianSummaries,
  listTanzanianTotals,
  type TanzaniaRow,
} from '@tallyhouse/shared/contracts/tanzania-reports';
import {
  alder,
  elm,
  givenBet,
  givenBrands,
  givenPayment,
  givenSettlement,
} from '../figures/testing/given-facts';
import { openStore } from '../store/open-store';
import { startPostgres, type TestPostgres } from '../store/testing/start-postgres';
import type { Store } from '../store/store';
import { startTestApp, type TestApp, type TestCaller } from '../testing/test-app';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

interface Answer {
  readonly items: readonly TanzaniaRow[];
  readonly totals: { readonly ggr: string };
  readonly payable: readonly { readonly code: string; readonly amount: string }[];
  readonly meta: { readonly basis: string; readonly noActivity: boolean };
  readonly rulePackVersion: string;
}

describe.each([
  ['duckdb', () => openStore({ dataDir: ':memory:', memoryLimit: '1GB' })],
  ['postgres', () => openStore({ dataDir: ':memory:', databaseUrl: postgres.url })],
] as const)('the Tanzanian totals on %s', (_, open) => {
  let app: TestApp;
  let store: Store;
  let viewer: TestCaller;

  beforeAll(async () => {
    store = await open();
    await givenBrands(store, [alder, elm]);
    app = await startTestApp(store, { now: '2026-04-10T08:00:00Z' });
    viewer = await app.signIn({ role: 'viewer', brandIds: ['alder', 'elm'] });
    const sports = { channel: 'RETAIL', vertical: 'SPORTS_PREMATCH', licence_id: 'lic-2' };
    // Three winning tickets of 1,000 at the rounding edges of golden example G04, and one that loses the lot.
    for (const [id, won] of [
      ['t1', '1235'],
      ['t2', '999'],
      ['t3', '12345'],
    ] as const) {
      await givenBet(store, { ...sports, record_id: id, stake: '1000' });
      await givenSettlement(store, {
        ...sports,
        bet_record_id: id,
        stake: '1000',
        payout: `${1000 + Number(won)}`,
      });
      await givenPayment(store, { ...sports, bet_record_id: id, gross: `${1000 + Number(won)}` });
    }
    await givenBet(store, { ...sports, record_id: 't4', stake: '100000' });
    await givenBet(store, { ...sports, record_id: 't5', stake: '500' });
    await givenSettlement(store, { ...sports, bet_record_id: 't5', stake: '500', result: 'CANCELLED' });
    const virtual = { vertical: 'VIRTUAL_SPORTS', licence_id: 'lic-3' };
    await givenBet(store, { ...virtual, record_id: 'v1', stake: '12000' });
    await givenBet(store, { vertical: 'CRASH', record_id: 'c1', stake: '70' });
  });
  afterAll(() => app.close());

  async function ask(query: Record<string, string> = {}, brand = 'alder') {
    const period = { from: '2026-03-01', to: '2026-03-31' };
    return viewer('GET', listTanzanianTotals.path, { brand, query: { ...period, ...query } });
  }
  const rows = async (query: Record<string, string> = {}) => (await ask(query)).json<Answer>();
  const rowOf = (answer: Answer, productClass: string | null) =>
    answer.items.find((row) => row.productClass === productClass);
  const lineOf = (row: TanzaniaRow | undefined, code: string) =>
    row?.lines.find((line) => line.code === code);

  test('revenue is stakes placed less refunds less winnings paid, per class of the Act', async () => {
    const answer = await rows();

    expect(answer.items.map(({ productClass }) => productClass)).toEqual(['SPORTS', 'VIRTUAL', null]);
    expect(rowOf(answer, 'SPORTS')).toMatchObject({
      stakesPlaced: '103500.00',
      refunds: '500.00',
      netStakes: '103000.00',
      winningsPaid: '17579.00',
      ggr: '85421.00',
    });
    expect(answer).toMatchObject({
      meta: { basis: 'PLACED_PAID', noActivity: false },
      totals: { ggr: '97491.00' },
      rulePackVersion: expect.stringMatching(/^sha256:/) as unknown,
    });
  });

  test('gaming tax is on revenue, rounded once, and due by the seventh', async () => {
    expect(lineOf(rowOf(await rows(), 'SPORTS'), 'GGT')).toMatchObject({
      ruleId: 'TZ.GGT.SPORTS.2018-07-01',
      authority: 'TRA',
      baseAmount: '85421.00',
      rate: '0.25',
      tax: '21355.00',
      proof: 'SECONDARY',
      status: 'UNVERIFIED_RULE',
      statusReasons: ['RULE_UNVERIFIED:TZ.GGT.SPORTS.2018-07-01'],
      due: { day: '2026-04-07' },
    });
  });

  test('withholding is on each ticket paid, rounded there; the difference is told', async () => {
    // 15 % of 1,235, 999 and 12,345 are 185.25, 149.85 and 1,851.75.
    expect(lineOf(rowOf(await rows(), 'SPORTS'), 'WHT')).toMatchObject({
      ruleId: 'TZ.WHT.SPORTS.2025-07-01',
      baseAmount: '14579.00',
      tax: '2187.00',
      roundingDifference: '0.00',
    });
    const earlier = await rows({ from: '2025-06-01', to: '2025-06-30' });
    expect(earlier.items).toEqual([]);
  });

  test('the Board has its levy where the law names one', async () => {
    const answer = await rows();

    expect(lineOf(rowOf(answer, 'VIRTUAL'), 'LEVY')).toMatchObject({ tax: '600.00', authority: 'GBT' });
    expect(lineOf(rowOf(answer, 'SPORTS'), 'LEVY')).toBeUndefined();
    expect(answer.payable).toContainEqual({
      authority: 'GBT',
      code: 'LEVY',
      currency: 'TZS',
      amount: '600.00',
    });
  });

  test('a rule that nobody has verified is off until it is asked for, and then says so', async () => {
    const july = { from: '2026-07-01', to: '2026-07-31' };
    await givenBet(store, { vertical: 'VIRTUAL_SPORTS', record_id: 'v2', stake: '1000', day: '2026-07-10' });

    const off = rowOf(await rows(july), 'VIRTUAL');
    const on = rowOf(await rows({ ...july, includeUnverified: 'true' }), 'VIRTUAL');

    expect(off?.switchedOff).toEqual(['TZ.EXC.ALL_STAKES.2026-07-01']);
    expect(lineOf(off, 'EXC')).toBeUndefined();
    expect(on?.missing.map(({ ruleId }) => ruleId)).toEqual(['TZ.EXC.ALL_STAKES.2026-07-01']);
    await store.query("delete from bet where record_id = 'v2'");
  });

  test('a class that the licence has to say has figures and no taxes', async () => {
    expect(rowOf(await rows(), null)).toMatchObject({ ggr: '70.00', lines: [] });
  });

  test('a period that is no tax period has no due day, in words', async () => {
    const line = lineOf(rowOf(await rows({ to: '2026-03-15' }), 'SPORTS'), 'GGT');

    expect(line?.due).toEqual({
      day: null,
      lateFrom: null,
      words: 'This is taxed by the month: no day is due for another period.',
    });
  });

  test('weeks run from Monday to Sunday, each with its due day and the month so far', async () => {
    await givenBet(store, {
      channel: 'RETAIL',
      vertical: 'CASINO_TABLE',
      record_id: 'l1',
      stake: '84350000',
    });
    const answer = await viewer('GET', listTanzanianSummaries.path, {
      brand: 'alder',
      query: { from: '2026-03-03', to: '2026-03-17' },
    });
    const { items } = answer.json<{
      items: (TanzaniaRow & { from: string; to: string; monthToDate: { ggr: string; tax: string } })[];
    }>();
    const casino = items.find(({ productClass }) => productClass === 'LAND_CASINO');

    // Golden example G06: 18 % of the week, due on Wednesday.
    expect(casino).toMatchObject({ from: '2026-03-09', to: '2026-03-15', ggr: '84350000.00' });
    expect(lineOf(casino, 'GGT')).toMatchObject({ tax: '15183000.00', due: { day: '2026-03-18' } });
    expect(casino?.monthToDate).toEqual({ ggr: '84350000.00', tax: '15183000.00' });
    expect(new Set(items.map(({ from }) => from))).toEqual(new Set(['2026-03-09']));
    await store.query("delete from bet where record_id = 'l1'");
  });

  test('another country’s brand is refused in words', async () => {
    expect((await ask({}, 'elm')).json()).toMatchObject({
      status: 422,
      code: 'NOT_TANZANIAN',
      title: 'Elm has no Tanzanian licence',
    });
  });
});
