import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from 'pg';
import { openStore } from '../open-store';
import { guardedTemplate, makeRoles, addressesOf } from './roles';
import { startPostgres, type TestPostgres } from './start-postgres';

/** Name of the environment variable by which the run tells its tests where to ask for PostgreSQL. */
export const deskVariable = 'TALLYHOUSE_TEST_POSTGRES';

/** Name of the database that is copied for a suite: the schema as a superuser makes it. */
export const plainTemplate = 'plain_template';

/** One PostgreSQL for all suites of a run, started when the first of them asks. */
export interface PostgresDesk {
  /** Answers with the server's address. */
  readonly url: string;
  close(): Promise<void>;
}

/** Opens the desk at which suites, each in a process of its own, ask for the run's PostgreSQL. */
export async function openPostgresDesk(): Promise<PostgresDesk> {
  let server: Promise<TestPostgres> | undefined;
  const desk = createServer((_request, response) => {
    // A suite that asks seconds later must not meet a connection that is just being closed.
    response.setHeader('Connection', 'close');
    server ??= startWithTemplates();
    server.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(desk.address() as AddressInfo).port}/`,
    async close() {
      desk.closeAllConnections();
      desk.close();
      await (await server)?.stop();
    },
  };
}

async function startWithTemplates(): Promise<TestPostgres> {
  // Its workers would be in a template when it is to be copied.
  const postgres = await startPostgres({ settings: { autovacuum: 'off' } });
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await makeRoles(client);
  await client.query(`create database ${plainTemplate}`);
  await client.query(`create database ${guardedTemplate} owner tallyhouse_owner`);
  await client.end();
  const databaseUrl = new URL(`/${plainTemplate}`, postgres.url).href;
  await (await openStore({ dataDir: '', databaseUrl })).close();
  const { ownerUrl, appUrl } = addressesOf(postgres.url, guardedTemplate);
  await (await openStore({ dataDir: '', databaseUrl: appUrl, databaseOwnerUrl: ownerUrl })).close();
  return postgres;
}
