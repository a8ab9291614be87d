import Big from 'big.js';
import { listSummaries, listTotals } from '@tallyhouse/shared/contracts/total-reports';
import type {
  BrandTotal,
  SummaryRow,
  TotalMeasures,
  TotalRow,
} from '@tallyhouse/shared/contracts/total-reports';
import {
  alder,
  elm,
  givenBalances,
  givenBet,
  givenBrands,
  givenJackpot,
  givenMovement,
  givenPayment,
  givenSettlement,
} from '../../../figures/testing/given-facts';
import { givenRate } from '../../../facts/fx/testing/given-rate';
import { writeRates } from '../../../facts/fx/write-rates';
import { startTestApp, type TestApp, type TestCaller } from '../../../app/testing/test-app';
import { bothEngines } from '../../../store/testing/on-engines';

interface Answer<Row> {
  readonly brands: readonly BrandTotal[];
  readonly items: readonly Row[];
  readonly totals: readonly (TotalMeasures & { readonly currency: string; readonly brandIds: string[] })[];
}

const march = { from: '2026-03-01', to: '2026-03-31' };
/** Turnover of three days and the rates of golden example G13. */
const days = [
  ['2026-03-02', '1234560.00', '0.0003412'],
  ['2026-03-03', '9876540.00', '0.0003415'],
  ['2026-03-04', '555550.00', '0.0003409'],
] as const;
const table = { vertical: 'CASINO_TABLE', licence_id: 'lic-2' };

describe.each(bothEngines())('totals of money on %s', (_, open) => {
  let app: TestApp;
  let viewer: TestCaller;

  beforeAll(async () => {
    const store = await open();
    await givenBrands(store, [alder, elm]);
    app = await startTestApp(store, { now: '2026-04-10T08:00:00Z' });
    viewer = await app.signIn({ role: 'viewer', brandIds: ['alder', 'elm'] });
    for (const [day, stake] of days) {
      await givenBet(store, { day, stake, record_id: day, player_ref: 'p-1' });
      await givenSettlement(store, { day, bet_record_id: day, stake });
    }
    // A free bet that won 300 in cash, on another game; and a stake that stays open.
    const free = { ...table, day: '2026-03-05', stake: '0', stake_bonus: '100' };
    await givenBet(store, { ...free, record_id: 'free', player_ref: 'p-2' });
    await givenSettlement(store, { ...free, bet_record_id: 'free', payout: '300' });
    await givenPayment(store, { ...table, day: '2026-03-05', gross: '300' });
    await givenBet(store, { ...table, day: '2026-03-06', stake: '40', player_ref: 'p-2' });
    await givenJackpot(store, { day: '2026-03-02', amount: '12.3456' });
    await givenJackpot(store, { day: '2026-03-02', amount: '900', kind: 'WIN' });
    for (const [kind, amount] of [
      ['DEPOSIT', '5000'],
      ['WITHDRAWAL_REQUESTED', '2000'],
      ['WITHDRAWAL_PAID', '1500'],
      ['BONUS_GRANTED', '77'],
      ['BONUS_CONVERTED', '250'],
    ] as const) {
      await givenMovement(store, { day: '2026-03-06', kind, amount });
    }
    await givenMovement(store, { day: '2026-02-20', amount: '60' });
    await givenBalances(store, {
      player_cash: '1000',
      bonus: '70',
      open_bets: '40',
      unpaid_winnings: '3',
      pending_withdrawals: '500',
      jackpot_pools: '12.3456',
      held_funds: '1500',
    });
    const ofElm = { brand_id: 'elm', currency: 'EUR', day: '2026-03-03', stake: '5.55' };
    await givenBet(store, { ...ofElm, record_id: 'bet-1' });
    await givenSettlement(store, ofElm);
    const pair = { from: 'TZS', to: 'EUR' };
    await store.tx((tx) =>
      writeRates(
        tx,
        days.map(([rateDate, , rate]) => givenRate({ ...pair, rateDate, rate })),
      ),
    );
  });
  afterAll(() => app.close());

  async function ask<Row>(path: string, query: Record<string, string | string[]>, brand?: string) {
    const answer = await viewer('GET', path, brand === undefined ? { query } : { query, brand });
    expect(answer.json()).not.toHaveProperty('code');
    return answer.json<Answer<Row>>();
  }
  const totals = (query: Record<string, string | string[]> = {}, brand: string | null = 'alder') =>
    ask<TotalRow>(listTotals.path, { ...march, ...query }, brand ?? undefined);
  const summaries = (query: Record<string, string | string[]> = {}) =>
    ask<SummaryRow>(listSummaries.path, { ...march, ...query }, 'alder');

  test('each day is converted by its own rate and rounded, then only added: G13', async () => {
    const { items, brands } = await totals({ currency: 'EUR', vertical: 'CASINO_SLOTS' });

    // 421.23 + 3372.84 + 189.39; the total converted once would be a cent off.
    expect(items).toMatchObject([{ currency: 'EUR', stakesSettled: '3983.46', ggr: '3983.46' }]);
    expect(brands).toMatchObject([{ currency: 'EUR', meta: { status: 'FINAL' } }]);
  });

  test('the group is the sum of its converted brands, however it is split', async () => {
    for (const groupBy of [['channel'], ['channel', 'licence', 'vertical'], ['vertical']]) {
      const { items, totals: sums } = await totals({ currency: 'EUR', groupBy }, null);

      expect(sums.map(({ currency, brandIds }) => [currency, brandIds])).toEqual([['EUR', ['alder', 'elm']]]);
      for (const field of ['stakesPlaced', 'stakesSettled', 'ggr', 'openBets', 'jackpotContrib'] as const) {
        expect([field, added(items.map((row) => row[field]))]).toEqual([field, sums[0]?.[field]]);
      }
    }
  });

  test('days, converted, are the period', async () => {
    const { items, totals: sums } = await summaries({ currency: 'EUR', groupBy: ['vertical'] });

    expect(items.every(({ currency }) => currency === 'EUR')).toBe(true);
    for (const field of ['stakesPlaced', 'stakesSettled', 'winnings', 'ggr', 'jackpotContrib'] as const)
      expect([field, added(items.map((row) => row[field]))]).toEqual([field, sums[0]?.[field]]);
  });

  test('without a rate a brand stays in its own currency, and says for which days', async () => {
    const { brands, totals: sums, items } = await totals({ currency: 'USD' }, null);

    expect(sums.map(({ currency, stakesPlaced }) => [currency, stakesPlaced])).toEqual([
      ['EUR', '5.55'],
      ['TZS', '11666790.00'],
    ]);
    expect(items.map(({ currency }) => currency).sort()).toEqual(['EUR', 'TZS']);
    expect(brands[0]).toMatchObject({ currency: 'TZS', meta: { status: 'PROVISIONAL' } });
    expect(brands[0]?.meta.statusReasons).toContain('FX_MISSING:TZS/USD 2026-03-02');
  });

  test('balances without a rate are not told as zero, even where nothing else happened', async () => {
    const quiet = { from: '2026-03-31', to: '2026-03-31' };

    expect((await totals({ ...quiet, currency: 'EUR' })).brands[0]).toMatchObject({
      currency: 'EUR',
      funds: { liability: '0.34', heldFunds: '0.51' },
    });
    expect((await totals({ ...quiet, currency: 'USD' })).brands[0]).toMatchObject({
      currency: 'TZS',
      funds: { liability: '1000.00' },
      meta: { status: 'PROVISIONAL' },
    });
  });

  test('cash, bonus and jackpots of the period', async () => {
    const { totals: sums, brands, items } = await totals();
    const expected = {
      deposits: '5000.00',
      withdrawals: '1500.00',
      bonusCost: '550.00',
      jackpotContrib: '12.3456',
      openBets: '40.00',
      liability: '1000.00',
      activePlayers: 2,
    };

    expect(sums).toMatchObject([expected]);
    expect(brands).toMatchObject([{ measures: expected, previous: { deposits: '60.00', ggr: '0.00' } }]);
    expect(items).toMatchObject([{ ...expected, liability: null, channel: 'ONLINE' }]);
  });

  test.each([
    ['SETTLED', '550.00'],
    ['PLACED', null],
    ['PAID', '550.00'],
  ])('bonus cost on the basis %s is %s', async (basis, bonusCost) => {
    expect((await totals({ basis })).totals).toMatchObject([{ bonusCost }]);
  });

  test('money on account is told by channel, never by game or licence', async () => {
    const byChannel = await totals({ groupBy: ['channel'] });
    const byVertical = await totals({ groupBy: ['vertical'] });
    const ofVertical = await totals({ vertical: 'CASINO_SLOTS' });

    expect(byChannel.items).toMatchObject([{ channel: 'ONLINE', deposits: '5000.00', liability: null }]);
    expect(byVertical.items.map(({ deposits, bonusCost }) => [deposits, bonusCost])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(byVertical.totals).toMatchObject([{ deposits: '5000.00' }]);
    expect(ofVertical.totals).toMatchObject([{ deposits: null, bonusCost: null, ngr: null }]);
    expect(ofVertical.brands).toMatchObject([{ funds: null }]);
  });

  test('protected funds are liability, open bets, pending withdrawals and pools; what is held covers them or not', async () => {
    const { brands } = await totals();

    expect(brands[0]?.funds).toEqual({
      day: '2026-03-31',
      liability: '1000.00',
      bonus: '70.00',
      openBets: '40.00',
      unpaidWinnings: '3.00',
      pendingWithdrawals: '500.00',
      jackpotPools: '12.3456',
      protectedFunds: '1552.3456',
      heldFunds: '1500.00',
      coverage: '-52.3456',
    });
    expect((await totals({ to: '2026-03-30' })).brands).toMatchObject([{ funds: null }]);
  });

  test('taxes are those of the rules, on the whole brand; ngr bears them', async () => {
    const { brands, totals: sums, items } = await totals();

    // 25 % of what was placed on casino games, 11,666,790, less the 300 paid: half a shilling is rounded up.
    expect(brands[0]?.taxes?.payable).toContainEqual({
      authority: 'TRA',
      code: 'GGT',
      currency: 'TZS',
      amount: '2916623.00',
    });
    // 11,666,450 of revenue less 550 of bonus and the tax.
    expect(sums[0]).toMatchObject({ tax: '2916623.00', levy: '0.00', ggr: '11666450.00', ngr: '8749277.00' });
    expect(items.map(({ tax, ngr }) => [tax, ngr])).toEqual([[null, null]]);
    expect((await totals({ licenceId: 'lic-1' })).brands).toMatchObject([{ taxes: null }]);
    const without = await totals({ taxes: 'false' });
    expect(without.brands).toMatchObject([{ taxes: null }]);
    expect(without.totals).toMatchObject([{ tax: null, ngr: null }]);
  });

  test('a tax in another currency bears the rate of the last day of its tax period', async () => {
    // 2,916,623 shillings at the rate of 4 March, the last one published before the end of the month.
    expect((await totals({ currency: 'EUR' })).totals).toMatchObject([{ tax: '994.28' }]);
  });

  test('INV-28: whoever may see a scope sees the same of it', async () => {
    const reporter = await app.signIn({ role: 'reporter', brandIds: ['alder'], id: 'u_reporter' });
    const options = { brand: 'alder', query: march };

    expect((await reporter('GET', listTotals.path, options)).json()).toEqual(await totals());
  });

  test('a bucket has its players once, its own money and its closing balances', async () => {
    const { items } = await summaries({ granularity: 'week', from: '2026-03-02', to: '2026-03-08' });
    const byDay = await summaries();
    const month = await summaries({ granularity: 'month' });

    expect(items).toMatchObject([
      { from: '2026-03-02', activePlayers: 2, deposits: '5000.00', openBets: '40.00', liability: null },
    ]);
    expect(
      byDay.items.map(({ from, activePlayers, openBets, deposits }) => [
        from,
        activePlayers,
        openBets,
        deposits,
      ]),
    ).toEqual([
      ['2026-03-02', 1, '0.00', '0.00'],
      ['2026-03-03', 1, '0.00', '0.00'],
      ['2026-03-04', 1, '0.00', '0.00'],
      ['2026-03-05', 1, '0.00', '0.00'],
      ['2026-03-06', 1, '40.00', '5000.00'],
    ]);
    expect(month.items).toMatchObject([{ liability: '1000.00', tax: '2916623.00', activePlayers: 2 }]);
    expect(byDay.items.every(({ tax }) => tax === null)).toBe(true);
    expect(items).toMatchObject([{ tax: null, ngr: null }]);
  });
});

function added(amounts: readonly (string | null)[]): string | null {
  if (amounts.includes(null)) return null;
  const sum = amounts.reduce((all, amount) => all.plus(amount ?? 0), new Big(0));
  return sum.eq(sum.toFixed(2)) ? sum.toFixed(2) : sum.toFixed(4);
}
