import { readDashboardSummary } from '@tallyhouse/shared/contracts/dashboard';
import { readDashboardTiles } from '@tallyhouse/shared/contracts/dashboard-tiles';
import { listTaxPeriods } from '@tallyhouse/shared/contracts/tax-reporting';
import { listSummaries, listTotals } from '@tallyhouse/shared/contracts/total-reports';
import { givenBet, givenPayment, givenSettlement } from '../../../figures/testing/given-facts';
import { openTestStore } from '../../../store/testing/open-test-store';
import { recordingStore, type RecordingStore } from '../../../store/testing/recording-store';
import { birch, cedar, givenTaxApp, type TaxApp } from '../../../filing/tax-periods/testing/given-tax-app';

let store: RecordingStore;
let tax: TaxApp;

beforeAll(async () => {
  store = recordingStore(await openTestStore());
  tax = await givenTaxApp(store, [cedar, birch]);
  for (const { id, currency } of [
    { id: 'elm', currency: 'EUR' },
    { id: 'cedar', currency: 'GBP' },
    { id: 'birch', currency: 'DKK' },
  ]) {
    const place = { brand_id: id, currency };
    await givenBet(store, place);
    await givenSettlement(store, { ...place, payout: '150' });
    await givenPayment(store, { ...place, gross: '150' });
  }
});
afterAll(() => tax.app.close());

const march = { from: '2026-03-01', to: '2026-03-31' };

/** What the server does beside any call. */
const ofJobs = /\b(api_call|job|job_turn|saved_search_schedule)\b/;

/** Statements of one call for all brands of the reporter, or for one. */
async function statementsOf(path: string, query: object, brand?: string): Promise<string[]> {
  store.take();
  const answer = await tax.reporter('GET', path, {
    query: { ...query },
    ...(brand !== undefined && { brand }),
  });
  expect(answer.statusCode).toBe(200);
  const sent = store.take().map(({ sql }) => sql);
  return sent.filter((sql) => !ofJobs.test(sql));
}

// A call costs what it sends, on a store where each statement has its price: a few, whatever the number of brands.
test.each([
  ['the totals of a month', listTotals.path, march, 18],
  ['a month by day', listSummaries.path, march, 17],
  [
    'a month by week and channel',
    listSummaries.path,
    { ...march, granularity: 'week', groupBy: 'channel' },
    17,
  ],
  ['the tax periods', listTaxPeriods.path, {}, 19],
])('%s: few statements for four brands', async (_, path, query, most) => {
  const sent = await statementsOf(path, query);

  expect(sent.length).toBeLessThanOrEqual(most);
});

test.each([
  ['the totals', listTotals.path, march],
  ['the summaries', listSummaries.path, march],
])('%s of four brands say of each what they say of it alone', async (_, path, query) => {
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

test('the dashboard of a brand: few statements', async () => {
  const sent = await statementsOf(readDashboardSummary.path, {}, 'alder');

  expect(sent.length).toBeLessThanOrEqual(7);
});

// Thirteen kinds of tiles, each of which knows a part of the product.
test('the tiles of four brands: as many statements as those of one', async () => {
  const ofOne = await statementsOf(readDashboardTiles.path, {}, 'alder');
  const ofAll = await statementsOf(readDashboardTiles.path, {});

  const ofEach = await statementsOf(readDashboardTiles.path, { by: 'brand' });

  expect(ofAll.length).toBeLessThanOrEqual(30);
  expect(ofAll.length - ofOne.length).toBeLessThanOrEqual(1);
  expect(ofEach).toHaveLength(ofAll.length);
});
