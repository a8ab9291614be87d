import fc from 'fast-check';
import { cases } from '../../app/testing/depth';
import { loadAll, loadings } from '../../figures/testing/random-loads';
import type { Store } from '../../store/store';
import { bothEngines } from '../../store/testing/on-engines';
import { loadReferenceData } from '../loads/reference-data';
import { oakReference } from '../loads/testing/given-load';
import { runCheckDataCommand } from './check-data-command';
import { emptyBook } from '../../figures/testing/empty-book';

describe.each(bothEngines())('exceptions of loads in %s', (_engine, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
    await loadReferenceData(store, oakReference);
  });
  afterAll(() => store.close());

  const openExceptions = () =>
    store.query(
      `select law, kind, source_id, record_id, ticket_id, batch_id, channel, gaming_day, other_day, since
       from data_exception where state = 'OPEN' order by law, kind, source_id, record_id`,
    );
  const checkData = () =>
    runCheckDataCommand(['--brand', 'oak'], {
      store,
      print: () => undefined,
      printError: () => undefined,
      stopped: new Promise<void>(() => undefined),
      now: new Date('2026-04-02T08:00:00Z'),
    });

  test('are those that a look at every ticket finds, whatever is corrected, returned, repeated or comes late', async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(loadings, async (all) => {
        await emptyBook(store);
        await loadAll(store, all);
        const ofLoads = await openExceptions();

        await checkData();

        expect(await openExceptions()).toEqual(ofLoads);
        found += ofLoads.length;
      }),
      cases(6, 60),
    );
    expect(found).toBeGreaterThan(0);
  });
});
