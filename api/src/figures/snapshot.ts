import { createHash } from 'node:crypto';
import type { Instant } from '@tallyhouse/shared/contracts/scalars';
import type { Queryable } from '../store/store';

/**
 * Names the state of a brand's facts as known at `asOf`: equal as long as nothing was loaded in between.
 *
 * Shape:  `snp_` and 16 hex digits.
 */
export async function readSnapshotId(store: Queryable, brandId: string, asOf: Instant): Promise<string> {
  const [row] = await store.query<{ batches: number; newest: string | null }>(
    `select count(*) as batches, max(loaded_at) as newest
       from load_batch where brand_id = $1 and loaded_at <= cast($2 as timestamp)`,
    [brandId, asOf],
  );
  const state = JSON.stringify([brandId, row?.batches ?? 0, row?.newest ?? null]);
  return `snp_${createHash('sha256').update(state).digest('hex').slice(0, 16)}`;
}
