import { setTimeout as pause } from 'node:timers/promises';
import { Client, type DatabaseError, Pool, type PoolClient } from 'pg';
import type { Keyring } from './secrets/keyring';
import { againOnConflict } from './again-on-conflict';
import { insertOnWorkers } from './distribution/insert-on-workers';
import { inlineParams } from './inline-params';
import { copyFrom, copyTo, openFile } from './postgres-copy';
import { inScope, scopedTransaction } from './postgres-scope';
import { postgresTypes } from './postgres-values';
import { isInTurn, turnConnections, untilTurnEnds } from './reading-turn';
import { ResourcePool } from './resource-pool';
import { StoreNotCopied, StoreUnreachable } from './store-error';
import type { Param, Queryable, QueryOptions, Store } from './store';

interface PostgresOptions {
  /** `postgres://user:password@host:port/database`. */
  readonly url: string;
  readonly secrets: Keyring;
}

/**
 * What the planner takes the handing over of a row between processes for, in its units: a tenth of the default, by which
 * it adds up a year of bets by one process through an index, row by row, rather than by several that run through all.
 */
const tupleCost = 0.01;

/** Workers of a cluster are told what a transaction is told; without Citus it is a setting that nobody reads. */
const tellWorkers = 'citus.propagate_set_commands=local';

const cancelEveryMs = 20;

/** serialization_failure, deadlock_detected, unique_violation: another transaction was quicker. */
const conflictCodes = new Set(['40001', '40P01', '23505']);

/**
 * Opens a store on a PostgreSQL server; any number of processes may share it.
 *
 * Errors: `StoreUnreachable`.
 */
export async function openPostgresStore({ url, secrets }: PostgresOptions): Promise<Store> {
  const pool = new Pool({
    connectionString: url,
    types: postgresTypes,
    max: 8,
    connectionTimeoutMillis: 10_000,
    options: [
      'timezone=UTC',
      'standard_conforming_strings=on',
      `parallel_tuple_cost=${tupleCost}`,
      // No statement of ours takes as long as it does to compile its expressions: that was half of a load.
      'jit=off',
      tellWorkers,
    ]
      .map((setting) => `-c ${setting}`)
      .join(' '),
  });
  // A broken idle connection is replaced at its next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  const isCluster = await asksOthers(pool).catch(async (error: unknown) => {
    await pool.end();
    throw new StoreUnreachable(addressOf(url), { cause: error });
  });

  const onClient = async <T>(work: (client: PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    // pg reports a lost connection here as well as to the query.
    const onError = (error: Error) => (broken = error);
    client.on('error', onError);
    try {
      return await work(client);
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  };
  const inTurn = new ResourcePool(Array.from({ length: turnConnections.postgres }, (_, number) => number));
  const read = <T>(
    options: QueryOptions | undefined,
    work: (client: PoolClient, options: QueryOptions) => Promise<T>,
  ): Promise<T> => {
    const asked = untilTurnEnds(options);
    const onAny = () => onClient((client) => work(client, asked));
    return isInTurn() ? inTurn.use(onAny, asked.signal) : onAny();
  };
  const adapted = isCluster ? insertOnWorkers : (sql: string) => sql;
  const queryableOn = (client: PoolClient): Queryable => ({
    engine: 'postgres',
    isTransaction: true,
    secrets,
    query: (sql, params, options) =>
      inScope({ client, isCluster }, () =>
        cancellable({ url, client }, options, () => runQuery(client, adapted(sql), params)),
      ) as Promise<never[]>,
    loadFile: (table, path, options) =>
      inScope({ client, isCluster }, () =>
        cancellable({ url, client }, options, () => copyFrom({ client, adapted }, table, path)),
      ),
    openFile: (name, file) => inScope({ client, isCluster }, () => openFile({ client, adapted }, name, file)),
  });
  const tx = <T>(work: (tx: Queryable) => Promise<T>): Promise<T> =>
    onClient((client) =>
      againOnConflict(() => scopedTransaction(client, () => work(queryableOn(client))), isConflict),
    );

  return {
    engine: 'postgres',
    isTransaction: false,
    secrets,
    query: (sql, params, options) =>
      read(options, (client, asked) => queryableOn(client).query(sql, params, asked)),
    loadFile: (table, path, options) => tx((inside) => inside.loadFile(table, path, options)),
    openFile: () => Promise.reject(new Error('a file is opened in a transaction')),
    tx,
    exportCsv: (sql, params, target, options) =>
      read(options, (client, asked) =>
        inScope({ client, isCluster }, () =>
          cancellable({ url, client }, asked, () => copyTo(client, inlineParams(sql, params), target)),
        ),
      ),
    copyTo: () => Promise.reject(new StoreNotCopied()),
    close: () => pool.end(),
  };
}

/** Whether it is the coordinator of a cluster, or may become one. */
async function asksOthers(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(`select 1 from pg_extension where extname = 'citus'`);
  return rowCount === 1;
}

async function runQuery(client: PoolClient, sql: string, params: readonly Param[] = []) {
  return (await client.query<Record<string, unknown>>(sql, [...params])).rows;
}

/**
 * Has the server cancel what `client` runs when the signal aborts, by a connection of its own, until `work` has ended: a
 * cancel that comes between two statements meets none.
 */
async function cancellable<T>(
  { url, client }: { url: string; client: PoolClient },
  { signal }: QueryOptions = {},
  work: () => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  let cancelling: Promise<void> | undefined;
  let isOver = false;
  const cancel = () =>
    (cancelling = (async () => {
      while (!isOver) {
        await cancelBackend(url, client);
        await pause(cancelEveryMs);
      }
    })());
  signal?.addEventListener('abort', cancel);
  try {
    return await work();
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', cancel);
    isOver = true;
    // Else the cancel could hit the connection's next user.
    await cancelling;
  }
}

async function cancelBackend(url: string, client: PoolClient): Promise<void> {
  const { processID } = client as PoolClient & { readonly processID: number };
  const canceller = new Client({ connectionString: url });
  try {
    await canceller.connect();
    await canceller.query('select pg_cancel_backend($1)', [processID]);
  } catch {
    // The server is gone, and the statement with it.
  } finally {
    await canceller.end().catch(() => undefined);
  }
}

/** Who takes the next number finds another one taken each time; a key that is found taken twice stays so. */
function isConflict(error: unknown, before: unknown): boolean {
  const { code = '', detail } = error as Partial<DatabaseError>;
  const isTaken = detail !== undefined && detail === (before as Partial<DatabaseError> | undefined)?.detail;
  return conflictCodes.has(code) && !(code === '23505' && isTaken);
}

/** Host and database without user and password, for messages. */
function addressOf(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'the address in DATABASE_URL';
  }
}
