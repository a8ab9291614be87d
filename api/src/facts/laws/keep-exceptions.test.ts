import { actForAllBrands } from '../../store/brand-scope';
import type { Store } from '../../store/store';
import { bothEngines } from '../../store/testing/on-engines';
import { recordingStore } from '../../store/testing/recording-store';
import { keepExceptions } from './keep-exceptions';
import { touchedTickets } from './touched-tickets';

describe.each(bothEngines())('a look at the tickets of a load, on %s', (engine, open) => {
  let store: Store;

  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  test.each([
    ['few', 9_999, []],
    ['those of a bulk load', 10_000, ['bet', 'settlement', 'payment']],
  ])('of %s has the tables that it joins them with looked at again', async (_how, count, expected) => {
    const recorded = recordingStore(store);

    await actForAllBrands(() =>
      recorded.tx(async (tx) => {
        await tx.query(
          `create temp table ${touchedTickets} as
           select cast('alder' as varchar) as brand_id, cast(n as varchar) as record_id
           from generate_series(1, ${count}) g(n)`,
        );
        await keepExceptions(tx, { now: new Date('2026-03-15T10:00:00Z') });
      }),
    );

    const analyzed = recorded.take().filter(({ sql }) => sql.includes('analyze_table'));
    // The embedded engine counts rows as they are written.
    expect(analyzed.map(({ params }) => params[0])).toEqual(engine === 'duckdb' ? [] : expected);
  });
});
