import { createSqlParams, type SqlParams } from '../../store/sql-params';
import type { Param, Queryable, QueryOptions } from '../../store/store';
import { changedSince, sumsInForce, sumsUnchanged, type SumsSql } from './daily-sums';

/** SQL condition on sums: days of `brandIds` from `$1` to `$2`. */
export function betweenDays(brandIds: readonly string[], params: SqlParams): string {
  return `brand_id in (${params.addAll(brandIds)}) and gaming_day between cast($1 as date) and cast($2 as date)`;
}

/**
 * The rows of a statement over sums of days; `first` are its first parameters.
 *
 * What tells an earlier state from the facts takes DuckDB twice as long as the sums themselves, even where there is nothing
 * to tell: it is asked for once the sums have turned out to be newer than the instant.
 */
export async function readSums<Row>(
  store: Queryable,
  first: readonly Param[],
  ask: (sums: SumsSql, params: SqlParams) => string,
  options: QueryOptions = {},
): Promise<Row[]> {
  const askBy = (sums: SumsSql) => {
    const params = createSqlParams(...first);
    return store.query<Row>(ask(sums, params), params.values, options);
  };
  if (store.engine !== 'duckdb' || store.isTransaction) return askBy(sumsInForce);
  try {
    return await askBy(sumsUnchanged);
  } catch (error) {
    if (!String(error).includes(changedSince)) throw error;
    return askBy(sumsInForce);
  }
}
