import { givenReport } from '../../monitoring/alerts/engine/testing/given-rows';
import { alder, givenBrands, insertLicence } from '../../figures/testing/given-facts';
import type { Store } from '../../store/store';
import { listReports, type ReportListQuery } from './queries/list-reports';
import { bothEngines } from '../../store/testing/on-engines';

describe.each(bothEngines())('the list of reports on %s', (_engine, open) => {
  let store: Store;

  beforeAll(async () => {
    store = await open();
    await givenBrands(store, [alder]);
    const licence = { brand_id: 'alder', authority: 'GBT', number: '1', valid_from: '2025-01-01' };
    await insertLicence(store, { ...licence, id: 'lic-sports', products: 'SPORTS_PREMATCH' });
    await insertLicence(store, { ...licence, id: 'lic-slots', products: 'CASINO_SLOTS' });
    await givenReport(store, { id: 'rep_1', state: 'SIMULATED' });
    await givenReport(store, { id: 'rep_2', state: 'SIMULATED', type: 'TZ_SPORTS_MONTHLY' });
    await givenReport(store, { id: 'rep_3', state: 'SIMULATED', type: 'TZ_CASINO_MONTHLY' });
    await store.query(`update report set tax = 250 where id = 'rep_2'`);
    await store.query(`update report set tax = 30.5 where id = 'rep_3'`);
  });
  afterAll(() => store.close());

  async function ids(query: Partial<ReportListQuery>, brandIds = ['alder']): Promise<string[]> {
    const asked = { page: 1, pageSize: 10, version: 'latest', ...query } as const;
    const { items, totalCount } = await listReports(store, { family: 'ONLINE', brandIds }, asked);
    expect(totalCount).toBe(items.length);
    return items.map(({ id }) => id).sort();
  }

  test('says what a report declares in taxes, and nothing of one without', async () => {
    const asked = { page: 1, pageSize: 10, version: 'latest' } as const;
    const { items } = await listReports(store, { family: 'ONLINE', brandIds: ['alder'] }, asked);

    expect(Object.fromEntries(items.map(({ id, tax }) => [id, tax]))).toEqual({
      rep_1: null,
      rep_2: '250.00',
      rep_3: '30.50',
    });
  });

  test('is sorted by what is declared in taxes, reports without any last', async () => {
    const asked = { page: 1, pageSize: 10, version: 'latest' } as const;
    const sorted = async (sort: string) =>
      (await listReports(store, { family: 'ONLINE', brandIds: ['alder'] }, { ...asked, sort })).items;

    expect((await sorted('tax:desc')).map(({ id }) => id)).toEqual(['rep_2', 'rep_3', 'rep_1']);
    expect((await sorted('tax:asc')).map(({ id }) => id)).toEqual(['rep_3', 'rep_2', 'rep_1']);
  });

  test('gives what is owed to an authority, and what a licence owes', async () => {
    expect(await ids({})).toEqual(['rep_1', 'rep_2', 'rep_3']);
    expect(await ids({ authority: 'TRA' })).toEqual(['rep_2', 'rep_3']);
    expect(await ids({ authority: 'MGA' })).toEqual([]);
    expect(await ids({ licence: 'lic-sports' })).toEqual(['rep_2']);
    expect(await ids({ licence: 'lic-slots', authority: 'TRA' })).toEqual(['rep_3']);
  });

  test('gives nothing for a licence of another brand, and for one that is not there', async () => {
    expect(await ids({ licence: 'lic-sports' }, ['elm'])).toEqual([]);
    expect(await ids({ licence: 'no-such-one' })).toEqual([]);
  });
});
