import { readDashboardBadges } from '@tallyhouse/shared/contracts/dashboard-badges';
import { readDashboardSummary, readFreshness } from '@tallyhouse/shared/contracts/dashboard';
import {
  readDashboardCalendar,
  readDashboardChanges,
  readDashboardTiles,
} from '@tallyhouse/shared/contracts/dashboard-tiles';
import { listTanzanianSummaries, listTanzanianTotals } from '@tallyhouse/shared/contracts/tanzania-reports';
import { listTaxPeriods } from '@tallyhouse/shared/contracts/tax-reporting';
import { listPlayers } from '@tallyhouse/shared/contracts/total-players';
import { listSummaries, listTotals } from '@tallyhouse/shared/contracts/total-reports';
import {
  givenBet,
  givenPayment,
  givenSettlement,
  insert,
  insertLicence,
} from '../../../figures/testing/given-facts';
import { actForAllBrands } from '../../../store/brand-scope';
import type { Queryable } from '../../../store/store';
import { bothEngines } from '../../../store/testing/on-engines';
import { recordingStore, type RecordingStore } from '../../../store/testing/recording-store';
import { givenRate } from '../../../facts/fx/testing/given-rate';
import { writeRates } from '../../../facts/fx/write-rates';
import {
  birch,
  cedar,
  givenTaxApp,
  sportsTax,
  type TaxApp,
} from '../../../filing/tax-periods/testing/given-tax-app';

const march = { from: '2026-03-01', to: '2026-03-31' };
const year = { from: '2025-04-01', to: '2026-03-31' };

let reports = 0;

/** A report of the year that somebody confirmed: its days are held against the facts. */
async function givenConfirmed(store: Queryable, brandId: string): Promise<void> {
  reports += 1;
  const of = { id: `kept-${reports}`, brand_id: brandId, family: 'ONLINE' };
  const definition = {
    type: 'ONLINE_DAILY',
    period: year,
    basis: 'SETTLED',
    fields: ['day', 'stakes'],
    filters: [],
  };
  await insert(store, 'report_content', {
    ...{ ...of, columns: '[]', totals: '{}', meta: '{}', checks: '[]', row_count: 0, content_hash: 'h' },
    ...{ definition: JSON.stringify(definition), currency: 'EUR', created_at: '2026-04-01T00:00:00Z' },
  });
  await insert(store, 'report', {
    ...{ ...of, type: 'ONLINE_DAILY', title: 'Daily', period_from: year.from, period_to: '2026-12-31' },
    ...{ basis: 'SETTLED', version: reports, state: 'SENT', figure_status: 'FINAL', content_id: of.id },
    ...{ prepared_by: 'u', prepared_at: '2026-04-01T00:00:00Z' },
  });
}

describe.each(bothEngines())('statements of the calls of figures, on %s', (_, open) => {
  let store: RecordingStore;
  let tax: TaxApp;

  beforeAll(async () => {
    store = recordingStore(await open());
    tax = await givenTaxApp(store, [cedar, birch]);
    await actForAllBrands(async () => {
      for (const { id, currency, authority } of [
        { id: 'elm', currency: 'EUR', authority: 'MGA' },
        { id: 'cedar', currency: 'GBP', authority: 'UKGC' },
        { id: 'birch', currency: 'DKK', authority: 'DGA' },
      ]) {
        const place = { brand_id: id, currency, licence_id: `of-${id}` };
        await insertLicence(store, { id: `of-${id}`, brand_id: id, authority });
        for (const day of ['2025-11-03', '2026-03-02']) {
          await givenBet(store, { ...place, day });
          await givenSettlement(store, { ...place, day, payout: '150' });
          await givenPayment(store, { ...place, day, gross: '150' });
        }
      }
      // A licence that is played in another currency has its amounts converted, day by day.
      await insertLicence(store, { id: 'of-elm-gb', brand_id: 'elm', authority: 'UKGC', currency: 'GBP' });
      const abroad = { brand_id: 'elm', currency: 'GBP', licence_id: 'of-elm-gb' };
      for (const day of ['2025-11-03', '2026-02-03', '2026-03-02']) {
        await givenBet(store, { ...abroad, day });
        await givenSettlement(store, { ...abroad, day, payout: '50' });
      }
      const rate = (from: string, to: string) => givenRate({ from, to, rateDate: '2025-10-31' });
      await store.tx((tx) => writeRates(tx, [rate('GBP', 'EUR'), rate('EUR', 'GBP')]));
    });
    await actForAllBrands(async () => {
      for (const brandId of ['alder', 'elm', 'elm']) await givenConfirmed(store, brandId);
    });
    // A period with steps, and a return that is awaited for it.
    await tax.close(sportsTax);
  });
  afterAll(() => tax.app.close());

  /** Statements of one call for all brands of the reporter, or for one. */
  async function statementsOf(path: string, query: object, brand?: string): Promise<string[]> {
    const asked = { query: { ...query }, ...(brand !== undefined && { brand }) };
    const { answer, sent } = await store.sentBy(() => tax.reporter('GET', path, asked));
    expect(answer.statusCode).toBe(200);
    return sent;
  }

  // A call costs what it sends, on a store where each statement has its price: a few, whatever the number of brands.
  test.each([
    ['the totals of a month', listTotals.path, march, 20],
    ['the totals of a year', listTotals.path, year, 20],
    ['the players of a year', listPlayers.path, year, 4],
    ['the players of a year by month', listPlayers.path, { ...year, granularity: 'month' }, 4],
    ['a month by day', listSummaries.path, march, 20],
    ['a year by day', listSummaries.path, year, 20],
    ['a year by month', listSummaries.path, { ...year, granularity: 'month' }, 20],
    ['weeks and channels', listSummaries.path, { ...march, granularity: 'week', groupBy: 'channel' }, 20],
    ['the tax periods', listTaxPeriods.path, {}, 20],
    ['the tax periods of a month', listTaxPeriods.path, march, 20],
    ['the tax periods of a year', listTaxPeriods.path, year, 20],
    ['the tiles', readDashboardTiles.path, {}, 20],
    ['the tiles of each brand', readDashboardTiles.path, { by: 'brand' }, 20],
    ['the badges', readDashboardBadges.path, {}, 20],
    ['the calendar', readDashboardCalendar.path, {}, 20],
    ['the changes', readDashboardChanges.path, {}, 20],
    ['the freshness of sources', readFreshness.path, {}, 20],
  ])('%s: few statements for four brands and for one', async (__, path, query, most) => {
    const ofAll = await statementsOf(path, query);
    const ofOne = await statementsOf(path, query, 'alder');

    expect(Math.max(ofAll.length, ofOne.length)).toBeLessThanOrEqual(most);
  });

  test.each([
    ['the dashboard', readDashboardSummary.path, {}, 9],
    ['the Tanzanian totals of a month', listTanzanianTotals.path, march, 20],
    ['the Tanzanian totals of a year', listTanzanianTotals.path, year, 20],
    ['a Tanzanian month by week', listTanzanianSummaries.path, march, 20],
    ['a Tanzanian year by month', listTanzanianSummaries.path, { ...year, granularity: 'month' }, 20],
  ])('%s of one brand: few statements', async (__, path, query, most) => {
    const sent = await statementsOf(path, query, 'alder');

    expect(sent.length).toBeLessThanOrEqual(most);
  });

  test.each([
    ['the totals', listTotals.path, march],
    ['the summaries', listSummaries.path, march],
  ])('%s of four brands say of each what they say of it alone', async (__, path, query) => {
    const all = await tax.viewer('GET', path, {
      query: { ...query, brandIds: ['alder', 'birch', 'cedar', 'elm'] },
    });
    const { brands, items } = all.json<{ brands: { brandId: string }[]; items: { brandId: string }[] }>();

    expect(brands).toHaveLength(4);
    for (const brand of brands) {
      const alone = await tax.viewer('GET', path, { query, brand: brand.brandId });
      const own = items.filter(({ brandId }) => brandId === brand.brandId);
      expect(own.length).toBeGreaterThan(0);
      expect(alone.json()).toMatchObject({ brands: [brand], items: own });
    }
  });
});
