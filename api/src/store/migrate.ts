import { actForAllBrands } from './brand-scope';
import { migrations, type Migration } from './migrations/list';
import { StoreTooNew } from './store-error';
import type { Queryable, Store } from './store';

interface MigrateOptions {
  /** What the data is called in messages: the file, or the server's address. */
  readonly where: string;
  readonly list?: readonly Migration[];
}

/**
 * Brings the schema up to date and gives the names of the steps it took; none when it was.
 *
 * Each step and its row in `schema_migration` commit together, so a broken one leaves the step before; the steps of a new
 * store commit all together.
 * Errors: `StoreTooNew` when the schema has a number that this program does not know.
 */
export async function migrate(
  store: Store,
  { where, list = migrations }: MigrateOptions,
): Promise<readonly string[]> {
  if (!(await hasHistory(store))) {
    await store.query(
      'create table if not exists schema_migration (number integer primary key, name varchar not null, applied_at timestamp not null)',
    );
  }
  const taken = await numbersTaken(store);
  const found = Math.max(0, ...taken);
  const known = list.at(-1)?.number ?? 0;
  if (found > known) throw new StoreTooNew(where, { found, known });

  // One that was merged after a later one is due, too.
  const due = list.filter(({ number }) => !taken.has(number));
  // Each commit waits for the disk, and of a store that is new nothing is worth keeping by halves.
  const together = taken.size === 0 ? [due] : due.map((migration) => [migration]);
  await actForAllBrands(async () => {
    for (const steps of together)
      await store.tx(async (tx) => {
        for (const migration of steps) await apply(tx, store.engine, migration);
      });
  });
  return due.map(({ name }) => name);
}

/** Asked first, since a role that may not make tables may not make one that is there either. */
async function hasHistory(store: Store): Promise<boolean> {
  const found = await store.query(
    `select 1 as one from information_schema.tables
     where table_name = 'schema_migration' and table_schema = current_schema()`,
  );
  return found.length > 0;
}

async function numbersTaken(store: Store): Promise<ReadonlySet<number>> {
  const rows = await store.query<{ number: number }>('select number from schema_migration');
  return new Set(rows.map(({ number }) => number));
}

async function apply(tx: Queryable, engine: Store['engine'], { number, name, sql }: Migration) {
  const text = typeof sql === 'string' ? sql : sql[engine];
  for (const statement of statementsOf(text ?? '')) await tx.query(statement);
  await tx.query('insert into schema_migration (number, name, applied_at) values ($1, $2, $3)', [
    number,
    name,
    new Date().toISOString(),
  ]);
}

/**
 * The statements of a migration file. Comments go; a semicolon ends a statement, but for those in a body between `$$`
 * and `$$`. One inside a text literal is not supported.
 */
function statementsOf(text: string): string[] {
  const parts = text.replaceAll(/--.*$/gm, '').split('$$');
  // Every second part is a body: its semicolons are kept out of the way.
  const split = parts
    .map((part, index) => (index % 2 === 0 ? part : part.replaceAll(';', '\0')))
    .join('$$')
    .split(';');
  return split
    .map((statement) => statement.replaceAll('\0', ';').trim())
    .filter((statement) => statement !== '');
}
