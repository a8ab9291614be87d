import { createSqlParams } from '../../../store/sql-params';
import type { Queryable } from '../../../store/store';
import { factWhere, type FactScope } from './fact-sums';

/** Whether a scope has any fact at all, whatever the report filters. */
export async function hasActivity(store: Queryable, scope: FactScope): Promise<boolean> {
  const params = createSqlParams();
  const where = factWhere({ ...scope, picks: null }, params, 'record_id');
  const [row] = await store.query<{ active: boolean }>(
    `select exists (select 1 from bet f where ${where})
         or exists (select 1 from settlement f where ${where})
         or exists (select 1 from payment f where ${where}) as active`,
    params.values,
  );
  return row?.active ?? false;
}
