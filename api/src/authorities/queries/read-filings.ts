import { createSqlParams } from '../../figures/sql-params';
import type { Queryable } from '../../store/store';

/** Ids of the deadlines of `brandIds` that were met outside this product. */
export async function readFilings(
  store: Queryable,
  brandIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const params = createSqlParams();
  const rows = await store.query<{ deadline_id: string }>(
    `select deadline_id from obligation_filing where brand_id in (${params.addAll(brandIds)})`,
    params.values,
  );
  return new Set(rows.map((row) => row.deadline_id));
}
