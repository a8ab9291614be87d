import type { Store } from '../../store/store';
import { readDayRates, readRates } from './read-rates';
import { givenRate } from './testing/given-rate';
import { writeRates, type KnownRate } from './write-rates';
import { bothEngines } from '../../store/testing/on-engines';

describe.each(bothEngines())('official rates in %s', (_engine, open) => {
  let store: Store;
  const march = { from: '2026-03-02', to: '2026-03-31' };
  const later = '2026-04-15T00:00:00Z';

  beforeAll(async () => {
    store = await open();
  });
  beforeEach(() => store.query('delete from fx_rate'));
  afterAll(() => store.close());

  const write = (rates: readonly KnownRate[]) => store.tx((tx) => writeRates(tx, rates));
  const rateOn = async (day: string, asOf = later) => {
    const rates = await readDayRates(store, { from: ['GBP'], to: 'EUR', period: march, asOf });
    const rate = rates.rateOf('GBP', day);
    return rate === null ? null : [rate.rateDate, rate.rate];
  };

  test('a day without a rate has the last one published before it, of before the period too', async () => {
    await write([
      givenRate({ rateDate: '2026-02-25', rate: '1.1000000001' }),
      givenRate({ rateDate: '2026-02-27', rate: '1.1500000001' }),
      givenRate({ rateDate: '2026-03-06', rate: '1.2000000001' }),
    ]);

    expect(await rateOn('2026-03-02')).toEqual(['2026-02-27', '1.1500000001']);
    expect(await rateOn('2026-03-06')).toEqual(['2026-03-06', '1.2000000001']);
    expect(await rateOn('2026-03-08')).toEqual(['2026-03-06', '1.2000000001']);
  });

  test('no rate of a later day is ever used', async () => {
    await write([givenRate({ rateDate: '2026-03-06' })]);

    expect(await rateOn('2026-03-05')).toBeNull();
    expect(await rateOn('2026-03-06')).not.toBeNull();
  });

  test('of two publications for a day the later holds, once it is known', async () => {
    await write([
      givenRate({ rateDate: '2026-03-06', rate: '1.2', publishedAt: '2026-03-06T15:00:00Z' }),
      givenRate({
        rateDate: '2026-03-06',
        rate: '1.3',
        publishedAt: '2026-03-07T09:00:00Z',
        knownAt: '2026-03-07T10:00:00Z',
      }),
    ]);

    expect(await rateOn('2026-03-09')).toEqual(['2026-03-06', '1.3']);
    expect(await rateOn('2026-03-09', '2026-03-07T09:59:59Z')).toEqual(['2026-03-06', '1.2']);
  });

  test('rates of other pairs are not read, and not one older than is needed', async () => {
    await write([
      givenRate({ rateDate: '2026-02-25' }),
      givenRate({ rateDate: '2026-02-27' }),
      givenRate({ from: 'DKK', rateDate: '2026-03-02' }),
      givenRate({ to: 'USD', rateDate: '2026-03-02' }),
      givenRate({ rateDate: '2026-04-01' }),
    ]);

    const rates = await readRates(store, { from: ['GBP'], to: 'EUR', period: march, asOf: later });
    expect(rates.map(({ from, to, rateDate }) => [from, to, rateDate])).toEqual([
      ['GBP', 'EUR', '2026-02-27'],
    ]);
  });

  test('the same publication twice is one rate, and stays as it was known', async () => {
    const rate = givenRate({ rateDate: '2026-03-06', rate: '1.2' });

    expect(await write([rate])).toBe(1);
    expect(await write([{ ...rate, rate: '9', knownAt: '2026-04-01T00:00:00Z' }])).toBe(0);
    expect(await rateOn('2026-03-06')).toEqual(['2026-03-06', '1.2']);
  });
});
