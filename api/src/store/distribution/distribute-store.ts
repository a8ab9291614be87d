import type { Queryable, Store } from '../store';
import { DistributionStopped } from '../store-error';
import { distributed, distributedTables, referenceTables, type DistributedTable } from './distributed-tables';
import { requireCluster } from './require-cluster';

/** What became of one table. */
export interface DistributionStep {
  readonly table: string;
  /** It was so before. */
  readonly wasDone: boolean;
  readonly done: number;
  readonly of: number;
}

/**
 * Spreads the facts of a store over the workers of its cluster by ticket, and gives each worker all that they are joined
 * with; every other table stays on the coordinator. Row-level security stays on, on workers too.
 *
 * `owner` signs in as the owner of the schema. Each table is a transaction: what was done before an error stays, and a
 * second call does the rest. Nobody may write meanwhile.
 * Errors: `StoreError` where there is no cluster or `owner` may not, and `DistributionStopped`.
 */
export async function distributeStore(
  owner: Store,
  { shards, onStep }: { readonly shards: number; readonly onStep: (step: DistributionStep) => void },
): Promise<void> {
  await requireCluster(owner);
  await securedByRow(owner);
  const before = await kindsOf(owner);
  const tables = [...referenceTables, ...distributedTables];
  const of = tables.length;
  // Policies name it, and Citus does not see that.
  await owner.query(`select create_distributed_function('rows_are_elsewhere(text)')`);
  for (const [index, table] of tables.entries()) {
    const wasDone = before.has(table);
    try {
      if (!wasDone) await owner.tx((tx) => place(tx, table, shards));
      // Citus leaves the rows of before where they were, hidden.
      if (isDistributed(table) || !wasDone)
        await owner.query('select truncate_local_data_after_distributing_table($1)', [table]);
    } catch (error) {
      throw new DistributionStopped(table, { cause: error });
    }
    onStep({ table, wasDone, done: index + 1, of });
  }
  for (const table of distributedTables) await owner.query('select analyze_table($1)', [table]);
}

/**
 * Has every policy that asks for the brands of a statement by a subquery compare rows with the setting itself: those of a
 * store that was made before its cluster, and of migrations since.
 */
async function securedByRow(owner: Queryable): Promise<void> {
  const policies = await owner.query<{ name: string; table: string; condition: string; brands: string }>(
    `select polname as "name", cast(polrelid::regclass as varchar) as "table",
       pg_get_expr(polqual, polrelid) as "condition", brands_of_policies() as "brands"
     from pg_policy where pg_get_expr(polqual, polrelid) like '%acting_brands%'`,
  );
  for (const { name, table, condition, brands } of policies) {
    const byRow = condition.replaceAll(
      /\(\s*SELECT acting_brands\(\) AS acting_brands\)/g,
      () => `(${brands})`,
    );
    await owner.query(`alter policy ${name} on ${table} using (${byRow})`);
  }
}

/** The tables that workers have already. */
async function kindsOf(owner: Queryable): Promise<ReadonlySet<string>> {
  const rows = await owner.query<{ name: string }>(
    `select cast(logicalrelid as varchar) as name from pg_dist_partition
     where partmethod = 'h' or partmethod = 'n' and repmodel = 't'`,
  );
  return new Set(rows.map(({ name }) => name));
}

function isDistributed(table: string): table is DistributedTable {
  return table in distributed;
}

async function place(tx: Queryable, table: string, shards: number): Promise<void> {
  const column = table === 'brand' ? 'id' : 'brand_id';
  const guard = `select secure_table('${table}', brand_condition('${table}', '${column}'))`;
  const [{ isGuarded } = { isGuarded: false }] = await tx.query<{ isGuarded: boolean }>(
    `select relrowsecurity as "isGuarded" from pg_class where oid = to_regclass($1)`,
    [table],
  );
  if (isGuarded) {
    await tx.query(guard);
    // The owner, which rows are copied by, is held by policies too, and COPY is refused then.
    await tx.query(`alter table ${table} no force row level security`);
  }
  if (isDistributed(table)) {
    await keyByTicket(tx, table);
    const how =
      table === 'bet' ? `colocate_with => 'none', shard_count => ${shards}` : `colocate_with => 'bet'`;
    await tx.query(`select create_distributed_table('${table}', '${distributed[table]}', ${how})`);
  } else {
    await tx.query(`select create_reference_table('${table}')`);
  }
  if (isGuarded) await tx.query(guard);
}

/**
 * A key is kept worker by worker, and so has to name what rows are spread by. It begins with that, since a worker that has
 * just got a part knows little of it: whichever of the other columns it asks for, few rows have the ticket.
 */
async function keyByTicket(tx: Queryable, table: DistributedTable): Promise<void> {
  const ticket = distributed[table];
  const columns = [...new Set([ticket, 'record_id']), 'brand_id', 'source_id', 'record_version', 'turn'];
  for (const statement of [
    `alter table ${table} drop constraint if exists ${table}_pkey`,
    `alter table ${table} add primary key (${columns.join(', ')})`,
    `drop index if exists ${table}_bet`,
    ...(ticket === 'record_id'
      ? []
      : [`create index if not exists ${table}_record on ${table} (record_id, brand_id, source_id)`]),
  ])
    await tx.query(statement);
}
