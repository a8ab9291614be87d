import Big from 'big.js';
import { listSummaries, listTotals, readBasisBridge } from '@tallyhouse/shared/contracts/total-reports';
import type { SummaryRow, TotalMeasures, TotalRow } from '@tallyhouse/shared/contracts/total-reports';
import {
  alder,
  changeFacts,
  elm,
  givenBatch,
  givenBet,
  givenBrands,
  givenMovement,
  insertLicence,
  givenPayment,
  givenSettlement,
} from '../../../figures/testing/given-facts';
import type { Store } from '../../../store/store';
import { startTestApp, type TestApp, type TestCaller } from '../../../app/testing/test-app';
import { bothEngines } from '../../../store/testing/on-engines';

interface Answer<Row> {
  readonly brands: readonly { readonly brandId: string; readonly meta: { readonly noActivity: boolean } }[];
  readonly items: readonly Row[];
  readonly totals: readonly (TotalMeasures & { readonly currency: string })[];
}

describe.each(bothEngines())('totals on %s', (_, open) => {
  let app: TestApp;
  let store: Store;
  let viewer: TestCaller;

  beforeAll(async () => {
    store = await open();
    await givenBrands(store, [alder, elm]);
    app = await startTestApp(store, { now: '2026-04-10T08:00:00Z' });
    viewer = await app.signIn({ role: 'viewer', brandIds: ['alder', 'elm'] });
    const shop = { channel: 'RETAIL', vertical: 'SPORTS_PREMATCH', licence_id: 'lic-2' };
    // Accepted in March, settled in March, paid in April.
    await givenBet(store, { day: '2026-03-30', record_id: 'b100', stake: '100', player_ref: 'p-1' });
    await givenSettlement(store, { day: '2026-03-31', bet_record_id: 'b100', stake: '100', payout: '250' });
    await givenPayment(store, { day: '2026-04-02', gross: '250' });
    // Accepted in February, settled and paid in March.
    await givenBet(store, { day: '2026-02-27', record_id: 'b40', stake: '40', player_ref: 'p-2' });
    await givenSettlement(store, { day: '2026-03-01', bet_record_id: 'b40', stake: '40', payout: '60.5' });
    await givenPayment(store, { day: '2026-03-02', gross: '60.5' });
    // Before the month that March stands against.
    await givenBet(store, { day: '2026-01-30', record_id: 'b8', stake: '8', player_ref: 'p-3' });
    await givenSettlement(store, { day: '2026-01-30', bet_record_id: 'b8', stake: '8', payout: '0' });
    // Still open; by the same player.
    await givenBet(store, { day: '2026-03-15', stake: '70', player_ref: 'p-1' });
    // A shop: one lost, one void.
    await givenBet(store, { ...shop, day: '2026-03-09', record_id: 's30', stake: '30' });
    await givenSettlement(store, {
      ...shop,
      day: '2026-03-09',
      bet_record_id: 's30',
      stake: '30',
      payout: '0',
    });
    await givenBet(store, { ...shop, day: '2026-03-10', record_id: 's12', stake: '12' });
    await givenSettlement(store, {
      ...shop,
      day: '2026-03-10',
      bet_record_id: 's12',
      stake: '12',
      result: 'VOID',
    });
    // Won long ago and never claimed.
    await givenPayment(store, { ...shop, day: '2026-03-12', gross: '9', kind: 'EXPIRED' });
    const ofElm = { brand_id: 'elm', currency: 'EUR', day: '2026-03-10', stake: '5' };
    await givenBet(store, { ...ofElm, record_id: 'bet-1' });
    await givenSettlement(store, ofElm);
  });
  afterAll(() => app.close());

  const march = { from: '2026-03-01', to: '2026-03-31' };

  async function ask<Row>(path: string, query: Record<string, string | string[]>, brand?: string) {
    const options = brand === undefined ? { query } : { query, brand };
    const answer = await viewer('GET', path, options);
    expect(answer.json()).not.toHaveProperty('code');
    return answer.json<Answer<Row>>();
  }
  const totals = (query: Record<string, string | string[]> = {}, brand: string | null = 'alder') =>
    ask<TotalRow>(listTotals.path, { ...march, ...query }, brand ?? undefined);
  const summaries = (query: Record<string, string | string[]> = {}) =>
    ask<SummaryRow>(listSummaries.path, { ...march, ...query }, 'alder');

  test.each([
    ['SETTLED', { bets: 4, voids: '12.00', netStakes: '170.00', winnings: '310.50', ggr: '-140.50' }],
    ['PLACED', { bets: 4, voids: '12.00', netStakes: '200.00', winnings: null, ggr: null }],
    ['PAID', { bets: 4, voids: null, netStakes: null, winnings: '60.50', ggr: null }],
    ['PLACED_PAID', { bets: 4, voids: '12.00', netStakes: '200.00', winnings: '60.50', ggr: '139.50' }],
  ])('on the basis %s', async (basis, expected) => {
    const { totals: sums } = await totals({ basis });

    expect(sums).toEqual([
      expect.objectContaining({
        ...expected,
        currency: 'TZS',
        stakesPlaced: '212.00',
        stakesSettled: '182.00',
      }),
    ]);
  });

  test('online and retail are the total, for every measure and basis', async () => {
    for (const basis of ['SETTLED', 'PLACED', 'PLACED_PAID']) {
      const { items, totals: sums } = await totals({ basis, groupBy: 'channel' });

      expect(items.map(({ channel }) => channel)).toEqual(['ONLINE', 'RETAIL']);
      for (const field of [
        'stakesPlaced',
        'stakesSettled',
        'voids',
        'netStakes',
        'winnings',
        'ggr',
      ] as const) {
        expect(addedUp(items, field)).toBe(sums[0]?.[field]);
      }
    }
  });

  test('a month stands against the whole month before it, other days against as many', async () => {
    const { brands: ofMonth } = await totals();
    // 31 days before March would reach into January.
    const { brands: ofDays } = await totals({ from: '2026-03-01', to: '2026-03-30' });

    expect(ofMonth).toMatchObject([{ previous: { stakesPlaced: '40.00' } }]);
    expect(ofDays).toMatchObject([{ previous: { stakesPlaced: '48.00' } }]);
  });

  test('a row stands against the period before', async () => {
    const { items } = await totals({ groupBy: ['channel', 'vertical'] });

    expect(items[0]).toMatchObject({
      channel: 'ONLINE',
      vertical: 'CASINO_SLOTS',
      licenceId: null,
      previous: { stakesPlaced: '40.00', stakesSettled: '0.00' },
    });
    expect(items[1]).toMatchObject({ channel: 'RETAIL', previous: null });
  });

  test('a filter takes its part, and says so in words', async () => {
    const { items, brands } = await totals({ channel: 'RETAIL', vertical: ['SPORTS_PREMATCH'] });

    expect(items).toMatchObject([{ channel: 'RETAIL', ggr: '30.00' }]);
    expect(brands).toMatchObject([
      { meta: { filtersText: ['Channel is retail', 'Vertical is SPORTS_PREMATCH'], noActivity: false } },
    ]);
  });

  test('some of the own brands can be asked for, and no other', async () => {
    const both = await totals({ brandIds: ['alder', 'elm'] }, null);
    expect(both.brands.map(({ brandId }) => brandId)).toEqual(['alder', 'elm']);
    expect((await totals({ brandIds: 'elm' }, null)).brands.map(({ brandId }) => brandId)).toEqual(['elm']);

    for (const [brandIds, brand] of [
      [['elm', 'oak'], null],
      ['elm', 'alder'],
    ] as const) {
      const query = { ...march, brandIds: [brandIds].flat() };
      const refused = await viewer('GET', listTotals.path, brand === null ? { query } : { query, brand });
      expect(refused.json()).toMatchObject({ status: 403, code: 'BRAND_FORBIDDEN' });
    }
  });

  test('play under the law of one country is told by its licences, and without what is of every game', async () => {
    const licence = { brand_id: 'elm', number: '1', products: 'CASINO_SLOTS', valid_from: '2020-01-01' };
    await insertLicence(store, { ...licence, id: 'lic-nl', authority: 'KSA' });
    const dutch = { brand_id: 'elm', currency: 'EUR', day: '2026-03-11', licence_id: 'lic-nl' };
    await givenBet(store, { ...dutch, record_id: 'nl-1', stake: '8' });
    const ask = async (jurisdiction: string) => (await totals({ jurisdiction }, 'elm')).totals[0];

    expect(await ask('NL')).toMatchObject({ stakesPlaced: '8.00', deposits: null, tax: null });
    // Elm is at home in Malta: what no known authority licensed is under that law.
    expect(await ask('MT')).toMatchObject({ stakesPlaced: '5.00' });
    expect((await totals({ jurisdiction: 'NL' }, 'elm')).brands).toMatchObject([
      { meta: { filtersText: ['Jurisdiction is NL'] } },
    ]);
    await changeFacts(store, "delete from bet where record_id = 'nl-1'");
    await store.query("delete from licence where id = 'lic-nl'");
  });

  test('balances are those of all time up to the end of the period; a player counts once', async () => {
    expect((await totals()).brands).toMatchObject([
      { openBets: '70.00', unpaidWinnings: '241.00', activePlayers: 1 },
    ]);
  });

  test('a file that was lost before the period is missing in its balances, not in its sums', async () => {
    const lost = { source_id: 'src', kind: 'BETS', seq: 7, state: 'MISSING' };
    const january = { period_from: '2026-01-10T00:00:00Z', period_to: '2026-01-11T00:00:00Z' };
    await givenBatch(store, { ...lost, ...january, id: 'lost', loaded_at: '2026-01-11T00:05:00Z' });

    const [brand] = (await totals()).brands;

    expect(brand).toMatchObject({
      meta: { status: 'FINAL' },
      balances: { status: 'PROVISIONAL', statusReasons: ['GAP:lost'] },
    });
    await store.query("delete from load_batch where id = 'lost'");
  });

  test('in the group view no two currencies are added', async () => {
    const { items, totals: sums, brands } = await totals({}, null);

    expect(brands.map(({ brandId }) => brandId)).toEqual(['alder', 'elm']);
    expect(new Set(items.map(({ currency }) => currency))).toEqual(new Set(['TZS', 'EUR']));
    expect(sums.map(({ currency, stakesPlaced }) => [currency, stakesPlaced])).toEqual([
      ['EUR', '5.00'],
      ['TZS', '212.00'],
    ]);
  });

  test('a period without facts is a report too, and says so', async () => {
    const { items, brands, totals: sums } = await totals({ from: '2025-01-01', to: '2025-01-31' });

    expect(items).toEqual([]);
    expect(brands).toMatchObject([{ meta: { noActivity: true } }]);
    expect(sums).toMatchObject([{ ggr: '0.00', hold: null, bets: 0 }]);
  });

  test.each(['day', 'week', 'month'])('the %ss of a period are the period', async (granularity) => {
    const { items, totals: sums } = await summaries({ granularity, groupBy: ['channel'] });
    const undivided = await summaries({ granularity });

    for (const field of ['stakesPlaced', 'stakesSettled', 'voids', 'winnings', 'ggr'] as const) {
      expect(addedUp(items, field)).toBe(sums[0]?.[field]);
      expect(addedUp(undivided.items, field)).toBe(sums[0]?.[field]);
    }
  });

  test('a bucket without facts is told from one with nothing but zeros', async () => {
    const without = await summaries({ from: '2026-03-08', to: '2026-03-11' });
    const { items } = await summaries({ from: '2026-03-08', to: '2026-03-11', fillMissing: 'true' });

    expect(without.items.map(({ from }) => from)).toEqual(['2026-03-09', '2026-03-10']);
    expect(items.map(({ from, hasData }) => [from, hasData])).toEqual([
      ['2026-03-08', false],
      ['2026-03-09', true],
      ['2026-03-10', true],
      ['2026-03-11', false],
    ]);
  });

  test.each(['day', 'week', 'month'])(
    'money on account has its rows by %s where nobody played, which add up to the whole',
    async (granularity) => {
      const april = { from: '2026-04-04', to: '2026-05-20', granularity };
      await givenMovement(store, { day: '2026-04-05', amount: '80' });
      await givenMovement(store, { day: '2026-05-20', amount: '30', kind: 'WITHDRAWAL_PAID' });
      for (const query of [april, { ...april, fillMissing: 'true' }]) {
        for (const groupBy of [[], ['channel']]) {
          const { items, totals: sums, brands } = await summaries({ ...query, groupBy });
          const moved = items.filter(({ hasData }) => hasData);

          expect(moved).toMatchObject([
            { deposits: '80.00', withdrawals: '0.00', ggr: '0.00' },
            { deposits: '0.00', withdrawals: '30.00', ggr: '0.00' },
          ]);
          expect(sums).toMatchObject([{ deposits: '80.00', withdrawals: '30.00' }]);
          expect(brands).toMatchObject([{ meta: { noActivity: false } }]);
        }
      }
      const { from, to } = april;
      expect((await totals({ from, to, groupBy: 'channel' })).items).toMatchObject([
        { channel: 'ONLINE', deposits: '80.00', withdrawals: '30.00' },
      ]);
      await changeFacts(store, 'delete from cash_movement');
    },
  );

  test('weeks at the ends hold the days asked for only', async () => {
    const { items } = await summaries({ granularity: 'week', fillMissing: 'true' });

    expect(items.map(({ from, to }) => `${from} ${to}`)).toEqual([
      '2026-03-01 2026-03-01',
      '2026-03-02 2026-03-08',
      '2026-03-09 2026-03-15',
      '2026-03-16 2026-03-22',
      '2026-03-23 2026-03-29',
      '2026-03-30 2026-03-31',
    ]);
  });

  test('the bridge leads from one basis to the other, to the cent', async () => {
    const answer = await viewer('GET', readBasisBridge.path, { brand: 'alder', query: march });
    const bridge = answer.json<{ start: string; end: string; lines: { code: string; amount: string }[] }>();

    expect(bridge).toMatchObject({ start: '139.50', end: '-140.50' });
    const reached = bridge.lines.reduce((sum, { amount }) => sum.plus(amount), new Big(bridge.start));
    expect(reached.toFixed(2)).toBe(bridge.end);
    expect(bridge.lines.map(({ code }) => code)).not.toContain('UNEXPLAINED');
  });

  test.each([
    [{ from: '2026-03-31', to: '2026-03-01' }, 'BEFORE_FROM'],
    [{ from: '2020-01-01', to: '2026-03-01' }, 'TOO_LONG'],
  ])('a period of %j is refused by name', async (query, code) => {
    for (const path of [listTotals.path, listSummaries.path, readBasisBridge.path]) {
      const answer = await viewer('GET', path, { brand: 'alder', query });
      expect(answer.json()).toMatchObject({ status: 400, errors: [{ field: 'to', code }] });
    }
  });

  test('brands that are not one’s own are not there', async () => {
    const outsider = await app.signIn({ role: 'viewer', brandIds: ['elm'], id: 'u_elm' });
    const answer = await outsider('GET', listTotals.path, { query: march });

    expect(JSON.stringify(answer.json())).not.toContain('alder');
    expect((await outsider('GET', listTotals.path, { query: march, brand: 'alder' })).statusCode).toBe(403);
  });
});

function addedUp(
  rows: readonly TotalMeasures[],
  field: 'stakesPlaced' | 'stakesSettled' | 'voids' | 'netStakes' | 'winnings' | 'ggr',
): string | null {
  if (rows.some((row) => row[field] === null)) return null;
  return rows.reduce((sum, row) => sum.plus(row[field] ?? 0), new Big(0)).toFixed(2);
}
