import { openStore } from '../open-store';
import type { Store } from '../store';
import { openEmbeddedStore } from './open-test-store';

/** What differs from one store to the next. */
const leftOut: Readonly<Record<string, string>> = {
  schema_migration: 'exclude applied_at',
  store_key: 'exclude (id, sealed, made_at)',
  store_meta: 'exclude value',
};

/** What the catalogue says of a store's own things, and the rows that its migrations wrote. */
async function contentsOf(store: Store) {
  const ask = (what: string) => store.query(what);
  const tables = await store.query<{ table_name: string }>(
    'select table_name from duckdb_tables() where not internal order by all',
  );
  return {
    tables: await ask('select table_name, sql from duckdb_tables() where not internal order by all'),
    columns: await ask(
      `select table_name, column_index, column_name, data_type, is_nullable, column_default
       from duckdb_columns() where not internal order by all`,
    ),
    constraints: await ask(
      `select table_name, constraint_type, constraint_text, constraint_column_names::varchar as names
       from duckdb_constraints() order by all`,
    ),
    indexes: await ask('select index_name, table_name, is_unique, sql from duckdb_indexes() order by all'),
    views: await ask('select view_name, sql from duckdb_views() where not internal order by all'),
    sequences: await ask('select sequence_name, sql from duckdb_sequences() order by all'),
    macros: await ask('select function_name from duckdb_functions() where not internal order by all'),
    types: await ask('select type_name from duckdb_types() where not internal order by all'),
    rows: await Promise.all(
      tables.map(async ({ table_name: name }) => [
        name,
        await ask(`select * ${leftOut[name] ?? ''} from "${name}" order by all`),
      ]),
    ),
  };
}

test("a test's store has all that the migrations make", async () => {
  const migrated = await openStore({ dataDir: ':memory:' });
  const store = await openEmbeddedStore();

  const contents = await contentsOf(store);
  expect(contents).toEqual(await contentsOf(migrated));
  expect(contents.tables.length).toBeGreaterThan(80);
  await Promise.all([store.close(), migrated.close()]);
});
