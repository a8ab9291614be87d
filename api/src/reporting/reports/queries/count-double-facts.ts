import { basisSources } from '../../../domain/measures/basis';
import { createSqlParams } from '../../../store/sql-params';
import type { Queryable, QueryOptions } from '../../../store/store';
import { factWhere, withPicked, type FactScope } from './fact-sums';

/**
 * Number of records of a scope that would count twice: those with more than one version in force at its `asOf`.
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
  const tables = [
    ...(stakes === 'BETS' ? (['bet'] as const) : []),
    ...(voids === null ? [] : (['settlement'] as const)),
    ...(winnings === 'PAYMENTS' ? (['payment'] as const) : []),
  ];
  const doubles = tables.map(
    (table) =>
      `select f.brand_id, f.source_id, f.record_id from ${table} f where ${factWhere(scope, params, table === 'bet' ? 'record_id' : 'bet_record_id')}
       group by f.brand_id, f.source_id, f.record_id having count(*) > 1`,
  );
  const [row] = await store.query<{ count: number }>(
    `${withPicked(scope, params, [])} select count(*) as count from (${doubles.join(' union all ')}) doubled`,
    params.values,
    options,
  );
  return row?.count ?? 0;
}
