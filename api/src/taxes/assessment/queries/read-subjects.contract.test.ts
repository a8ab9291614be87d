import { alder, elm, givenBet, givenBrands, givenPayment } from '../../../figures/testing/given-facts';
import type { Store } from '../../../store/store';
import { readTaxSubjects } from './read-subjects';
import { bothEngines } from '../../../store/testing/on-engines';

describe.each(bothEngines())('what brands offer, on %s', (_engine, open) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  test('is each licence, channel and vertical once, since its first fact of any kind', async () => {
    await givenBrands(store, [alder, elm]);
    for (const day of ['2026-03-09', '2026-03-02', '2026-03-05']) await givenBet(store, { day });
    await givenBet(store, { day: '2026-03-04', channel: 'RETAIL' });
    await givenBet(store, { day: '2026-03-03', vertical: 'BINGO', licence_id: 'lic-second' });
    await givenPayment(store, { day: '2026-02-27', vertical: 'BINGO', licence_id: 'lic-second' });
    await givenBet(store, { day: '2026-01-01', brand_id: 'elm' });

    const offers = async (brandIds: string[]) =>
      (await readTaxSubjects(store, brandIds)).map(
        ({ brandId, licenceId, channel, vertical, from }) =>
          `${brandId} ${licenceId} ${channel} ${vertical} ${from}`,
      );

    const own = await offers(['alder']);
    expect(own.filter((offer) => offer.includes('lic-second'))).toEqual([
      'alder lic-second ONLINE BINGO 2026-02-27',
    ]);
    expect(own.map((offer) => offer.split(' ').at(-1)).sort()).toEqual([
      '2026-02-27',
      '2026-03-02',
      '2026-03-04',
    ]);
    expect((await offers(['alder', 'elm'])).length).toBe(4);
    expect(await offers([])).toEqual([]);
  });
});
