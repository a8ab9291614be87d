import type { Queryable } from './store';

/** Whether everything in the store is invented. */
export async function isDemoStore(store: Queryable): Promise<boolean> {
  const rows = await store.query(`select key from store_meta where key = 'demo'`);
  return rows.length > 0;
}
