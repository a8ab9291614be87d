import { openTestStore } from '../store/testing/open-test-store';
import type { Store } from '../store/store';
import type { ActiveBrand } from '../platform/auth/current-user';
import { brandTerms } from '../platform/auth/brand-licences';
import { brandInOneCurrency, brandUnder } from './brand-under';
import { alder, givenBet, givenBrands } from './testing/given-facts';

const cover = (licenceId: string, authority: string, own = {}) => ({
  ...{ brandId: alder.id, licenceId, entityId: alder.id, authority },
  own: { currency: null, zone: null, cutoff: null, ...own },
});
const covers = [
  cover('tz', 'GBT'),
  cover('ke', 'BCLB', { currency: 'KES', zone: 'Africa/Nairobi', cutoff: '06:00' }),
  cover('dk', 'DGA', { currency: 'DKK' }),
];
const brand: ActiveBrand = { ...alder, ...brandTerms(covers, alder) };

test('a brand is told what its licences have beside it, and nothing where none has anything of its own', () => {
  expect(brand).toMatchObject({
    otherCurrencies: ['DKK', 'KES'],
    otherClocks: [{ zone: 'Africa/Nairobi', cutoff: '06:00' }],
  });
  expect(brandTerms([cover('tz', 'GBT')], alder)).toEqual({
    ...{ licences: [], mates: [], otherCurrencies: [], otherClocks: [] },
  });
  expect(brandUnder(alder, { licenceId: 'tz' })).toBe(alder);
});

test.each([
  [{ licenceId: 'ke' }, { currency: 'KES', cutoff: '06:00', otherCurrencies: [], otherClocks: [] }],
  [{ jurisdiction: 'DK' }, { currency: 'DKK', cutoff: '00:00', otherCurrencies: [] }],
  // What nobody knows is in the brand’s own.
  [{ licenceId: 'gone' }, { currency: 'TZS', otherCurrencies: [] }],
  [{ licenceIds: ['ke', 'tz'] }, { currency: 'TZS', otherCurrencies: ['KES'] }],
  [{ licenceIds: ['ke', 'dk'] }, { currency: 'DKK', otherCurrencies: ['KES'] }],
])('under %j it is %j', (scope, terms) => {
  expect(brandUnder(brand, scope)).toMatchObject(terms);
});

describe('of a channel', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
    await givenBrands(store, [alder]);
    await givenBet(store, { channel: 'RETAIL', currency: 'KES', licence_id: 'ke' });
    await givenBet(store, { licence_id: 'tz' });
  });
  afterAll(() => store.close());

  test('it is in the one currency that was played there, and refused where there are several', async () => {
    const nextStep = 'Choose one licence.';
    const ofShops = await brandInOneCurrency(store, brand, { channel: 'RETAIL', nextStep });
    expect(ofShops).toMatchObject({ currency: 'KES', otherCurrencies: [] });
    await expect(brandInOneCurrency(store, brand, { nextStep })).rejects.toMatchObject({
      ...{ status: 409, code: 'SEVERAL_CURRENCIES' },
      detail: 'Licences of Alder are played in KES and TZS. Choose one licence.',
    });
  });
});
