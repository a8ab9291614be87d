import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { deskVariable, plainTemplate } from './shared-postgres';

/** A database of the suite's own on the run's PostgreSQL, with the schema and no rows. */
export interface GivenPostgres {
  readonly url: string;
  /** Drops it, and what was made beside it. */
  stop(): Promise<void>;
}

/** `template` is the database that it is a copy of. */
export async function givenPostgres(template = plainTemplate): Promise<GivenPostgres> {
  const answer = await fetch(process.env[deskVariable] ?? '');
  const server = await answer.text();
  if (!answer.ok) throw new Error(server);
  const name = `suite_${randomBytes(8).toString('hex')}`;
  await onServer(server, (client) => client.query(`create database ${name} template ${template}`));
  return {
    url: new URL(`/${name}`, server).href,
    stop: () =>
      onServer(server, async (client) => {
        const { rows } = await client.query<{ datname: string }>(
          'select datname from pg_database where starts_with(datname, $1)',
          [name],
        );
        for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
      }),
  };
}

async function onServer(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await work(client).finally(() => client.end());
}
