import { isSummed } from '../../figures/daily-sums/daily-sums';
import { addToDailySums } from '../../figures/daily-sums/keep-daily-sums';
import type { Queryable } from '../../store/store';
import { touchTickets } from '../laws/touched-tickets';
import type { BatchRow } from './batch-row';
import { recordColumns } from './load-field';
import { loadKinds } from './load-kinds';

/** The table of records that a file told after another one had: kind, key, version and batch. */
export const repeatedRecords = 'repeated_record';

/** What became of the records that a replaced file told. */
export interface Untold {
  /** No file in force tells them any more. */
  readonly withdrawn: number;
  /** In a version of before, which another file tells. */
  readonly restored: number;
}

/** A replaced batch, whose records it told, and the instant of its replacement. */
interface Replacement {
  readonly old: BatchRow;
  readonly now: Date;
}

/** Of the facts of the batch's source: its brand and its id are the first two parameters. */
const own = 'brand_id = $1 and source_id = $2';
const standing = `${own} and superseded_at is null and record_id in (select record_id from once_told)`;
const ofOwn = ({ brand_id: brandId, source_id: sourceId }: BatchRow) => [brandId, sourceId];

/**
 * Puts in force what files in force tell of the records that `old`, which is in force no more, and what was taken in of
 * its rejects told: of each the highest version, from `now` on; a record that none of them tells leaves force.
 */
export async function keepWhatIsTold(tx: Queryable, old: BatchRow, now: Date): Promise<Untold> {
  await findTold(tx, old);
  const ended = await endUntold(tx, { old, now });
  const restored = new Set(await bringBack(tx, { old, now }));
  for (const table of ['still_told', 'once_told']) await tx.query(`drop table ${table}`);
  return { withdrawn: ended.filter((id) => !restored.has(id)).length, restored: restored.size };
}

/** Makes `once_told`, the records of the batch, and `still_told`, what files in force tell of them. */
async function findTold(tx: Queryable, old: BatchRow): Promise<void> {
  const { table } = loadKinds[old.kind];
  const told = `(
    select record_id, record_version, batch_id from ${table} where ${own} union all
    select record_id, record_version, batch_id from ${repeatedRecords} where ${own} and kind = '${old.kind}') t`;
  await tx.query(
    `create temp table once_told as
     select distinct record_id from ${told}
     where batch_id in (select id from load_batch where id = $3 or reprocesses = $3)`,
    [...ofOwn(old), old.id],
  );
  await tx.query(
    `create temp table still_told as
     select record_id, record_version, batch_id from (
       select record_id, record_version, batch_id,
         row_number() over (partition by record_id order by record_version desc, batch_id) as nth
       from ${told}
       where record_id in (select record_id from once_told) and batch_id in (
         select b.id from load_batch b left join load_batch whole on whole.id = b.reprocesses
         where coalesce(whole.state, b.state) in ('LOADED', 'PARTIAL', 'LATE'))) ranked
     where nth = 1`,
    ofOwn(old),
  );
  // Of a table just made PostgreSQL knows nothing, and compares each row with each.
  if (tx.engine === 'postgres') await tx.query('analyze once_told, still_told');
}

/** Ends the versions in force that no file in force tells; gives their records. */
async function endUntold(tx: Queryable, { old, now }: Replacement): Promise<string[]> {
  const { table } = loadKinds[old.kind];
  const atNow = [...ofOwn(old), now.toISOString()];
  const left = `${standing} and not exists (
    select 1 from still_told s where s.record_id = ${table}.record_id and s.record_version = ${table}.record_version)`;
  await touchTickets(tx, old.kind, { records: `${table} where ${left}`, params: ofOwn(old) });
  if (isSummed(table)) {
    const sql = `select ${table}.*, -1 as sign, greatest(known_at, cast($3 as timestamp)) as changed_at from ${table} where ${left}`;
    await addToDailySums(tx, [{ table, sql }], atNow);
  }
  const ended = await tx.query<{ id: string }>(
    `update ${table} set superseded_at = cast($3 as timestamp) where ${left} returning record_id as id`,
    atNow,
  );
  return ended.map(({ id }) => id);
}

/** Has what is told and not in force come into it, as the next turn of its version; gives the records. */
async function bringBack(tx: Queryable, { old, now }: Replacement): Promise<string[]> {
  const { table } = loadKinds[old.kind];
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
    [...ofOwn(old), now.toISOString()],
  );
  await touchTickets(tx, old.kind, { records: 'back_record' });
  if (isSummed(table)) {
    const sql = 'select b.*, 1 as sign, b.known_at as changed_at from back_record b';
    await addToDailySums(tx, [{ table, sql }]);
  }
  const back = await tx.query<{ id: string }>(
    `insert into ${table} (${columns}, batch_id, turn, known_at)
     select ${columns}, batch_id, turn, known_at from back_record returning record_id as id`,
  );
  await tx.query('drop table back_record');
  return back.map(({ id }) => id);
}
