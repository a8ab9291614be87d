import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '../../store';

/** All rows of all tables, as whoever copied the store has them. */
export async function dumpOf(store: Store): Promise<string> {
  const tables = await store.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`,
  );
  const rows = await Promise.all(tables.map(({ name }) => store.query(`select * from ${name}`)));
  return JSON.stringify(rows);
}

/** Every file below a folder, whole. */
export function filesBelow(folder: string): { readonly path: string; readonly bytes: Buffer }[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [{ path, bytes: readFileSync(path) }];
  });
}
