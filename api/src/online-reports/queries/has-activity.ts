import { createSqlParams } from '../../figures/sql-params';
import type { Queryable } from '../../store/store';
import { factWhere, type FactScope } from './fact-sums';

/** Whether a scope has any fact at all, whatever the report filters. */
export async function hasActivity(store: Queryable, scope: FactScope): Promise<boolean> {
  const params = createSqlParams();
  const where = factWhere(scope, params);
  const [row] = await store.query<{ active: boolean }>(
    `select exists (select 1 from bet where ${where})
         or exists (select 1 from settlement where ${where})
         or exists (select 1 from payment where ${where}) as active`,
    params.values,
  );
  return row?.active ?? false;
}
