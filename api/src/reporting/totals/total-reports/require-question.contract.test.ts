import { readTotalChanges, listTotalParts } from '@tallyhouse/shared/contracts/total-changes';
import { listPlayers } from '@tallyhouse/shared/contracts/total-players';
import { listSummaries, listTotals } from '@tallyhouse/shared/contracts/total-reports';
import { listTanzanianSummaries, listTanzanianTotals } from '@tallyhouse/shared/contracts/tanzania-reports';
import { startTestApp, type TestApp, type TestCaller } from '../../../app/testing/test-app';
import { alder, elm, givenBet, givenBrands, insertLicence } from '../../../figures/testing/given-facts';
import { bothEngines } from '../../../store/testing/on-engines';
import { givenShops } from '../../retail/retail-reports/testing/given-shops';

const march = { from: '2026-03-01', to: '2026-03-31' };
type Query = Readonly<Record<string, string>>;

describe.each(bothEngines())('what figures cannot be of, on %s', (_engine, open) => {
  let app: TestApp;
  let viewer: TestCaller;

  beforeAll(async () => {
    const store = await open();
    await givenBrands(store, [alder, elm]);
    await givenShops(store);
    const licence = { number: '1', products: 'CASINO_SLOTS', valid_from: '2020-01-01' };
    await insertLicence(store, { ...licence, brand_id: 'elm', id: 'lic-nl', authority: 'KSA' });
    await givenBet(store, { licence_id: 'lic-gone', day: '2025-01-10' });
    app = await startTestApp(store, { now: '2026-04-10T08:00:00Z' });
    viewer = await app.signIn({ role: 'viewer', brandIds: ['alder', 'elm'] });
  });
  afterAll(() => app.close());

  const ask = (path: string, more: Query, brand?: string) =>
    viewer('GET', path, { query: { ...march, ...more }, ...(brand !== undefined && { brand }) });

  const withLicence: [string, Query][] = [
    [listTotals.path, {}],
    [listSummaries.path, {}],
    [listPlayers.path, {}],
    [listTotalParts.path, { by: 'branch' }],
    [readTotalChanges.path, { since: '2026-04-01T00:00:00Z' }],
  ];

  test.each(withLicence)('%s refuses a licence that the brand does not have', async (path, more) => {
    for (const licenceId of ['NOPE', 'lic-nl']) {
      expect((await ask(path, { ...more, licenceId }, 'alder')).json()).toMatchObject({
        status: 400,
        errors: [{ field: 'licenceId', code: 'UNKNOWN_LICENCE', message: expect.stringContaining('choose') }],
      });
    }
    // Played under, though it covers the brand no more, and not in the period.
    expect((await ask(path, { ...more, licenceId: 'lic-gone' }, 'alder')).statusCode).toBe(200);
    expect((await ask(path, { ...more, licenceId: 'lic-nl' }, 'elm')).statusCode).toBe(200);
  });

  test.each([listTotals.path, listSummaries.path, listPlayers.path])(
    '%s of all brands takes a licence and a law that one of them has',
    async (path) => {
      for (const narrowing of [{ licenceId: 'lic-nl' }, { jurisdiction: 'NL' }, { jurisdiction: 'TZ' }]) {
        expect([narrowing, (await ask(path, narrowing)).statusCode]).toEqual([narrowing, 200]);
      }
      expect((await ask(path, { licenceId: 'NOPE', jurisdiction: 'DK' })).json()).toMatchObject({
        status: 400,
        errors: [
          { field: 'licenceId', code: 'UNKNOWN_LICENCE' },
          { field: 'jurisdiction', code: 'UNKNOWN_JURISDICTION' },
        ],
      });
      const ofAnother = await ask(path, { jurisdiction: 'NL' }, 'alder');
      expect(ofAnother.json()).toMatchObject({ status: 400, errors: [{ field: 'jurisdiction' }] });
    },
  );

  test.each([listTotals.path, listSummaries.path])(
    '%s refuses a currency that there is not',
    async (path) => {
      expect((await ask(path, { currency: 'XYZ' }, 'alder')).json()).toMatchObject({
        status: 400,
        errors: [{ field: 'currency', code: 'UNKNOWN_CURRENCY' }],
      });
      expect((await ask(path, { currency: 'USD' }, 'alder')).statusCode).toBe(200);
    },
  );

  test.each([listTanzanianTotals.path, listTanzanianSummaries.path])(
    '%s refuses a region and a class that there are not, and tells nothing of those without play',
    async (path) => {
      expect((await ask(path, { region: 'NOPE', productClass: 'NOPE' }, 'alder')).json()).toMatchObject({
        status: 400,
        errors: [
          { field: 'region', code: 'UNKNOWN_REGION' },
          { field: 'productClass', code: 'UNKNOWN_CLASS' },
        ],
      });
      const quiet = await ask(path, { region: 'Arusha', productClass: 'BINGO' }, 'alder');
      expect(quiet.json()).toMatchObject({ items: [] });
    },
  );
});
