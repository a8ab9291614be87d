import type { Store } from '../../store/store';
import type { DemoOptions } from './demo-options';

/** What a store says about demo data in it. */
export type DemoState = 'none' | 'building' | 'complete';

const key = 'demo';

/** Reads whether the store is a demo one, and whether its making came to an end. */
export async function readDemoState(store: Store): Promise<DemoState> {
  const [row] = await store.query<{ value: string }>('select value from store_meta where key = $1', [key]);
  if (row === undefined) return 'none';
  return (JSON.parse(row.value) as { state: DemoState }).state;
}

/** True when the store holds brands or users that no demo brought. */
export async function holdsOtherData(store: Store): Promise<boolean> {
  if ((await readDemoState(store)) !== 'none') return false;
  const [row] = await store.query<{ count: number }>(
    'select (select count(*) from brand) + (select count(*) from app_user) + (select count(*) from load_batch) as count',
  );
  return (row?.count ?? 0) > 0;
}

/**
 * Takes everything out of a store but its schema, what came with that, and the audit, which gives nothing up.
 *
 * By DELETE: the role of the server may not empty tables in any other way.
 */
export async function emptyStore(store: Store): Promise<void> {
  const tables = await store.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' and right(table_name, 5) <> '_turn'
       and table_name not in ('schema_migration', 'audit_event', 'audit_head', 'kept_charge')`,
  );
  await store.tx(async (tx) => {
    for (const { name } of tables) await tx.query(`delete from ${name}`);
  });
}

export async function beginDemo(store: Store, options: DemoOptions): Promise<void> {
  await store.query('delete from store_meta where key = $1', [key]);
  await store.query('insert into store_meta (key, value) values ($1, $2)', [
    key,
    describe('building', options),
  ]);
}

export async function completeDemo(store: Store, options: DemoOptions): Promise<void> {
  await store.query('update store_meta set value = $2 where key = $1', [key, describe('complete', options)]);
}

function describe(state: DemoState, { seed, bets, nowMs }: DemoOptions): string {
  return JSON.stringify({ state, seed, bets, madeAt: new Date(nowMs).toISOString() });
}
