import type { Keyring } from './secrets/keyring';

/** What a parameter may be. Money travels as a decimal string, an instant as ISO 8601 with `Z`. */
export type Param = string | number | boolean | null;

/**
 * One row by column name. Both engines give the same: decimals as strings with their scale, whole numbers as
 * numbers, timestamps as ISO 8601 with `Z`, dates as `YYYY-MM-DD`, json parsed.
 */
export type Row = Readonly<Record<string, unknown>>;

export interface QueryOptions {
  /** Stops the statement in the engine too. The promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** Where SQL runs: the store itself or one of its transactions. Parameters are `$1`, `$2`, … */
export interface Queryable {
  readonly engine: 'duckdb' | 'postgres';
  /** After a statement that failed nothing can be asked of it. */
  readonly isTransaction: boolean;
  /** The keys by which secrets lie sealed in it. */
  readonly secrets: Keyring;
  query<R = Row>(sql: string, params?: readonly Param[], options?: QueryOptions): Promise<R[]>;
  /** Appends a CSV file with a header line to `table`; the header names the columns. Empty fields are null, quoted empty ones the empty text. Gives the number of rows. */
  loadFile(table: string, path: string, options?: QueryOptions): Promise<number>;
  /**
   * Lets the rows of such a file be read as the temporary relation `name`, in a transaction, until it is dropped. `shape`
   * is a query whose columns are those of the file, in its order.
   */
  openFile(name: string, file: { readonly path: string; readonly shape: string }): Promise<OpenFile>;
}

export interface OpenFile {
  drop(): Promise<void>;
}

/** A table of a copy, and the rows that it had at the instant of the copy. */
export interface CopiedTable {
  readonly name: string;
  readonly rows: number;
}

/** The seam of the data store: everything above it is one SQL dialect, everything below it one of two engines. */
export interface Store extends Queryable {
  /** Commits when `work` resolves, rolls back when it rejects. A write conflict is tried again, up to eight times in all. */
  tx<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** Writes the rows of `sql` as CSV with a header line to `path`, in constant memory. Gives the number of rows. */
  exportCsv(sql: string, params: readonly Param[], path: string, options?: QueryOptions): Promise<number>;
  /**
   * Writes all that it holds at one instant to a new file of the engine at `path`, indexes and constraints too, while
   * others read and write. Errors: `StoreError` on PostgreSQL, which has backups of its own.
   */
  copyTo(path: string, options?: QueryOptions): Promise<readonly CopiedTable[]>;
  close(): Promise<void>;
}
