import type { Queryable } from '../store/store';
import type { ReadArrival } from './arrival';
import { loadKinds } from './load-kinds';

/**
 * Marks refused records as resolved that the files just loaded brought again, this time in order.
 *
 * A report of their period then lacks nothing any more.
 */
export async function resolveRejects(tx: Queryable, read: readonly ReadArrival[]): Promise<void> {
  const brandIds = [...new Set(read.map(({ row }) => row.brand_id))];
  const kinds = new Set(read.map(({ row }) => row.kind));
  const since = read.reduce(
    (first, { file }) => Math.min(first, file.loadedAt.getTime()),
    Number.POSITIVE_INFINITY,
  );
  const brands = brandIds.map((_, index) => `$${index + 3}`).join(', ');
  for (const kind of kinds) {
    // New facts lie at the end of the table, so `known_at` keeps the scan short.
    await tx.query(
      `update load_reject set resolved_at = found.known_at
       from (select b.id as batch_id, r.line, min(f.known_at) as known_at
             from load_reject r
             join load_batch b on b.id = r.batch_id and b.kind = $2 and b.brand_id in (${brands})
             join ${loadKinds[kind].table} f on f.brand_id = b.brand_id and f.source_id = b.source_id
               and f.record_id = r.record_id and f.known_at >= cast($1 as timestamp)
             where r.resolved_at is null and r.record_id is not null
             group by b.id, r.line) found
       where load_reject.batch_id = found.batch_id and load_reject.line = found.line`,
      [new Date(since).toISOString(), kind, ...brandIds],
    );
  }
}
