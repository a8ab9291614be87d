import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFromStdin, to as copyToStdout } from 'pg-copy-streams';
import { csvColumns } from './csv-columns';
import { quoteName } from './inline-params';
import type { OpenFile } from './store';

interface CopyingClient {
  readonly client: PoolClient;
  /** A statement as the server carries it out. */
  readonly adapted: (sql: string) => string;
}

/**
 * Appends a CSV file to `table`, inside a transaction.
 *
 * PostgreSQL refuses COPY into a table whose rows are guarded; there the rows go through a table of the moment, and
 * the guard looks at each on its way in.
 */
export async function copyFrom(
  { client, adapted }: CopyingClient,
  table: string,
  path: string,
): Promise<number> {
  const columns = (await csvColumns(path)).map(quoteName).join(', ');
  if (!(await isGuarded(client, table))) return copyInto(client, `${quoteName(table)} (${columns})`, path);
  await client.query(`create temp table loading (like ${quoteName(table)} including defaults)`);
  const count = await copyInto(client, `loading (${columns})`, path);
  await client.query(adapted(`insert into ${quoteName(table)} (${columns}) select ${columns} from loading`));
  await client.query('drop table loading');
  return count;
}

/** A file as a temporary table. */
export async function openFile(
  { client, adapted }: CopyingClient,
  name: string,
  { path, shape }: { readonly path: string; readonly shape: string },
): Promise<OpenFile> {
  await client.query(`create temp table ${quoteName(name)} as select * from (${shape}) shape limit 0`);
  await copyFrom({ client, adapted }, name, path);
  // How many rows there are says more than which: of a tenth of the sample.
  await client.query(`set local default_statistics_target = 10; analyze ${quoteName(name)}`);
  return { drop: async () => void (await client.query(`drop table ${quoteName(name)}`)) };
}

async function isGuarded(client: PoolClient, table: string): Promise<boolean> {
  const { rows } = await client.query<{ active: boolean }>('select row_security_active($1::text) as active', [
    quoteName(table),
  ]);
  return rows[0]?.active === true;
}

async function copyInto(client: PoolClient, target: string, path: string): Promise<number> {
  const copy = client.query(copyFromStdin(`copy ${target} from stdin (format csv, header true)`));
  await pipeline(createReadStream(path, { highWaterMark: 256 * 1024 }), copy);
  return copy.rowCount;
}

/** Writes the rows of `sql`, which has no parameters, to a CSV file. Gives the number of rows. */
export async function copyTo(client: PoolClient, sql: string, target: string): Promise<number> {
  const copy = client.query(copyToStdout(`copy (${sql}) to stdout (format csv, header true)`));
  await pipeline(copy, createWriteStream(target));
  return copy.rowCount;
}
