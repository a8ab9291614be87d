import type { Parsed } from '@tallyhouse/shared/contracts/endpoint';
import type { listLoadRejects as endpoint } from '@tallyhouse/shared/contracts/load-data';
import type { Store } from '../store/store';

type Answer = Parsed<NonNullable<(typeof endpoint)['answer']>>;

interface Scope {
  readonly brandIds: readonly string[];
  readonly batchId: string;
  readonly query: Parsed<NonNullable<(typeof endpoint)['query']>>;
}

/**
 * One page of what was refused of a batch, in the order of the file; null when there is no such batch among those
 * of `brandIds`.
 */
export async function listLoadRejects(
  store: Store,
  { brandIds, batchId, query: { page, pageSize } }: Scope,
): Promise<Answer | null> {
  const [batch] = await store.query<{ brand_id: string }>('select brand_id from load_batch where id = $1', [
    batchId,
  ]);
  if (batch === undefined || !brandIds.includes(batch.brand_id)) return null;
  const [total] = await store.query<{ n: number }>(
    'select count(*) as n from load_reject where batch_id = $1',
    [batchId],
  );
  const items = await store.query<Answer['items'][number]>(
    `select line, code, field, message, raw from load_reject where batch_id = $1
     order by line limit $2 offset $3`,
    [batchId, pageSize, (page - 1) * pageSize],
  );
  return { items, page, pageSize, totalCount: total?.n ?? 0 };
}
