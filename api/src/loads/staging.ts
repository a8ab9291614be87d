import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadKind } from '@tallyhouse/shared/contracts/load-data';
import type { Queryable } from '../store/store';
import { csvOf, type Cell } from './csv';
import { loadKinds } from './load-kinds';
import { stagingColumns } from './read-file-records';

/** The temporary files through which the records of one call reach the store. */
export class Staging {
  readonly #files = new Map<LoadKind, { path: string; descriptor: number }>();

  private constructor(readonly folder: string) {}

  static async open(): Promise<Staging> {
    return new Staging(await mkdtemp(join(tmpdir(), 'tallyhouse-load-')));
  }

  /** Kinds that have at least one record. */
  get kinds(): LoadKind[] {
    return [...this.#files.keys()];
  }

  /** Adds lines that hold `stagingColumns` and the fields of the kind. */
  add(kind: LoadKind, lines: string): void {
    if (lines === '') return;
    let file = this.#files.get(kind);
    if (file === undefined) {
      const path = join(this.folder, `${kind}.csv`);
      file = { path, descriptor: openSync(path, 'w') };
      const columns = [...stagingColumns, ...loadKinds[kind].fields.map(({ column }) => column)];
      writeSync(file.descriptor, `${columns.join(',')}\n`);
      this.#files.set(kind, file);
    }
    writeSync(file.descriptor, lines);
  }

  /** Makes the temporary table of a kind and fills it; gives its name. */
  async copyTo(tx: Queryable, kind: LoadKind): Promise<string> {
    const { table, fields } = loadKinds[kind];
    const staged = `staged_${table}`;
    await tx.query(
      `create temp table ${staged} as
       select 0 as file_no, 0 as line, gaming_day, ${fields.map(({ column }) => column).join(', ')}
       from ${table} limit 0`,
    );
    await tx.loadFile(staged, this.#files.get(kind)?.path ?? '');
    return staged;
  }

  /** Appends rows to a table of the store. */
  async insert(
    tx: Queryable,
    table: string,
    { columns, rows }: { columns: readonly string[]; rows: readonly (readonly Cell[])[] },
  ): Promise<void> {
    if (rows.length === 0) return;
    const path = join(this.folder, `${table}.csv`);
    await writeFile(path, csvOf(columns, rows));
    await tx.loadFile(table, path);
  }

  /** Ends the writing of records. */
  finish(): void {
    for (const { descriptor } of this.#files.values()) closeSync(descriptor);
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
