import { isSummed } from '../../figures/daily-sums/daily-sums';
import { addToDailySums } from '../../figures/daily-sums/keep-daily-sums';
import type { Queryable } from '../../store/store';
import { touchTickets } from '../laws/touched-tickets';
import type { BatchRow } from './batch-row';
import { recordColumns } from './load-field';
import { loadKinds } from './load-kinds';

/** The table of records that a file told after another one had: kind, key, version and batch. */
export const repeatedRecords = 'repeated_record';

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

const sourceName = `'source ' || brand_id || ' ' || source_id`;

/** What became of the records that a replaced file told. */
export interface Untold {
  /** No file in force tells them any more. */
  readonly withdrawn: number;
  /** In a version of before, which another file tells. */
  readonly restored: number;
}

/**
 * Puts in force what files in force tell of the records that `old`, which is in force no more, and what was taken in of
 * its rejects told: of each the highest version, from `now` on; a record that none of them tells leaves force.
 */
export async function keepWhatIsTold(tx: Queryable, old: BatchRow, now: Date): Promise<Untold> {
  const { table } = loadKinds[old.kind];
  const own = 'brand_id = $1 and source_id = $2';
  const of = [old.brand_id, old.source_id];
  const told = `${repeatedRecords} where ${own} and kind = '${old.kind}'`;
  const atNow = [...of, now.toISOString()];
  await tx.query(
    `create temp table once_told as
     select record_id from (
       select record_id, batch_id from ${table} where ${own} union all select record_id, batch_id from ${told}) t
     where batch_id in (select id from load_batch where id = $3 or reprocesses = $3) group by record_id`,
    [...of, old.id],
  );
  await tx.query(
    `create temp table still_told as
     select record_id, record_version, batch_id from (
       select record_id, record_version, batch_id,
         row_number() over (partition by record_id order by record_version desc, batch_id) as nth
       from (
         select record_id, record_version, batch_id from ${table} where ${own} union all
         select record_id, record_version, batch_id from ${told}) t
       where record_id in (select record_id from once_told) and batch_id in (
         select b.id from load_batch b left join load_batch whole on whole.id = b.reprocesses
         where coalesce(whole.state, b.state) in ('LOADED', 'PARTIAL', 'LATE'))) ranked
     where nth = 1`,
    of,
  );
  // Of a table just made PostgreSQL knows nothing, and compares each row with each.
  if (tx.engine === 'postgres') await tx.query('analyze once_told, still_told');

  const standing = `${own} and superseded_at is null and record_id in (select record_id from once_told)`;
  const left = `${standing} and not exists (
    select 1 from still_told s where s.record_id = ${table}.record_id and s.record_version = ${table}.record_version)`;
  await touchTickets(tx, old.kind, { records: `${table} where ${left}`, params: of });
  if (isSummed(table)) {
    const sql = `select ${table}.*, -1 as sign, greatest(known_at, cast($3 as timestamp)) as changed_at from ${table} where ${left}`;
    await addToDailySums(tx, [{ table, sql }], atNow);
  }
  const ended = await tx.query<{ record_id: string }>(
    `update ${table} set superseded_at = cast($3 as timestamp) where ${left} returning record_id`,
    atNow,
  );

  const columns = recordColumns(loadKinds[old.kind]).join(', ');
  await tx.query(
    `create temp table back_record as
     select ${columns}, told_by as batch_id, turns as turn, cast($3 as timestamp) as known_at from (
       select f.*, s.batch_id as told_by,
         row_number() over (partition by f.record_id order by f.turn) as nth,
         count(*) over (partition by f.record_id) as turns
       from (select * from ${table} where ${own}) f
       join still_told s on s.record_id = f.record_id and s.record_version = f.record_version
       where not exists (
         select 1 from (select record_id from ${table} where ${standing}) kept where kept.record_id = f.record_id)) ranked
     where nth = 1`,
    atNow,
  );
  await touchTickets(tx, old.kind, { records: 'back_record' });
  if (isSummed(table))
    await addToDailySums(tx, [
      { table, sql: 'select b.*, 1 as sign, b.known_at as changed_at from back_record b' },
    ]);
  const back = await tx.query<{ record_id: string }>(
    `insert into ${table} (${columns}, batch_id, turn, known_at)
     select ${columns}, batch_id, turn, known_at from back_record returning record_id`,
  );
  for (const temporary of ['back_record', 'still_told', 'once_told'])
    await tx.query(`drop table ${temporary}`);
  const again = new Set(back.map(({ record_id: id }) => id));
  return { withdrawn: ended.filter(({ record_id: id }) => !again.has(id)).length, restored: back.length };
}
