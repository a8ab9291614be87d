import { alder, elm, givenBatch, givenBrands } from '../../figures/testing/given-facts';
import { actForAllBrands } from '../../store/brand-scope';
import { bothEngines } from '../../store/testing/on-engines';
import { readMissingFiles } from './read-missing-files';

test.each(bothEngines())('a missing file is of gaming days by the clock of its brand, on %s', (_, open) =>
  actForAllBrands(async () => {
    const store = await open();
    await givenBrands(store, [alder, elm]);
    const lost = { state: 'MISSING', kind: 'BETS' };
    // The last hour of March in Dar es Salaam, the first of April, and a day of Malta that ends at six in the morning.
    const hours = [
      ['alder', '2026-03-31T20:00:00Z', '2026-03-31T21:00:00Z'],
      ['alder', '2026-03-31T21:00:00Z', '2026-03-31T22:00:00Z'],
      ['elm', '2026-03-31T04:00:00Z', '2026-04-01T04:00:00Z'],
    ] as const;
    for (const [seq, [brand, from, to]] of hours.entries()) {
      const file = { id: `lost ${seq}`, brand_id: brand, source_id: `${brand}-online`, seq: seq + 2 };
      await givenBatch(store, { ...lost, ...file, period_from: from, period_to: to });
    }

    const files = await readMissingFiles(store, ['alder', 'elm']);

    expect(files.map(({ brandId, period }) => `${brandId} ${period.from} ${period.to}`).sort()).toEqual([
      'alder 2026-03-31 2026-03-31',
      'alder 2026-04-01 2026-04-01',
      'elm 2026-03-31 2026-03-31',
    ]);
    await store.close();
  }),
);
