import { environmentKeys } from '../secrets/given-keys';
import { depth } from '../../app/testing/depth';
import { openDuckdbStore } from '../duckdb-store';
import type { Store } from '../store';
import { openKeptStore, type KeptStoreOptions } from './kept-databases';

/** Name of the environment variable by which the run tells its tests the script that makes an empty store's schema. */
export const schemaVariable = 'TALLYHOUSE_TEST_SCHEMA';

/**
 * What takes DuckDB longer to think about than a book of a test takes to read. What a statement answers does not hang on
 * it; stores that are opened as the program opens them, and those of deep checks, have all of it.
 */
const optimizers = [
  ...['join_order', 'statistics_propagation', 'common_subexpressions', 'common_aggregate', 'column_lifetime'],
  ...['compressed_materialization', 'duplicate_groups', 'reorder_filter', 'join_filter_pushdown'],
  ...['late_materialization', 'common_subplan', 'join_elimination', 'window_self_join', 'sum_rewriter'],
  ...['expression_rewriter', 'row_group_pruner', 'sampling_pushdown', 'top_n_window_elimination'],
  ...['cte_filter_pusher', 'deliminator', 'unnest_rewriter', 'build_side_probe_side', 'filter_pullup'],
];

/** Name of the environment variable that has every test's store embedded, as deep checks ask for. */
export const engineVariable = 'TALLYHOUSE_TEST_ENGINE';

/**
 * A store of the test's own, with the schema and no rows, for what does not hang on the engine: on PostgreSQL, which
 * answers a test's statements in a third of the time.
 */
export function openTestStore(options: KeptStoreOptions = { isGuarded: false }): Promise<Store> {
  return process.env[engineVariable] === 'duckdb' ? openEmbeddedStore() : openKeptStore(options);
}

/** The same in memory, on one processor: tests run side by side, and their books are small. */
export async function openEmbeddedStore(): Promise<Store> {
  const store = await openDuckdbStore({
    path: ':memory:',
    secrets: environmentKeys(':memory:'),
    memoryLimit: '1GB',
    threads: 1,
  });
  const disabled = depth({ quick: optimizers, deep: [] });
  await store.query(`set global disabled_optimizers = '${disabled.join(',')}'`);
  await store.tx((tx) => tx.query(process.env[schemaVariable] ?? ''));
  return store;
}
