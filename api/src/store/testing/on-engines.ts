import type { KeptStoreOptions } from './kept-databases';
import { engineVariable, openEmbeddedStore, openTestStore } from './open-test-store';

/**
 * The rows of a `describe.each` over both engines that this run asks for: both where a file is run alone, the one that
 * `TALLYHOUSE_TEST_ENGINE` names elsewhere. `npm test` asks PostgreSQL, `npm run test:deep -- embedded` the embedded store.
 */
export function onEngines<const Row extends readonly ['duckdb' | 'postgres', ...unknown[]]>(
  rows: readonly Row[],
): readonly Row[] {
  const asked = process.env[engineVariable];
  return rows.filter(([engine]) => asked === undefined || engine === asked);
}

/** Both engines, each with what opens a store with the schema and no rows; closing it leaves its place to the next test. */
export function bothEngines(options?: KeptStoreOptions) {
  return onEngines([
    ['duckdb', openEmbeddedStore],
    ['postgres', () => openTestStore(options)],
  ]);
}
