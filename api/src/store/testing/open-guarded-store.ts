import { Client } from 'pg';
import { openStore } from '../open-store';
import type { Store } from '../store';
import type { TestPostgres } from './start-postgres';

/** Name of the role that the guarded store signs in with. */
const appRole = 'tallyhouse_app';

/** Addresses of a fresh database with an owner and an app role, as an operator makes them. */
export async function givenRoles(
  { url }: TestPostgres,
  database: string,
): Promise<{ readonly ownerUrl: string; readonly appUrl: string }> {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const role of ['tallyhouse_owner', appRole]) {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
    if (rowCount === 0) await client.query(`create role ${role} login`);
  }
  await client.query(`create database ${database} owner tallyhouse_owner`);
  await client.end();
  const as = (role: string) => {
    const address = new URL(url);
    address.username = role;
    address.pathname = `/${database}`;
    return address.href;
  };
  return { ownerUrl: as('tallyhouse_owner'), appUrl: as(appRole) };
}

/** A store whose role has no more rights than the server needs: row-level security holds it. */
export async function openGuardedStore(postgres: TestPostgres, database: string): Promise<Store> {
  const { ownerUrl, appUrl } = await givenRoles(postgres, database);
  return openStore({ dataDir: ':memory:', databaseUrl: appUrl, databaseOwnerUrl: ownerUrl });
}
