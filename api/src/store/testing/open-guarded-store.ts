import { Client } from 'pg';
import { openStore } from '../open-store';
import type { Store } from '../store';
import { addressesOf, guardedTemplate, makeRoles } from './roles';

interface Postgres {
  readonly url: string;
}

/** Addresses of a fresh database with an owner and an app role, as an operator makes them. */
export function givenRoles(postgres: Postgres, database: string): Promise<ReturnType<typeof addressesOf>> {
  return createDatabase(postgres, database, 'template1');
}

/**
 * A store whose role has no more rights than the server needs: row-level security holds it.
 *
 * `database` is a name of the suite's own.
 */
export async function openGuardedStore(postgres: Postgres, database: string): Promise<Store> {
  const { appUrl } = await createDatabase(postgres, database, guardedTemplate);
  return openStore({ dataDir: ':memory:', databaseUrl: appUrl });
}

async function createDatabase({ url }: Postgres, name: string, template: string) {
  // Suites share a server: what one makes is named after its own database there, and goes with it.
  const database = `${new URL(url).pathname.slice(1)}_${name}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  await makeRoles(client);
  await client.query(`create database ${database} template ${template} owner tallyhouse_owner`);
  await client.end();
  return addressesOf(url, database);
}
