import { quoteLiteral, quoteName } from '../inline-params';
import type { Store } from '../store';

/**
 * The statements that make of an empty embedded store what the migrations have made of `store`, rows included: run at
 * once they take a tenth of the migrations' time.
 */
export async function schemaScript(store: Store): Promise<string> {
  const made = await store.query<{ sql: string }>(
    `select sql from duckdb_tables() where not internal
     union all select sql from duckdb_indexes()
     union all select sql from duckdb_views() where not internal
     union all select sql from duckdb_sequences()`,
  );
  const tables = await store.query<{ table_name: string }>(
    'select table_name from duckdb_tables() where not internal order by table_name',
  );
  const inserts: string[] = [];
  for (const { table_name: table } of tables) {
    const rows = await store.query<Record<string, string | null>>(
      `select columns(*)::varchar from ${quoteName(table)}`,
    );
    for (const row of rows) {
      const values = Object.values(row).map((value) => (value === null ? 'null' : quoteLiteral(value)));
      inserts.push(`insert into ${quoteName(table)} values (${values.join(', ')});`);
    }
  }
  return [...made.map(({ sql }) => sql), ...inserts].join('\n');
}
