import { basisSources } from '../../domain/basis';
import { createSqlParams } from '../../figures/sql-params';
import type { Queryable, QueryOptions } from '../../store/store';
import { factWhere, type FactScope } from './fact-sums';

/**
 * Number of records of a scope with more than one version in force at its `asOf`; each would count twice.
 *
 * Shape:  a count, zero in a sound store.
 */
export async function countDoubleFacts(
  store: Queryable,
  scope: FactScope,
  options: QueryOptions = {},
): Promise<number> {
  const { stakes, voids, winnings } = basisSources[scope.basis];
  const params = createSqlParams();
  const where = factWhere(scope, params);
  const tables = [
    ...(stakes === 'BETS' ? ['bet'] : []),
    ...(voids === null ? [] : ['settlement']),
    ...(winnings === 'PAYMENTS' ? ['payment'] : []),
  ];
  const doubles = tables.map(
    (table) =>
      `select source_id, record_id from ${table} where ${where} group by source_id, record_id having count(*) > 1`,
  );
  const [row] = await store.query<{ count: number }>(
    `select count(*) as count from (${doubles.join(' union all ')}) doubled`,
    params.values,
    options,
  );
  return row?.count ?? 0;
}
