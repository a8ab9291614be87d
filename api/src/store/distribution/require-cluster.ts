import type { Queryable } from '../store';
import { NotACluster, NotTheOwner } from '../store-error';

/** Errors: `NotACluster` without Citus or without a worker, `NotTheOwner` for a role that may not change the schema. */
export async function requireCluster(owner: Queryable): Promise<void> {
  if (owner.engine === 'duckdb') throw new NotACluster('EMBEDDED');
  const [{ hasCitus, role, owns } = { hasCitus: false, role: '', owns: false }] = await owner.query<{
    hasCitus: boolean;
    role: string;
    owns: boolean;
  }>(
    `select exists (select 1 from pg_extension where extname = 'citus') as "hasCitus", current_user as role,
       pg_has_role(current_user, tableowner, 'USAGE') as owns
     from pg_tables where schemaname = current_schema() and tablename = 'bet'`,
  );
  if (!hasCitus) throw new NotACluster('NO_CITUS');
  if (!owns) throw new NotTheOwner(role);
  const workers = await owner.query(
    `select 1 as one from pg_dist_node where groupid <> 0 and isactive and shouldhaveshards`,
  );
  if (workers.length === 0) throw new NotACluster('NO_WORKER');
}
