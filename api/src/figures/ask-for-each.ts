import type { Queryable, QueryOptions } from '../store/store';
import { createSqlParams, type SqlParams } from '../store/sql-params';

/**
 * Rows of the same question about each of some things, in one statement: `ask` gives the SQL about one of them, with its
 * parameters in the list that all share. Rows of all together; the order is what `order` says, or none.
 */
export async function askForEach<R, T>(
  store: Queryable,
  things: readonly T[],
  ask: (thing: T, params: SqlParams) => string,
  { order, ...options }: QueryOptions & { readonly order?: string } = {},
): Promise<R[]> {
  if (things.length === 0) return [];
  const params = createSqlParams();
  const parts = things.map((thing) => `select * from (${ask(thing, params)}) one`);
  const sql = parts.join('\nunion all ') + (order === undefined ? '' : `\norder by ${order}`);
  return store.query<R>(sql, params.values, options);
}
