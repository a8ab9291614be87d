import { batchColumns, type BatchRow } from '../loads/batch-row';
import { createSqlParams } from '../../store/sql-params';
import { NotFound } from '../../platform/http/problems';
import type { Queryable } from '../../store/store';

/** Names a batch among those that somebody may see. */
export interface BatchName {
  readonly id: string;
  readonly brandIds: readonly string[];
}

/** Errors: `NotFound`. */
export async function findBatch(store: Queryable, { id, brandIds }: BatchName): Promise<BatchRow> {
  const params = createSqlParams(id);
  const [row] = await store.query<BatchRow>(
    `select ${batchColumns.join(', ')} from load_batch where id = $1 and brand_id in (${params.addAll(brandIds)})`,
    params.values,
  );
  if (row === undefined) throw new NotFound('batch');
  return row;
}
