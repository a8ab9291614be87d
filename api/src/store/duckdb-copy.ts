import { quoteLiteral, quoteName } from './inline-params';
import type { CopiedTable, QueryOptions, Row } from './store';

/** Runs one statement on the connection that makes the copy, and no other comes between. */
type Run = (sql: string, options?: QueryOptions) => Promise<Row[]>;

/**
 * Copies the database of a connection to a new file at `path`: in one transaction, whose first read is the instant of
 * the copy. A disk that becomes full meanwhile costs the copy and nothing else: docs/decisions/0044-backups.md.
 */
export async function copyDatabase(
  path: string,
  run: Run,
  options?: QueryOptions,
): Promise<readonly CopiedTable[]> {
  const [{ source } = { source: '' }] = await run('select current_database() as source');
  await run(`attach ${quoteLiteral(path)} as the_copy`, options);
  try {
    await run('begin transaction');
    const tables = await countRows((sql) => run(sql, options), String(source));
    await run(`copy from database ${quoteName(String(source))} to the_copy`, options);
    await run('commit', options);
    await run('checkpoint the_copy', options);
    return tables;
  } catch (error) {
    // Neither minds the signal that may have stopped the copy.
    await run('rollback').catch(() => undefined);
    throw error;
  } finally {
    await run('detach the_copy').catch(() => undefined);
  }
}

/** Rows of each table of a database that is attached, by name. */
async function countRows(run: Run, database: string): Promise<CopiedTable[]> {
  const tables = await run(
    `select table_name as name from duckdb_tables() where database_name = ${quoteLiteral(database)} and not temporary order by 1`,
  );
  const counts = tables.map(
    ({ name }) =>
      `select ${quoteLiteral(String(name))} as name, count(*) as rows from ${quoteName(database)}.${quoteName(String(name))}`,
  );
  return (await run(`${counts.join(' union all ')} order by 1`)) as unknown as CopiedTable[];
}
