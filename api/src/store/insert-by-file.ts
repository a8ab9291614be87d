import { appendFile, writeFile } from 'node:fs/promises';
import { csvLines, csvOf, type Cell } from './csv';
import type { Queryable } from './store';

/** In so many at a time, between which others get their turn. */
const rowsAtOnce = 2000;

/** Appends many rows to a table by way of a file, which the caller removes: ten times cheaper than by statements. */
export async function insertByFile(
  store: Queryable,
  path: string,
  {
    table,
    columns,
    rows,
  }: {
    readonly table: string;
    readonly columns: readonly string[];
    readonly rows: readonly (readonly Cell[])[];
  },
): Promise<void> {
  if (rows.length === 0) return;
  await writeFile(path, csvOf(columns, []));
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await appendFile(path, csvLines(rows.slice(from, from + rowsAtOnce)));
  await store.loadFile(table, path);
}
