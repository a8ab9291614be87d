import { readRetailPack } from '@tallyhouse/shared/contracts/retail-pack';
import {
  listTotals,
  readBasisBridge,
  type BrandTotal,
  type TotalMeasures,
  type TotalRow,
} from '@tallyhouse/shared/contracts/total-reports';
import golden from '../../../domain/testing/golden.json';
import {
  alder,
  givenBalances,
  givenBet,
  givenBrands,
  givenJackpot,
  givenMovement,
  givenPayment,
  givenSettlement,
  givenShift,
  insert,
} from '../../../figures/testing/given-facts';
import { findBookViolations } from '../../../facts/laws/find-violations';
import type { Store } from '../../../store/store';
import { startTestApp, type TestApp, type TestCaller } from '../../../app/testing/test-app';
import { bothEngines } from '../../../store/testing/on-engines';

const march = { from: '2026-03-01', to: '2026-03-31' };
const brandIds = ['g01', 'g10', 'g23-a', 'g23-b', 'g24', 'g30'];
/** The examples write whole amounts without decimals. */
const money = (amount: string | number) => Number(amount).toFixed(2);

async function givenExamples(store: Store): Promise<void> {
  await givenBrands(
    store,
    brandIds.map((id) => ({ ...alder, id, name: id })),
  );
  const { G01, G10, G23, G24, G30 } = golden;
  const kept = Number(G01.input.stakesSettled) - Number(G01.input.voidedStakes);
  await givenSettlement(store, { brand_id: 'g01', stake: `${kept}`, payout: G01.input.winnings });
  await givenSettlement(store, { brand_id: 'g01', stake: G01.input.voidedStakes, result: 'VOID' });

  for (const row of G10.input.rows as [string, string, string, string, number, number][]) {
    const [id, placed, settled, paid, stakeUnits, payoutUnits] = row;
    const ticket = { brand_id: 'g10', stake: `${stakeUnits}` };
    const isVoid = settled.startsWith('VOID');
    const day = settled.replace('VOID', '');
    const payout = isVoid ? '0' : `${payoutUnits}`;
    await givenBet(store, { ...ticket, record_id: id, day: placed });
    const ended = { ...ticket, bet_record_id: id, day, payout };
    await givenSettlement(store, isVoid ? { ...ended, result: 'VOID' } : ended);
    if (payout !== '0') {
      await givenPayment(store, { brand_id: 'g10', bet_record_id: id, day: paid, gross: payout });
    }
  }

  for (const [channel, brands] of Object.entries({ ONLINE: G23.input.online, RETAIL: G23.input.retail })) {
    for (const [brand, figures] of Object.entries(brands)) {
      const [stakes = '0', voids = '0', winnings = '0'] = figures;
      const place = { brand_id: `g23-${brand.toLowerCase()}`, channel };
      await givenSettlement(store, {
        ...{ ...place, stake: `${Number(stakes) - Number(voids)}`, payout: winnings },
      });
      await givenSettlement(store, { ...place, stake: voids, result: 'VOID' });
    }
  }

  const cashedOut = { brand_id: 'g24', bet_record_id: 'cash-out' };
  const { settledStake } = G24.expected.day1;
  await givenBet(store, {
    brand_id: 'g24',
    record_id: 'cash-out',
    day: '2026-03-01',
    stake: G24.input.stake,
  });
  await givenSettlement(store, {
    ...{ ...cashedOut, day: '2026-03-01', stake: settledStake, payout: G24.input.cashOutValue },
    result: 'PARTIAL_CASHOUT',
  });
  const rest = Number(G24.input.stake) - Number(settledStake);
  await givenSettlement(store, { ...cashedOut, day: '2026-03-02', stake: `${rest}` });

  const shop = { brand_id: 'g30', id: 'b1', name: 'Kariakoo', region: 'Dar es Salaam' };
  await insert(store, 'branch', { ...shop, opened_on: '2025-01-01' });
  await insert(store, 'cashier', { brand_id: 'g30', id: 'cashier-1', branch_id: 'b1', name: 'Asha' });
  // A drawer counts what it sold and paid, vouchers with the tickets.
  const { input } = G30;
  await givenShift(store, {
    ...{ brand_id: 'g30', branch_id: 'b1', float_amount: input.openingFloat, counted: input.counted },
    sales: `${Number(input.ticketsSold) + Number(input.voucherIssued)}`,
    payouts: `${Number(input.ticketsPaid) + Number(input.voucherRedeemed)}`,
    ...{ refunds: input.cancelledRefunded, cash_in: input.cashIn, cash_out: input.cashOut },
  });
}

describe.each(bothEngines())('golden examples as calls answer them, on %s', (_engine, open) => {
  let app: TestApp;
  let viewer: TestCaller;

  beforeAll(async () => {
    const store = await open();
    await givenExamples(store);
    app = await startTestApp(store, { now: '2026-04-10T08:00:00Z' });
    viewer = await app.signIn({ role: 'viewer', brandIds });
  });
  afterAll(() => app.close());

  async function ask<T>(path: string, brand: string | undefined, query: object): Promise<T> {
    const asked = { ...march, ...query } as Record<string, string>;
    const answer = await viewer('GET', path, { ...(brand !== undefined && { brand }), query: asked });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    return answer.json<T>();
  }
  interface Totals {
    readonly items: TotalRow[];
    readonly totals: TotalMeasures[];
    readonly brands: BrandTotal[];
  }
  const totals = (brand: string | undefined, query: object = {}) =>
    ask<Totals>(listTotals.path, brand, query);
  const totalOf = async (brand: string, query: object = {}) => (await totals(brand, query)).totals[0];

  test('G01: settled revenue and hold', async () => {
    const { netStakes, ggr, hold } = golden.G01.expected;

    expect(await totalOf('g01')).toMatchObject({ netStakes, ggr, hold });
  });

  test('G10: six tickets on three bases, with what stays open and the bridge between them', async () => {
    const { PLACED, SETTLED, TZ_PLACED_PAID, closingOpenBets, closingUnpaidWinnings } = golden.G10.expected;

    expect(await totalOf('g10', { basis: 'PLACED' })).toMatchObject({
      ...{
        stakesPlaced: money(PLACED.stakes),
        voids: money(PLACED.voids),
        netStakes: money(PLACED.netStakes),
      },
      openBets: money(closingOpenBets),
    });
    expect(await totalOf('g10', { basis: 'SETTLED' })).toMatchObject({
      ...{ stakesSettled: money(SETTLED.stakesGross), voids: money(SETTLED.voids) },
      ...{ winnings: money(SETTLED.winnings), ggr: money(SETTLED.ggr) },
    });
    expect(await totalOf('g10', { basis: 'PLACED_PAID' })).toMatchObject({
      ...{ winnings: money(TZ_PLACED_PAID.winningsPaid), ggr: money(TZ_PLACED_PAID.ggr) },
    });
    const [brand] = (await totals('g10')).brands;
    expect(brand?.unpaidWinnings).toBe(money(closingUnpaidWinnings));
    const { start, lines, end } = await ask<{
      start: string;
      lines: { code: string; amount: string }[];
      end: string;
    }>(readBasisBridge.path, 'g10', {});
    const told = lines.filter(({ amount }) => amount !== '0.00').map(({ code, amount }) => [code, amount]);
    expect([start, told, end]).toEqual([
      '730.00',
      [
        ['OPEN_BETS_DELTA', '-350.00'],
        ['UNPAID_DELTA', '-660.00'],
      ],
      '-280.00',
    ]);
  });

  test('G23: online and retail are the brand, brands are the group', async () => {
    const { onlineGgr, retailGgr, totalGgr, group } = golden.G23.expected;
    for (const brand of ['A', 'B'] as const) {
      const id = `g23-${brand.toLowerCase()}`;
      const split = (await totals(id, { groupBy: 'channel' })).items;
      const ofChannel = (channel: string) => split.find((row) => row.channel === channel)?.ggr;

      expect([ofChannel('ONLINE'), ofChannel('RETAIL')]).toEqual([onlineGgr[brand], retailGgr[brand]]);
      expect((await totalOf(id))?.ggr).toBe(totalGgr[brand]);
    }
    const both = await viewer('GET', listTotals.path, { query: march });
    const { items } = both.json<Totals>();
    const ofBoth = items.filter(({ brandId }) => brandId.startsWith('g23-'));
    expect(ofBoth.reduce((sum, { ggr }) => sum + Number(ggr), 0).toFixed(2)).toBe(group);
  });

  test('G24: a partial cash-out settles its share, and the rest when it loses', async () => {
    const { day1, day2, total } = golden.G24.expected;
    const on = async (day: string) => {
      const {
        stakesSettled: settledStake,
        winnings,
        ggr,
        openBets: openStake,
      } = (await totalOf('g24', { from: day, to: day })) ?? {};
      return { settledStake, winnings, ggr, openStake };
    };

    expect(await on('2026-03-01')).toEqual(day1);
    expect(await on('2026-03-02')).toEqual(day2);
    expect(await totalOf('g24')).toMatchObject(total);
  });

  test('G30: what should be in a drawer, and how much is missing', async () => {
    const { items } = await ask<{ items: { values: Record<string, unknown> }[] }>(
      readRetailPack.path,
      'g30',
      { list: 'intake' },
    );

    expect(items[0]?.values).toMatchObject({
      drawerExpected: money(golden.G30.expected.expected),
      overShort: money(golden.G30.expected.overShort),
    });
  });

  test.each([
    ['G15', 'INV-07', golden.G15.expected.closing, 'player_cash'],
    ['G16', 'INV-23', golden.G16.expected.closing, 'jackpot_pools'],
  ] as const)(
    '%s: balances roll forward to what is stated, and a cent off breaks %s',
    async (id, law, closing, column) => {
      const store = await open();
      const brand_id = id.toLowerCase();
      await givenBrands(store, [{ ...alder, id: brand_id, name: id }]);
      const { opening } = golden[id].input;
      await givenBalances(store, { brand_id, day: '2026-03-30', [column]: opening });
      await givenBalances(store, { brand_id, day: '2026-03-31', [column]: closing });
      await givenRoll(store, id);
      const isBroken = async () => (await findBookViolations(store)).some((one) => one.id === law);
      // Before the first of them nothing is known, so all of it is a movement.
      const day = { brand_id, day: '2026-03-30' };
      if (id === 'G15') await givenMovement(store, { ...day, amount: opening });
      else await givenJackpot(store, { ...day, kind: 'SEED', amount: opening });

      expect(await isBroken()).toBe(false);
      await store.query(
        `update balance_snapshot set ${column} = ${column} + 0.01 where gaming_day = '2026-03-31'`,
      );
      expect(await isBroken()).toBe(true);
      await store.close();
    },
  );
});

/** The movements of a day as the facts that sources send of them. */
async function givenRoll(store: Store, id: 'G15' | 'G16'): Promise<void> {
  const day = '2026-03-31';
  if (id === 'G16') {
    const { won, reseed } = golden.G16.input;
    const pool = { brand_id: 'g16', day };
    await givenJackpot(store, { ...pool, amount: golden.G16.expected.contributions });
    await givenJackpot(store, { ...pool, amount: won, kind: 'WIN' });
    await givenJackpot(store, { ...pool, amount: reseed, kind: 'SEED' });
    return;
  }
  const { movements } = golden.G15.input;
  const account = { brand_id: 'g15', day };
  const size = (amount: string) => amount.replace('-', '');
  const moves = [
    ['DEPOSIT', movements.deposits],
    ['WITHDRAWAL_REQUESTED', movements.withdrawals],
    ['WITHDRAWAL_PAID', movements.withdrawals],
    ['BONUS_GRANTED', movements.bonusConverted],
    ['BONUS_CONVERTED', movements.bonusConverted],
    ['ADJUSTMENT_DEBIT', movements.adjustments],
  ] as const;
  for (const [kind, amount] of moves) await givenMovement(store, { ...account, kind, amount: size(amount) });
  await givenBet(store, { ...account, record_id: 'play', stake: size(movements.stakes) });
  // Voids and winnings come back to the account as payments, less what is withheld.
  const { voids, winningsCredited, withholding } = movements;
  const won = { ...account, bet_record_id: 'play', stake: size(movements.stakes), payout: winningsCredited };
  await givenSettlement(store, won);
  await givenPayment(store, { ...account, kind: 'REFUND', gross: voids });
  const net = (Number(winningsCredited) - Number(size(withholding))).toFixed(2);
  await givenPayment(store, { ...account, gross: winningsCredited, withholding: size(withholding), net });
}
