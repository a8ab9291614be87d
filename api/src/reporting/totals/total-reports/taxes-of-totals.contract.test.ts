import Big from 'big.js';
import type { TaxPeriod } from '@tallyhouse/shared/contracts/tax-periods';
import { listSummaries, listTotals } from '@tallyhouse/shared/contracts/total-reports';
import type { BrandTotal, SummaryRow, TotalMeasures } from '@tallyhouse/shared/contracts/total-reports';
import { sumMoney } from '../../../domain/money/money';
import { givenRate } from '../../../facts/fx/testing/given-rate';
import { writeRates } from '../../../facts/fx/write-rates';
import { givenBet, givenSettlement, insert, insertLicence } from '../../../figures/testing/given-facts';
import {
  cedar,
  givenTaxApp,
  sportsTax,
  type TaxApp,
} from '../../../filing/tax-periods/testing/given-tax-app';
import { actForAllBrands } from '../../../store/brand-scope';
import { bothEngines } from '../../../store/testing/on-engines';

interface Answer {
  readonly brands: readonly BrandTotal[];
  readonly items: readonly SummaryRow[];
  readonly totals: readonly TotalMeasures[];
}

describe.each(bothEngines())('taxes of totals and summaries, on %s', (_, open) => {
  let tax: TaxApp;

  beforeAll(async () => {
    tax = await givenTaxApp(await open(), [cedar]);
    await actForAllBrands(async () => {
      await insertLicence(tax.store, { id: 'gb-1', brand_id: 'cedar', authority: 'UKGC' });
      const place = { brand_id: 'cedar', licence_id: 'gb-1', currency: 'GBP' };
      // What November wins, December loses: the quarter owes less than November by itself.
      for (const [day, stake, payout] of [
        ['2025-11-10', '1000', '0'],
        ['2025-12-10', '100', '500'],
      ] as const) {
        await givenBet(tax.store, { ...place, day, record_id: day, stake });
        await givenSettlement(tax.store, { ...place, day, bet_record_id: day, stake, payout });
      }
    });
  });
  afterAll(() => tax.app.close());

  async function ask(path: string, brand: string, query: Record<string, string>): Promise<Answer> {
    const answer = await tax.viewer('GET', path, { query, brand });
    expect(answer.json()).not.toHaveProperty('code');
    return answer.json<Answer>();
  }

  test('months have no tax where it is on quarters: they would not add up to it', async () => {
    const quarter = { from: '2025-10-01', to: '2025-12-31', granularity: 'month' };
    const { items, totals } = await ask(listSummaries.path, 'cedar', quarter);

    expect(items.map(({ from, tax: owed, ngr }) => [from, owed, ngr])).toEqual([
      ['2025-11-01', null, null],
      ['2025-12-01', null, null],
    ]);
    expect(Number(totals[0]?.tax)).toBeGreaterThan(0);
  });

  test('a month by itself has the tax of its days, as the total has', async () => {
    const november = { from: '2025-11-01', to: '2025-11-30' };
    const { items } = await ask(listSummaries.path, 'cedar', { ...november, granularity: 'month' });
    const { totals } = await ask(listTotals.path, 'cedar', november);

    expect(items).toMatchObject([{ tax: totals[0]?.tax, ngr: totals[0]?.ngr }]);
    expect(Number(totals[0]?.tax)).toBeGreaterThan(0);
  });

  test('in another currency each month of a tax bears its own rate, and the total is their sum', async () => {
    await actForAllBrands(async () => {
      await tax.store.tx((tx) =>
        writeRates(
          tx,
          [
            ['2026-03-01', '0.0004'],
            ['2026-04-01', '0.0002'],
          ].map(([rateDate = '', rate = '']) => givenRate({ from: 'TZS', to: 'EUR', rateDate, rate })),
        ),
      );
      const april = { day: '2026-04-02', stake: '900000' };
      await givenBet(tax.store, { ...april, record_id: 'april' });
      await givenSettlement(tax.store, { ...april, bet_record_id: 'april' });
    });
    const months = { from: '2026-03-01', to: '2026-04-09', granularity: 'month' };
    const own = await ask(listSummaries.path, 'alder', months);
    const { items, totals } = await ask(listSummaries.path, 'alder', { ...months, currency: 'EUR' });

    expect(items.map((one) => one.tax)).toEqual(
      own.items.map((one, at) => new Big(one.tax ?? '').times(at === 0 ? '0.0004' : '0.0002').toFixed(2)),
    );
    expect(totals).toMatchObject([{ currency: 'EUR', tax: sumMoney(items.map((one) => one.tax ?? '')) }]);
  });

  test('play in no tax class makes the taxes of a total provisional, as it makes the tax period', async () => {
    await actForAllBrands(() => givenBet(tax.store, { vertical: 'CRASH', record_id: 'x1', stake: '400' }));

    const [brand] = (await ask(listTotals.path, 'alder', { from: '2026-03-01', to: '2026-03-31' })).brands;
    const { items } = await tax.list({ from: '2026-03-01', to: '2026-03-31' });
    const period = items.find(({ id }: TaxPeriod) => id === sportsTax);

    expect(period?.statusReasons).toContain('UNCLASSIFIED:lic-1 ONLINE CRASH');
    expect(brand?.taxes?.statusReasons).toContain('UNCLASSIFIED:lic-1 ONLINE CRASH');
  });

  test('a month is as sure as the tax that it has; a day, which has none, as its facts', async () => {
    const march = { from: '2026-03-01', to: '2026-03-31' };
    const rowOf = async (granularity: string) => {
      const { items } = await ask(listSummaries.path, 'alder', { ...march, granularity });
      return items.find(({ bets }) => bets > 0);
    };
    const month = await rowOf('month');

    expect(month?.tax).not.toBeNull();
    expect(month).toMatchObject({ status: 'UNVERIFIED_RULE' });
    expect(month?.statusReasons).toContain('RULE_UNVERIFIED:TZ.GGT.SPORTS.2018-07-01');
    expect(await rowOf('day')).toMatchObject({ tax: null, status: 'FINAL' });
  });

  test('an amount for each machine is owed from the first of a month on, and no later day has a share of it', async () => {
    await actForAllBrands(async () => {
      const machine = { id: 'm1', brand_id: 'alder', licence_id: 'lic-9', licensed_from: '2026-01-01' };
      await insert(tax.store, 'gaming_machine', { ...machine, product_class: 'SLOT_ROUTE' });
    });
    const told = async (from: string, to: string) => {
      const [brand] = (await ask(listTotals.path, 'alder', { from, to })).brands;
      const payable = brand?.taxes?.payable ?? [];
      return {
        fixed: brand?.taxes?.fixedAmounts,
        hasTax: brand?.measures.tax !== null,
        hasNgr: brand?.measures.ngr !== null,
        holdsMachine: payable.some(({ code, amount }) => code === 'GGT' && Number(amount) >= 100_000),
      };
    };
    const whole = { hasTax: true, hasNgr: true, holdsMachine: true };
    const without = { hasTax: false, hasNgr: false, holdsMachine: false };

    expect(await told('2026-02-01', '2026-02-28')).toEqual({ fixed: undefined, ...whole });
    expect(await told('2026-02-01', '2026-02-12')).toEqual({ fixed: 'IN_FULL', ...whole });
    expect(await told('2026-02-12', '2026-02-12')).toEqual({ fixed: 'UNTOLD', ...without });
    expect(await told('2026-01-15', '2026-02-28')).toEqual({ fixed: 'UNTOLD', ...without });
  });

  test('a month without play has its row where a tax on machines is due, so that months add up to it', async () => {
    const winter = { from: '2026-01-01', to: '2026-02-28', granularity: 'month' };
    const { items, totals } = await ask(listSummaries.path, 'alder', winter);

    expect(items.map(({ from, hasData, bets }) => [from, hasData, bets])).toEqual([
      ['2026-01-01', true, 0],
      ['2026-02-01', true, 0],
    ]);
    expect(totals).toMatchObject([{ tax: sumMoney(items.map((one) => one.tax ?? '')) }]);
  });
});
