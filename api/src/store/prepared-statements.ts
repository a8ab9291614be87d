import type { DuckDBConnection, DuckDBPreparedStatement } from '@duckdb/node-api';

/** A kept statement takes some eighty times the memory of its text: at most 16 MB for each connection. */
const keptCharacters = 200_000;

interface Kept {
  readonly statements: Map<string, DuckDBPreparedStatement>;
  characters: number;
}
const keptBy = new WeakMap<DuckDBConnection, Kept>();

/**
 * `sql`, prepared for a connection and kept as long as it is among those asked lately. The engine plans it anew with the
 * values of each run, but reads it and looks its names up but once, which is a fifth to a half of a small statement.
 */
export async function preparedOn(
  connection: DuckDBConnection,
  sql: string,
): Promise<DuckDBPreparedStatement> {
  const kept: Kept = keptBy.get(connection) ?? { statements: new Map(), characters: 0 };
  keptBy.set(connection, kept);
  const known = kept.statements.get(sql);
  const statement = known ?? (await connection.prepare(sql));
  if (known === undefined) kept.characters += sql.length;
  // The one asked last stands last.
  kept.statements.delete(sql);
  kept.statements.set(sql, statement);
  for (const [older, oldest] of kept.statements) {
    if (kept.characters <= keptCharacters || older === sql) break;
    kept.statements.delete(older);
    kept.characters -= older.length;
    oldest.destroySync();
  }
  return statement;
}
