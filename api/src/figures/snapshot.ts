import { createHash } from 'node:crypto';
import type { Instant } from '@tallyhouse/shared/contracts/scalars';
import type { Queryable } from '../store/store';
import { brandReads } from './brand-reads';
import { createSqlParams } from './sql-params';

/**
 * Names the state of a brand's facts as known at `asOf`: equal as long as nothing was loaded in between.
 *
 * Shape:  `snp_` and 16 hex digits.
 */
export async function readSnapshotId(
  store: Queryable,
  brandId: string,
  asOf: Instant,
  reads = brandReads(store, [brandId]),
): Promise<string> {
  const [row] = await reads.rows(brandId, ['loads', asOf], (brandIds) => readLoads(store, brandIds, asOf));
  const state = JSON.stringify([brandId, row?.batches ?? 0, row?.newest ?? null]);
  return `snp_${createHash('sha256').update(state).digest('hex').slice(0, 16)}`;
}

function readLoads(store: Queryable, brandIds: readonly string[], asOf: Instant) {
  const params = createSqlParams(asOf);
  return store.query<{ brandId: string; batches: number; newest: string }>(
    `select brand_id as "brandId", count(*) as "batches", max(loaded_at) as "newest" from load_batch
     where brand_id in (${params.addAll(brandIds)}) and loaded_at <= cast($1 as timestamp) group by brand_id`,
    params.values,
  );
}
