import type { Queryable } from '../../store/store';
import type { BatchRow } from './batch-row';

const sourceName = `'source ' || brand_id || ' ' || source_id`;

/**
 * Has loads into the sources of `staged_file` wait while a file of one of them is being replaced: it would not see what
 * they repeat. On the embedded store writers take turns anyhow.
 */
export async function shareSources(tx: Queryable): Promise<void> {
  if (tx.engine !== 'postgres') return;
  await tx.query(
    `select pg_advisory_xact_lock_shared(hashtext(name)) from (
       select distinct ${sourceName} as name from staged_file order by name) sources`,
  );
}

/** Waits for the loads into the source of a batch, and has others wait for this transaction. */
export async function holdSource(tx: Queryable, { brand_id: brandId, source_id: sourceId }: BatchRow) {
  if (tx.engine !== 'postgres') return;
  await tx.query(
    `select pg_advisory_xact_lock(hashtext(${sourceName})) from (
       select cast($1 as varchar) as brand_id, cast($2 as varchar) as source_id) source`,
    [brandId, sourceId],
  );
}
