import { createSqlParams } from '../../../store/sql-params';
import type { Queryable } from '../../../store/store';

/** Ids of the tax periods that stand under some brands and have a life of their own. */
export async function readStoredIds(store: Queryable, brandIds: readonly string[]): Promise<Set<string>> {
  const params = createSqlParams();
  const rows = await store.query<{ id: string }>(
    `select id as "id" from tax_period where brand_id in (${params.addAll(brandIds)})`,
    params.values,
  );
  return new Set(rows.map(({ id }) => id));
}
