import { Client } from 'pg';
import { openStore } from '../open-store';
import type { Store } from '../store';
import { givenPostgres, type GivenPostgres } from './given-postgres';
import { addressesOf, guardedTemplate } from './roles';
import { plainTemplate } from './shared-postgres';

export interface KeptStoreOptions {
  /** Whether its role has no more rights than the server needs, so that row-level security holds it. */
  readonly isGuarded: boolean;
}

/** A database of the suite, which one test after the other finds as the migrations left it. */
interface KeptDatabase extends KeptStoreOptions {
  readonly postgres: GivenPostgres;
  readonly store: Store;
  /** Empties it between two tests. */
  readonly keeper: Client;
}

const free: KeptDatabase[] = [];
let isEnding = false;

/** A store on PostgreSQL with the schema and no rows; closing it leaves its database to the next test. */
export async function openKeptStore(options: KeptStoreOptions): Promise<Store> {
  const known = free.find(({ isGuarded }) => isGuarded === options.isGuarded);
  if (known !== undefined) free.splice(free.indexOf(known), 1);
  const database = known ?? (await makeDatabase(options));
  return untilClosed(database.store, async () => {
    if (isEnding) return drop(database);
    await database.keeper.query(`select ${seeds}.restore()`);
    free.push(database);
  });
}

/** Drops what the suite made; a store that is still open goes with its closing, in a hook that runs after this one. */
export async function dropKeptDatabases(): Promise<void> {
  isEnding = true;
  await Promise.all(free.splice(0).map(drop));
}

async function drop({ store, keeper, postgres }: KeptDatabase): Promise<void> {
  await store.close();
  await keeper.end();
  await postgres.stop();
}

async function makeDatabase({ isGuarded }: KeptStoreOptions): Promise<KeptDatabase> {
  const postgres = await givenPostgres(isGuarded ? guardedTemplate : plainTemplate);
  const keeper = new Client({ connectionString: postgres.url });
  // A server that ends before a store was closed is nobody's fault.
  keeper.on('error', () => undefined);
  await keeper.connect();
  await keeper.query(restoring);
  const url = isGuarded
    ? addressesOf(postgres.url, new URL(postgres.url).pathname.slice(1)).appUrl
    : postgres.url;
  const store = await openStore({ dataDir: '', databaseUrl: url });
  return { isGuarded, postgres, keeper, store };
}

/** `store` for one test: once closed it refuses further work, when all that was under way has ended. */
function untilClosed(store: Store, leave: () => Promise<void>): Store {
  const underWay = new Set<Promise<unknown>>();
  let closing: Promise<void> | undefined;
  const open = <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    if (closing !== undefined) return Promise.reject(new Error('the store is closed'));
    const answer = work();
    const ended = answer.then(
      () => undefined,
      () => undefined,
    );
    underWay.add(ended);
    void ended.then(() => underWay.delete(ended));
    return answer;
  };
  return {
    ...store,
    query: (...asked) => open(() => store.query(...asked)),
    tx: (work) => open(() => store.tx(work)),
    loadFile: (...asked) => open(() => store.loadFile(...asked)),
    exportCsv: (...asked) => open(() => store.exportCsv(...asked)),
    close: () => (closing ??= Promise.all(underWay).then(leave)),
  };
}

const seeds = 'test_seeds';

/**
 * Keeps the rows that the migrations wrote, and makes the function that brings a database back to them. Only tables with
 * a page are looked at: a test writes to few of a hundred.
 */
const restoring = `
  create schema ${seeds};
  do $$
  declare t name; is_seeded boolean;
  begin
    for t in select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
      execute format('select exists (select 1 from public.%I)', t) into is_seeded;
      if is_seeded then execute format('create table ${seeds}.%1$I as select * from public.%1$I', t); end if;
    end loop;
  end $$;
  create function ${seeds}.restore() returns void language plpgsql as $$
  declare t record;
  begin
    -- Triggers that forbid to change the audit, and foreign keys.
    set local session_replication_role = replica;
    for t in
      select c.relname, s.oid is not null as is_seeded from pg_class c
      left join pg_class s on s.relname = c.relname and s.relnamespace = '${seeds}'::regnamespace
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and pg_relation_size(c.oid) > 0
    loop
      execute format('delete from public.%I', t.relname);
      if t.is_seeded then
        execute format('insert into public.%1$I select * from ${seeds}.%1$I', t.relname);
      end if;
    end loop;
  end $$`;
