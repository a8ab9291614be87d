import { quoteName } from './inline-params';
import type { Queryable, Store } from './store';

/** What the role that the server signs in with can do beyond its need, in words; empty where all is well, and without roles. */
export async function findExcessRights(store: Store): Promise<string[]> {
  if (store.engine === 'duckdb') return [];
  const [row] = await store.query<{ bypasses: boolean; owns: boolean; makes: boolean; rewrites: boolean }>(
    `select r.rolsuper or r.rolbypassrls as bypasses,
       exists (select 1 from pg_tables t where t.schemaname = current_schema() and t.tableowner = current_user) as owns,
       has_schema_privilege(current_user, current_schema(), 'CREATE') as makes,
       has_table_privilege('audit_event', 'UPDATE') or has_table_privilege('audit_event', 'DELETE') as rewrites
     from pg_roles r where r.rolname = current_user`,
  );
  if (row === undefined) return [];
  return [
    ...(row.bypasses
      ? ['it passes row-level security, so a mistake in a query could show another brand']
      : []),
    ...(row.owns || row.makes ? ['it can change the schema'] : []),
    ...(row.rewrites ? ['it may rewrite the audit, were the triggers gone'] : []),
  ];
}

/** Gives `role` what the server needs and no more, in a schema that is up to date: no DDL, and of the audit only INSERT. */
export async function grantToAppRole(owner: Queryable, role: string): Promise<void> {
  const name = quoteName(role);
  for (const statement of [
    `grant usage on schema public to ${name}`,
    `grant select, insert, update, delete on all tables in schema public to ${name}`,
    `revoke insert, update, delete, truncate on schema_migration from ${name}`,
    `revoke update, delete, truncate on audit_event from ${name}`,
  ]) {
    await owner.query(statement);
  }
}

/** Role that an address of PostgreSQL signs in with. */
export function roleOf(url: string): string {
  return decodeURIComponent(new URL(url).username);
}
