import { readDashboardSummary } from '@tallyhouse/shared/contracts/dashboard';
import { readDashboardTiles } from '@tallyhouse/shared/contracts/dashboard-tiles';
import { openDrill, readDrill } from '@tallyhouse/shared/contracts/lineage';
import { listReportFields, simulateOnlineReport } from '@tallyhouse/shared/contracts/online-reports';
import { readReconciliation } from '@tallyhouse/shared/contracts/reconciliation';
import { readRetailPack } from '@tallyhouse/shared/contracts/retail-pack';
import { listRetailReports } from '@tallyhouse/shared/contracts/retail-reports';
import { listTotalParts, readTotalChanges } from '@tallyhouse/shared/contracts/total-changes';
import {
  listCommissions,
  listSummaries,
  listTotals,
  readBasisBridge,
} from '@tallyhouse/shared/contracts/total-reports';
import { givenRate } from '../../../facts/fx/testing/given-rate';
import { writeRates } from '../../../facts/fx/write-rates';
import {
  alder,
  givenBalances,
  givenBet,
  givenBrands,
  givenMovement,
  givenSettlement,
  insertLicence,
} from '../../../figures/testing/given-facts';
import { birch } from '../../../filing/tax-periods/testing/given-tax-app';
import { actForAllBrands } from '../../../store/brand-scope';
import { startTestApp, type TestApp, type TestCaller } from '../../../app/testing/test-app';
import { bothEngines } from '../../../store/testing/on-engines';

const march = { from: '2026-03-01', to: '2026-03-31' };

describe.each(bothEngines({ isGuarded: true }))(
  'figures of a brand whose licences are played in two currencies, on %s',
  (_, open) => {
    let app: TestApp;
    let reporter: TestCaller;

    beforeAll(async () => {
      const store = await open();
      await actForAllBrands(async () => {
        await givenBrands(store, [alder, birch]);
        await insertLicence(store, { id: 'dk', brand_id: 'birch', authority: 'DGA' });
        const own = { currency: 'SEK', zone: 'Europe/Stockholm', cutoff: '06:00' };
        await insertLicence(store, { id: 'se', brand_id: 'birch', authority: 'Spelinspektionen', ...own });
        const of = { brand_id: 'birch', product_id: 'game-1' };
        for (const [licence_id, currency, day, stake, channel = 'ONLINE'] of [
          ['dk', 'DKK', '2026-03-02', '1000'],
          ['se', 'SEK', '2026-03-02', '100'],
          ['se', 'SEK', '2026-03-03', '200'],
          ['se', 'SEK', '2026-02-10', '50'],
          ['dk', 'DKK', '2026-01-05', '10', 'RETAIL'],
          ['se', 'SEK', '2026-01-05', '10', 'RETAIL'],
        ] as const) {
          const record_id = `${licence_id} ${day}`;
          await givenBet(store, { ...of, record_id, licence_id, currency, day, stake, channel });
          const settled = { ...of, bet_record_id: record_id, licence_id, currency, day, stake, channel };
          await givenSettlement(store, settled);
        }
        await givenBet(store, { ...of, licence_id: 'se', currency: 'SEK', day: '2026-03-03', stake: '10' });
        await givenBet(store, { ...of, licence_id: 'se', currency: 'SEK', day: '2026-03-02', stake: '20' });
        await givenMovement(store, { brand_id: 'birch', currency: 'DKK', day: '2026-03-02', amount: '10' });
        await givenMovement(store, {
          brand_id: 'birch',
          currency: 'SEK',
          day: '2026-03-02',
          licence_id: 'se',
        });
        await givenBalances(store, { brand_id: 'birch', currency: 'DKK', player_cash: '1000' });
        await givenBalances(store, {
          ...{ brand_id: 'birch', currency: 'SEK', licence_id: 'se', player_cash: '100' },
        });
        const pair = { from: 'SEK', to: 'DKK' };
        await store.tx((tx) =>
          writeRates(tx, [
            givenRate({ ...pair, rateDate: '2026-03-02', rate: '0.65' }),
            givenRate({ ...pair, rateDate: '2026-03-03', rate: '0.70' }),
          ]),
        );
        app = await startTestApp(store, { now: '2026-04-01T12:00:00Z' });
        reporter = await app.signIn({ role: 'reporter', brandIds: ['alder', 'birch'] });
      });
    });
    afterAll(() => app.close());

    const ask = async (path: string, query: Record<string, string> = {}) =>
      (await reporter('GET', path, { query, brand: 'birch' })).json<Record<string, unknown>>();

    test('are in the brand’s own, each day of each licence converted by its rate', async () => {
      // 1000 + 100 × 0.65 + 200 × 0.70; what is open and owed bears the rate of the last day.
      expect(await ask(listTotals.path, march)).toMatchObject({
        brands: [{ currency: 'DKK', openBets: '21.00', funds: { liability: '1070.00' } }],
        totals: [{ currency: 'DKK', ggr: '1205.00', deposits: '75.00', bets: 3 }],
      });
      const { items } = await ask(listSummaries.path, { ...march, granularity: 'day' });
      expect(items).toMatchObject([
        { from: '2026-03-02', ggr: '1065.00' },
        { from: '2026-03-03', ggr: '140.00' },
      ]);
      const { items: byLicence } = await ask(listTotals.path, { ...march, groupBy: 'licence' });
      expect(byLicence).toMatchObject([
        { licenceId: 'dk', currency: 'DKK', ggr: '1000.00' },
        { licenceId: 'se', currency: 'DKK', ggr: '205.00' },
      ]);
    });

    test.each([
      [{ licenceId: 'se' }, 'SEK', '300.00', { cutoff: '06:00', zone: 'Europe/Stockholm' }],
      [{ jurisdiction: 'SE' }, 'SEK', '300.00', { cutoff: '06:00' }],
      [{ licenceId: 'dk' }, 'DKK', '1000.00', { cutoff: '00:00', zone: 'Europe/Copenhagen' }],
    ])('of %j alone are in its currency, on its gaming days', async (only, currency, ggr, clock) => {
      expect(await ask(listTotals.path, { ...march, ...only })).toMatchObject({
        brands: [{ currency, meta: { period: clock } }],
        totals: [{ currency, ggr }],
      });
    });

    test('leave out what has no rate, and name it', async () => {
      const february = { from: '2026-02-01', to: '2026-02-28' };
      const { brands, totals } = await ask(listTotals.path, february);
      expect(totals).toMatchObject([{ currency: 'DKK', ggr: '0.00' }]);
      expect(brands).toMatchObject([
        {
          meta: {
            status: 'PROVISIONAL',
            statusReasons: expect.arrayContaining(['FX_MISSING:SEK/DKK 2026-02-10']) as string[],
            filtersText: ['Gaming days of some licences start at 06:00 in Europe/Stockholm'],
          },
        },
      ]);
    });

    test('of the dashboard are converted, too', async () => {
      expect(await ask(readDashboardSummary.path)).toMatchObject({
        ...{ currency: 'DKK', openBets: '21.00' },
        ggr: { current: '1205.00', previous: '0.00' },
        daily: [
          { day: '2026-03-02', ggr: '1065.00' },
          { day: '2026-03-03', ggr: '140.00' },
        ],
      });
      const { items } = await ask(readDashboardTiles.path);
      expect(items).toContainEqual(
        expect.objectContaining({ id: 'MONTH_GGR', amount: null, tone: 'UNKNOWN' }),
      );
    });

    test('are refused where they would have to be added up, with what to do', async () => {
      const order = { type: 'ONLINE_DAILY', period: march, filters: [] };
      const simulate = async (more: Record<string, unknown> = {}) => {
        const body = { ...order, ...more };
        const answer = await reporter('POST', simulateOnlineReport.path, { brand: 'birch', body });
        return answer.json<Record<string, unknown>>();
      };
      expect(await simulate()).toMatchObject({
        ...{ status: 409, code: 'SEVERAL_CURRENCIES' },
        detail:
          'Licences of Birch are played in DKK and SEK. Choose one licence, or filter by those of one currency.',
      });
      expect(await simulate({ licenceId: 'se' })).toMatchObject({
        ...{ currency: 'SEK', totals: { ggr: '300.00' } },
        meta: { period: { zone: 'Europe/Stockholm', cutoff: '06:00' } },
      });
      const since = '2026-03-05T00:00:00Z';
      for (const [path, more] of [
        [listTotalParts.path, { by: 'product' }],
        [readTotalChanges.path, { since, figure: 'ggr' }],
      ] as const) {
        expect(await ask(path, { ...march, ...more })).toMatchObject({
          status: 409,
          code: 'SEVERAL_CURRENCIES',
        });
        expect(await ask(path, { ...march, ...more, licenceId: 'se' })).toMatchObject({ currency: 'SEK' });
      }
      const parts = await ask(listTotalParts.path, { ...march, by: 'product', licenceId: 'se' });
      expect(parts).toMatchObject({ items: [{ id: 'game-1', ggr: '300.00' }] });
      for (const { path } of [listCommissions, listRetailReports, readRetailPack]) {
        expect(await ask(path, march)).toMatchObject({ status: 409, code: 'SEVERAL_CURRENCIES' });
      }
    });

    test('are bridged between the bases at the rates of the total, and what the rates make of it is a line', async () => {
      const onBasis = async (basis: string) => {
        const { totals } = await ask(listTotals.path, { ...march, basis });
        return (totals as { ggr: string }[])[0]?.ggr;
      };
      const { meta: _meta, ...bridge } = await ask(readBasisBridge.path, march);
      expect(bridge).toEqual({
        ...{ currency: 'DKK', from: 'PLACED_PAID', to: 'SETTLED' },
        start: await onBasis('PLACED_PAID'),
        lines: [
          { code: 'OPEN_BETS_DELTA', amount: '-21.00' },
          { code: 'UNPAID_DELTA', amount: '0.00' },
          { code: 'EXPIRED', amount: '0.00' },
          { code: 'EXPIRED_CREDITED', amount: '0.00' },
          // 20 SEK were placed at 0.65 and are open at 0.70.
          { code: 'EXCHANGE_RATES', amount: '1.00' },
        ],
        end: await onBasis('SETTLED'),
      });
    });

    test('of a report are chosen by the licences of one currency; a return is under one law, and needs no choice', async () => {
      const { types } = (await ask(listReportFields.path)) as {
        types: { type: string; currencies?: object }[];
      };
      const currenciesOf = (type: string) => types.find((one) => one.type === type)?.currencies;
      expect(currenciesOf('ONLINE_DAILY')).toEqual([
        { currency: 'DKK', licenceIds: ['dk'] },
        { currency: 'SEK', licenceIds: ['se'] },
      ]);
      expect(['DK_MONTHLY', 'SE_MONTHLY'].map(currenciesOf)).toEqual([undefined, undefined]);
    });

    test('lead to their facts by licence', async () => {
      const facts = async (conditions: readonly object[]) => {
        const cell = { brandId: 'birch', period: march, basis: 'SETTLED', asOf: '2026-04-01T12:00:00.000Z' };
        const opened = await reporter('POST', openDrill.path, {
          brand: 'birch',
          body: { ...cell, conditions },
        });
        return ask(readDrill.path, { token: opened.json<{ token: string }>().token });
      };
      expect(await facts([])).toMatchObject({ status: 409, code: 'SEVERAL_CURRENCIES' });
      const one = [{ field: 'licence', op: 'eq', value: 'se' }];
      expect(await facts(one)).toMatchObject({
        cell: { currency: 'SEK', zone: 'Europe/Stockholm' },
        value: '300.00',
      });
    });

    test('of open bets are told for each currency by itself', async () => {
      const { openBets } = await ask(readReconciliation.path, { day: '2026-03-03' });
      expect(openBets).toMatchObject([
        { currency: 'DKK', placed: '0.00', closing: '0.00', status: 'EQUAL' },
        { currency: 'SEK', placed: '210.00', settled: '200.00', closing: '30.00', status: 'EQUAL' },
      ]);
    });

    test('are the same to the cent on the dashboard and in the total report, where each amount is less than a cent', () =>
      actForAllBrands(async () => {
        const rate = givenRate({ from: 'SEK', to: 'DKK', rateDate: '2026-02-01', rate: '0.60' });
        await app.store.tx((tx) => writeRates(tx, [rate]));
        // 0.007 × 0.70 is less than half an öre, twice as much is more.
        for (const vertical of ['BINGO', 'SPORTS_LIVE']) {
          const of = {
            brand_id: 'birch',
            licence_id: 'se',
            currency: 'SEK',
            day: '2026-03-03',
            stake: '0.007',
          };
          await givenBet(app.store, { ...of, vertical, record_id: vertical });
          await givenSettlement(app.store, { ...of, vertical, bet_record_id: vertical });
          await givenBet(app.store, { ...of, vertical, record_id: `open ${vertical}` });
        }

        const { brands } = await ask(listTotals.path, { ...march, basis: 'SETTLED' });
        const [{ measures, openBets }] = brands as [{ measures: { ggr: string }; openBets: string }];
        expect(measures.ggr).toBe('1205.00');
        expect(await ask(readDashboardSummary.path)).toMatchObject({
          ggr: { current: measures.ggr },
          openBets,
        });
        const { items } = await ask(readDashboardTiles.path);
        expect(items).toContainEqual(expect.objectContaining({ id: 'MONTH_GGR', amount: measures.ggr }));
      }));
  },
);
