import type { Queryable } from '../../store/store';
import type { ReadArrival } from './arrival';
import { loadKinds } from './load-kinds';

/**
 * Marks refused records as resolved that the files just loaded brought again, this time in order; gives when the periods
 * of their files start, as far as that is known.
 *
 * A report of their period then lacks nothing any more.
 */
export async function resolveRejects(
  tx: Queryable,
  read: readonly ReadArrival[],
): Promise<(string | null)[]> {
  const brandIds = [...new Set(read.map(({ row }) => row.brand_id))];
  const since = read.reduce((first, { file }) => Math.min(first, file.loadedAt.getTime()), Infinity);
  const brands = brandIds.map((_, index) => `$${index + 2}`).join(', ');
  const starts: (string | null)[] = [];
  for (const kind of new Set(read.map(({ row }) => row.kind))) {
    // In steps, each with little to join: as one statement the engine starts from the facts, which takes seconds.
    await tx.query(
      `create temp table open_reject as
       select r.batch_id, r.line, r.record_id, b.brand_id, b.source_id, b.period_from
       from load_reject r join load_batch b on b.id = r.batch_id
       where r.resolved_at is null and r.record_id is not null and b.kind = '${kind}'
         and b.brand_id in (${brandIds.map((_, index) => `$${index + 1}`).join(', ')})`,
      brandIds,
    );
    // Of a table just made PostgreSQL knows nothing, and compares each row with each.
    if (tx.engine === 'postgres') await tx.query('analyze open_reject');
    await tx.query(
      `create temp table found_reject as
       select o.batch_id, o.line, o.period_from, min(f.known_at) as known_at
       from ${loadKinds[kind].table} f
       join open_reject o on f.brand_id = o.brand_id and f.source_id = o.source_id and f.record_id = o.record_id
       where f.known_at >= cast($1 as timestamp) and f.brand_id in (${brands})
       group by o.batch_id, o.line, o.period_from`,
      [new Date(since).toISOString(), ...brandIds],
    );
    const found = await tx.query<{ start: string | null }>(
      `select distinct period_from as "start" from found_reject`,
    );
    starts.push(...found.map(({ start }) => start));
    if (found.length > 0)
      await tx.query(
        `update load_reject set resolved_at = found_reject.known_at from found_reject
         where load_reject.batch_id = found_reject.batch_id and load_reject.line = found_reject.line`,
      );
    for (const table of ['found_reject', 'open_reject']) await tx.query(`drop table ${table}`);
  }
  return starts;
}
