import type { Client } from 'pg';

const ownerRole = 'tallyhouse_owner';
/** Name of the role that the guarded store signs in with. */
const appRole = 'tallyhouse_app';

/** Name of the database that is copied for a guarded store. */
export const guardedTemplate = 'guarded_template';

/** Makes the roles, which are the whole server's, where they are not there yet. */
export async function makeRoles(client: Client): Promise<void> {
  for (const role of [ownerRole, appRole]) {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
    if (rowCount === 0) await client.query(`create role ${role} login`);
  }
}

/** Addresses of `database` as its owner and as the server, which may do less. */
export function addressesOf(
  url: string,
  database: string,
): { readonly ownerUrl: string; readonly appUrl: string } {
  const as = (role: string) => {
    const address = new URL(url);
    address.username = role;
    address.pathname = `/${database}`;
    return address.href;
  };
  return { ownerUrl: as(ownerRole), appUrl: as(appRole) };
}
