import { openDuckdbStore } from '../duckdb-store';
import type { Store } from '../store';

/** Name of the environment variable by which the run tells its tests the script that makes an empty store's schema. */
export const schemaVariable = 'TALLYHOUSE_TEST_SCHEMA';

/**
 * A store of the test's own in memory, with the schema and no rows.
 *
 * It works on one processor: tests run side by side, and their books are small.
 */
export async function openTestStore(): Promise<Store> {
  const store = await openDuckdbStore({ path: ':memory:', memoryLimit: '1GB', threads: 1 });
  await store.tx((tx) => tx.query(process.env[schemaVariable] ?? ''));
  return store;
}
