import { closeSync, openSync, writeSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadKind } from '@tallyhouse/shared/contracts/load-data';
import type { OpenFile, Queryable } from '../../store/store';
import type { Cell } from '../../store/csv';
import { insertByFile } from '../../store/insert-by-file';
import { loadKinds } from './load-kinds';
import { stagingColumns } from './read-file-records';
import { makeTemporaryFolder } from '../../store/temporary-folder';

/**
 * Amounts of a file have at most eleven digits before the point (`readAmount`). Told so, the embedded engine reads them in
 * a quarter of the time that the wider columns of the facts take.
 */
const amountTypes: ReadonlySet<string> = new Set(['amount', 'amount?', 'stake']);

/** A file of records of one kind. */
export interface Stage {
  readonly kind: LoadKind;
  readonly path: string;
}

/** First line of a file of staged records. */
export function stagingHead(kind: LoadKind): string {
  return `${[...stagingColumns, ...loadKinds[kind].fields.map(({ column }) => column)].join(',')}\n`;
}

/** The temporary files through which the records of one call reach the store. */
export class Staging {
  readonly #files = new Map<LoadKind, { path: string; descriptor: number }>();
  readonly #adopted: Stage[] = [];

  private constructor(readonly folder: string) {}

  static async create(): Promise<Staging> {
    return new Staging(await makeTemporaryFolder('load'));
  }

  /** What is staged, in the order in which it is to reach the store. */
  get stages(): readonly Stage[] {
    return [...Array.from(this.#files, ([kind, { path }]) => ({ kind, path })), ...this.#adopted];
  }

  /** Adds lines that hold `stagingColumns` and the fields of the kind. */
  add(kind: LoadKind, lines: string): void {
    if (lines === '') return;
    let file = this.#files.get(kind);
    if (file === undefined) {
      const path = join(this.folder, `${kind}.csv`);
      file = { path, descriptor: openSync(path, 'w') };
      writeSync(file.descriptor, stagingHead(kind));
      this.#files.set(kind, file);
    }
    writeSync(file.descriptor, lines);
  }

  /** Adds a file of such lines, with its `stagingHead`, that somebody else made and removes. */
  adopt(kind: LoadKind, path: string): void {
    this.#adopted.push({ kind, path });
  }

  /** Lets what is staged be read as the temporary relation `staged_<table>`. */
  open(tx: Queryable, { kind, path }: Stage): Promise<OpenFile> {
    const { table, fields } = loadKinds[kind];
    const columns = fields.map(({ column, rule }) =>
      typeof rule === 'string' && amountTypes.has(rule)
        ? `cast(${column} as decimal(18, 4)) as ${column}`
        : column,
    );
    return tx.openFile(`staged_${table}`, {
      path,
      shape: `select 0 as file_no, 0 as line, gaming_day, ${columns.join(', ')} from ${table}`,
    });
  }

  /** Appends rows to a table of the store. */
  async insert(
    tx: Queryable,
    table: string,
    { columns, rows }: { columns: readonly string[]; rows: readonly (readonly Cell[])[] },
  ): Promise<void> {
    await insertByFile(tx, join(this.folder, `${table}.csv`), { table, columns, rows });
  }

  /** Ends the writing of records. */
  finish(): void {
    for (const { descriptor } of this.#files.values()) closeSync(descriptor);
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
