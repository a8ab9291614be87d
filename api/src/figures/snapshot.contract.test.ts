import { bothEngines } from '../store/testing/on-engines';
import type { Store } from '../store/store';
import { readCompleteFrom, readCompleteTo, readSnapshotId } from './snapshot';
import { alder, givenBatch, givenBrands } from './testing/given-facts';

describe.each(bothEngines())('the files of a brand, on %s', (_engine, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
    await givenBrands(store, [alder]);
    const file = { source_id: 'src', kind: 'BETS', period_from: '2026-03-09T23:00:00Z' };
    await givenBatch(store, {
      ...file,
      ...{ id: 'b1', seq: 1, period_to: '2026-03-10T00:00:00Z', loaded_at: '2026-03-10T00:05:00Z' },
    });
    await givenBatch(store, {
      ...file,
      ...{ id: 'b2', seq: 2, state: 'REJECTED', period_to: '2026-03-12T00:00:00Z' },
      loaded_at: '2026-03-12T00:05:00Z',
    });
  });
  afterAll(() => store.close());

  const completeTo = (asOf: string) =>
    readCompleteTo(store, { brandId: 'alder', asOf, channels: ['ONLINE', 'RETAIL'] });

  test('are complete up to the end of the last that was taken in, for a week', async () => {
    expect(await completeTo('2026-03-10T00:04:59.999Z')).toBeNull();
    expect(await completeTo('2026-03-10T00:05:00.000Z')).toBe('2026-03-10T00:00:00.000Z');
    expect(await completeTo('2026-03-16T23:59:59.999Z')).toBe('2026-03-10T00:00:00.000Z');
    expect(await completeTo('2026-03-17T00:00:00.000Z')).toBeNull();
  });

  test('begin with the first that was taken in, of the channels asked for', async () => {
    const from = (asOf: string, channels: readonly ('ONLINE' | 'RETAIL')[]) =>
      readCompleteFrom(store, { brandId: 'alder', asOf, channels });

    expect(await from('2026-03-10T00:04:59.999Z', ['ONLINE', 'RETAIL'])).toBeNull();
    expect(await from('2026-03-10T00:05:00.000Z', ['ONLINE', 'RETAIL'])).toBe('2026-03-09T23:00:00.000Z');
    expect(await from('2026-03-10T00:05:00.000Z', ['RETAIL'])).toBeNull();
  });

  test('name another state with each that comes, and the same as long as none does', async () => {
    const at = (asOf: string) => readSnapshotId(store, 'alder', asOf);
    const before = await at('2026-03-01T00:00:00.000Z');
    const first = await at('2026-03-10T00:05:00.000Z');
    const second = await at('2026-03-12T00:05:00.000Z');

    expect(new Set([before, first, second]).size).toBe(3);
    expect(await at('2026-03-11T00:00:00.000Z')).toBe(first);
    expect(await at('2027-03-11T00:00:00.000Z')).toBe(second);
  });
});
