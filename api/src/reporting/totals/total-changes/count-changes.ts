import type { Instant } from '@tallyhouse/shared/contracts/scalars';
import { createSqlParams } from '../../../store/sql-params';
import type { Queryable, QueryOptions } from '../../../store/store';
import { placeOfFacts, type TotalScope } from '../total-reports/queries/sum-facts';

const tables = ['bet', 'settlement', 'payment'] as const;

/** How many versions of facts of `scope` came, or went out of force, after `since`. */
export async function countChanges(
  store: Queryable,
  scope: TotalScope,
  since: Instant,
  options: QueryOptions = {},
): Promise<number> {
  const params = createSqlParams();
  const after = (column: string) => `${column} > cast(${params.add(since)} as timestamp)`;
  const counts = tables.map(
    (table) => `select count(*) as n from ${table}
      where ${placeOfFacts(scope, params)} and (${after('known_at')} or ${after('superseded_at')})`,
  );
  const [row] = await store.query<{ n: number }>(
    `select cast(sum(n) as bigint) as "n" from (${counts.join(' union all ')}) counts`,
    params.values,
    options,
  );
  return row?.n ?? 0;
}
