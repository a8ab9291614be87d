import { rm } from 'node:fs/promises';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import type { Keyring } from './secrets/keyring';
import { againOnConflict } from './again-on-conflict';
import { csvColumns } from './csv-columns';
import { copyDatabase } from './duckdb-copy';
import { rowsOf } from './duckdb-values';
import { inlineParams, quoteLiteral, quoteName } from './inline-params';
import { isInTurn, turnConnections, untilTurnEnds } from './reading-turn';
import { runPrepared } from './prepared-statements';
import { ResourcePool } from './resource-pool';
import { mayWrite, roomFor, type Room } from './room';
import { makeTemporaryFolder } from './temporary-folder';
import { StoreLocked, StoreNotWritable, StoreUnreadable } from './store-error';
import type { OpenFile, Param, Queryable, QueryOptions, Store } from './store';

interface DuckdbOptions {
  /** The data file, or `:memory:`. */
  readonly path: string;
  readonly secrets: Keyring;
  /** As DuckDB spells it, `2GB`. What does not fit is written to disk. */
  readonly memoryLimit?: string;
  /** How many of the machine's processors a statement may use; all when not given. */
  readonly threads?: number;
}

/** For each thread that reads a file; the engine's own choice is eight times as much, and no quicker. */
const csvBufferBytes = 4 * 1024 * 1024;

/** For all but the reads that take turns, while a load writes; each connection costs little. */
const connectionCount = 4;

/** An interrupt that meets no statement, between two parts of one for instance, is forgotten by the engine. */
const interruptEveryMs = 20;

/**
 * Opens the embedded store: one file, one process.
 *
 * Transactions run one after the other, so writers never meet; readers go on beside them.
 * Errors: `StoreUnreadable`, `StoreLocked`, `StoreNotWritable`.
 */
export async function openDuckdbStore({
  path,
  secrets,
  memoryLimit = '2GB',
  threads,
}: DuckdbOptions): Promise<Store> {
  const spill = await makeTemporaryFolder('spill');
  const instance = await openInstance(path, {
    memory_limit: memoryLimit,
    temp_directory: spill,
    // Nothing is ever fetched from outside.
    autoinstall_known_extensions: 'false',
    preserve_insertion_order: 'false',
    // The defaults are for a machine of its own. They hold five groups of 122,880 rows back before any is written, and
    // hundreds of megabytes that are done with before these go back to the system. Where they go back after 4 MB, asking
    // the system for them again is half the time of a small load (decision 101).
    // Large loads fill its 16 MB one by one, and what follows then was a fifth of their time. After a kill a full log takes
    // about a second to read.
    checkpoint_threshold: '64MB',
    write_buffer_row_group_count: '1',
    allocator_flush_threshold: '16MB',
    allocator_bulk_deallocation_flush_threshold: '16MB',
    ...(threads === undefined ? {} : { threads: String(threads) }),
  }).catch(async (error: unknown) => {
    await rm(spill, { recursive: true, force: true });
    throw error;
  });
  const poolOf = async (size: number) =>
    new ResourcePool(await Promise.all(Array.from({ length: size }, () => instance.connect())));
  const pool = await poolOf(connectionCount);
  const inTurn = await poolOf(turnConnections.duckdb);
  const writer = await poolOf(1);
  const copier = await poolOf(1);
  const read = <T>(
    options: QueryOptions | undefined,
    work: (connection: DuckDBConnection, options: QueryOptions) => Promise<T>,
  ) => {
    const asked = untilTurnEnds(options);
    return (isInTurn() ? inTurn : pool).use((connection) => work(connection, asked), asked.signal);
  };

  const room = roomFor(path);

  return {
    engine: 'duckdb',
    isTransaction: false,
    secrets,
    query: async (sql, params, options) => {
      if (mayWrite(sql)) await room.require();
      return read(options, (connection, asked) =>
        againOnConflict(() => runQuery(connection, sql, params, asked), isConflict),
      ) as Promise<never[]>;
    },
    loadFile: async (table, path_, options) => {
      await room.require([path_]);
      return writer.use((connection) => copyFrom(connection, { table, path: path_ }, options));
    },
    openFile: () => Promise.reject(new Error('a file is opened in a transaction')),
    tx: (work) =>
      writer.use((connection) =>
        againOnConflict(() => runTransaction({ connection, secrets, room }, work), isConflict),
      ),
    exportCsv: (sql, params, target, options) =>
      read(options, (connection, asked) =>
        copyTo(connection, { sql: inlineParams(sql, params), target }, asked),
      ),
    copyTo: (target, options) =>
      copier.use((connection) =>
        copyDatabase(target, (sql, asked) => runQuery(connection, sql, [], asked), options),
      ),
    // A connection that is closed under a running statement takes the process with it.
    close: async () => {
      for (const each of [writer, pool, inTurn, copier])
        for (const connection of await each.drain()) connection.closeSync();
      instance.closeSync();
      await rm(spill, { recursive: true, force: true });
    },
  };
}

async function openInstance(path: string, options: Record<string, string>): Promise<DuckDBInstance> {
  try {
    return await DuckDBInstance.create(path, options);
  } catch (error) {
    const text = String(error);
    const cause = { cause: error };
    if (/lock on file|being used by another process|file handle conflict/i.test(text))
      throw new StoreLocked(path, cause);
    if (/permission denied|read-only file system/i.test(text)) throw new StoreNotWritable(path, cause);
    throw new StoreUnreadable(path, cause);
  }
}

async function runQuery(
  connection: DuckDBConnection,
  sql: string,
  params: readonly Param[] = [],
  { signal }: QueryOptions = {},
): Promise<Record<string, unknown>[]> {
  return interruptible(connection, signal, async () => {
    // A statement without parameters needs not be prepared, and may then be several.
    return rowsOf(await (params.length === 0 ? connection.run(sql) : runPrepared(connection, sql, params)));
  });
}

/** Interrupts the connection when `signal` aborts while `work` runs, until that has ended. */
async function interruptible<T>(
  connection: DuckDBConnection,
  signal: AbortSignal | undefined,
  work: () => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  let timer: NodeJS.Timeout | undefined;
  const interrupt = () => {
    connection.interrupt();
    timer ??= setInterval(interrupt, interruptEveryMs);
  };
  signal?.addEventListener('abort', interrupt);
  try {
    return await work();
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', interrupt);
    clearInterval(timer);
  }
}

async function runTransaction<T>(
  {
    connection,
    secrets,
    room,
  }: { readonly connection: DuckDBConnection; readonly secrets: Keyring; readonly room: Room },
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  let writes = 0;
  const write = async (files: readonly string[] = []) => {
    writes += 1;
    if (writes === 1 || files.length > 0) await room.require(files);
  };
  await connection.run('begin transaction');
  try {
    const result = await work({
      engine: 'duckdb',
      isTransaction: true,
      secrets,
      query: async (sql, params, options) => {
        if (mayWrite(sql)) await write();
        return runQuery(connection, sql, params, options) as Promise<never[]>;
      },
      loadFile: async (table, path, options) => {
        await write([path]);
        return copyFrom(connection, { table, path }, options);
      },
      openFile: async (name, file) => {
        await write([file.path]);
        return openFile(connection, name, file);
      },
    });
    // What others wrote to the disk meanwhile, and what this wrote to the data file.
    if (writes > 0) await room.require();
    await connection.run('commit');
    return result;
  } catch (error) {
    // After some failures the engine has rolled back already; the first error is the one that says why.
    await connection.run('rollback').catch(() => undefined);
    throw error;
  }
}

/** Repeats `work` once when another writer was in its way. */
function isConflict(error: unknown): boolean {
  return /conflict on (tuple|update)|write-write conflict|Transaction conflict/i.test(String(error));
}

async function copyFrom(
  connection: DuckDBConnection,
  { table, path }: { table: string; path: string },
  { signal }: QueryOptions = {},
): Promise<number> {
  const columns = (await csvColumns(path)).map(quoteName).join(', ');
  return interruptible(connection, signal, async () => {
    const { rowsChanged } = await connection.run(
      `copy ${quoteName(table)} (${columns}) from ${quoteLiteral(path)}
     (format csv, header true, auto_detect false, delimiter ',', quote '"', escape '"', nullstr '', allow_quoted_nulls false,
      buffer_size ${csvBufferBytes})`,
    );
    return rowsChanged;
  });
}

/**
 * Read where it lies: a copy of it would take as much memory as its rows. By one thread: each of several would collect
 * the next 122,880 rows by itself, and they are not quicker for it.
 */
async function openFile(
  connection: DuckDBConnection,
  name: string,
  { path, shape }: { readonly path: string; readonly shape: string },
): Promise<OpenFile> {
  const columns = (await rowsOf(await connection.run(`describe ${shape}`))).map(
    ({ column_name: column, column_type: type }) =>
      `${quoteLiteral(String(column))}: ${quoteLiteral(String(type))}`,
  );
  await connection.run(
    `create temp view ${quoteName(name)} as select * from read_csv(${quoteLiteral(path)},
     columns = {${columns.join(', ')}}, header = true, auto_detect = false, delim = ',', quote = '"', escape = '"',
     nullstr = '', allow_quoted_nulls = false, buffer_size = ${csvBufferBytes}, parallel = false)`,
  );
  return { drop: async () => void (await connection.run(`drop view ${quoteName(name)}`)) };
}

async function copyTo(
  connection: DuckDBConnection,
  { sql, target }: { sql: string; target: string },
  { signal }: QueryOptions = {},
): Promise<number> {
  return interruptible(connection, signal, async () => {
    const { rowsChanged } = await connection.run(
      `copy (${sql}) to ${quoteLiteral(target)} (format csv, header true)`,
    );
    return rowsChanged;
  });
}
