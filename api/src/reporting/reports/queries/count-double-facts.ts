import { basisSources } from '../../../domain/measures/basis';
import { inForce } from '../../../store/in-force';
import { createSqlParams, type SqlParams } from '../../../store/sql-params';
import type { Queryable, QueryOptions } from '../../../store/store';
import { factWhere, withPicked, type FactScope } from './fact-sums';

/**
 * Number of records of a scope that would count twice: those with more than one version in force at its `asOf`, and
 * returned stakes of bets that were settled already, which a source has to send as late voids.
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
      `select f.source_id, f.record_id from ${table} f where ${factWhere(scope, params, table === 'bet' ? 'record_id' : 'bet_record_id')}
       group by f.source_id, f.record_id having count(*) > 1`,
  );
  if (voids !== null) doubles.push(settledTwice(scope, params));
  const [row] = await store.query<{ count: number }>(
    `${withPicked(scope, params, [])} select count(*) as count from (${doubles.join(' union all ')}) doubled`,
    params.values,
    options,
  );
  return row?.count ?? 0;
}

function settledTwice(scope: FactScope, params: SqlParams): string {
  return `select f.source_id, f.record_id from settlement f
    where ${factWhere(scope, params, 'bet_record_id')} and f.result in ('VOID', 'CANCELLED') and exists (
      select 1 from settlement e where e.brand_id = f.brand_id and e.source_id = f.source_id
        and e.bet_record_id = f.bet_record_id and e.result in ('WON', 'LOST', 'CASHED_OUT')
        and ${inForce(params.add(scope.asOf), 'e.')})`;
}
