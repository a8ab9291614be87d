import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findExcessRights } from './app-role';
import { actForAllBrands, actForBrands, keepScope } from './brand-scope';
import { givenBet } from '../figures/testing/given-facts';
import { openStore } from './open-store';
import type { Queryable, Store } from './store';
import { givenRoles, openGuardedStore } from './testing/open-guarded-store';
import { givenPostgres, type GivenPostgres } from './testing/given-postgres';

const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-guarded-'));
let postgres: GivenPostgres;
let store: Store;

beforeAll(async () => {
  postgres = await givenPostgres();
  store = await openGuardedStore(postgres, 'guarded');
  await actForAllBrands(async () => {
    for (const id of ['alder', 'birch', 'a"b\\,{}']) {
      await store.query(
        `insert into load_batch (id, brand_id, source_id, channel, kind, seq, state, file, bytes, sha256, received,
           accepted, rejected, duplicate, corrected, computed_count, computed_amount, gap_before)
         values ($1, $2, 's', 'ONLINE', 'BETS', 1, 'LOADED', 'f', 1, 'x', 1, 1, 0, 0, 0, 1, 1, false)`,
        [`btc_${id}`, id],
      );
      await store.query(
        `insert into load_reject (batch_id, line, code, message, raw) values ($1, 1, 'BAD', 'm', 'r')`,
        [`btc_${id}`],
      );
    }
  });
});
afterAll(async () => {
  await store.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const brandsSeen = async (through: Queryable = store) =>
  (await through.query<{ id: string }>('select brand_id as id from load_batch order by 1')).map(
    ({ id }) => id,
  );

/** Tables with neither a brand nor a row of one behind them: each one here is a decision. */
const houseTables = [
  'alert_check',
  'alert_turn',
  'api_call_loss',
  'app_user',
  'audit_head',
  'declared_holiday',
  'fx_rate',
  'job_turn',
  'kept_charge',
  'keyed_call',
  'login_failure',
  'notification_preference',
  'notification_turn',
  'obligation_entry',
  'passkey',
  'recovery_code',
  'refresh_token',
  'rule_pack',
  'schema_migration',
  'sign_in_limit',
  'sign_in_note',
  'store_key',
  'store_meta',
  'token_family',
  'user_invitation',
  'user_settings',
];

test('every table of a brand is guarded, its owner included, and every other one is known', async () => {
  const tables = await store.query<{ name: string; guarded: boolean; branded: boolean }>(
    `select c.relname as name,
       c.relrowsecurity and c.relforcerowsecurity
         and exists (select 1 from pg_policy p where p.polrelid = c.oid) as guarded,
       c.relname = 'brand' or exists (
         select 1 from pg_attribute a
         where a.attrelid = c.oid and a.attname = 'brand_id' and not a.attisdropped) as branded
     from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`,
  );

  expect(tables.filter(({ guarded, branded }) => branded && !guarded)).toEqual([]);
  expect(
    tables
      .filter(({ guarded }) => !guarded)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(houseTables);
  expect(tables.filter(({ branded }) => branded).length).toBeGreaterThan(20);
});

test('a statement sees the brands that it acts for, and none where nobody said', async () => {
  expect(await brandsSeen()).toEqual([]);
  expect(await actForBrands(['alder'], () => brandsSeen())).toEqual(['alder']);
  expect(await actForBrands(['birch', 'a"b\\,{}'], () => brandsSeen())).toEqual(['a"b\\,{}', 'birch']);
  expect(await actForBrands([], () => brandsSeen())).toEqual([]);
  expect(await actForBrands(['*'], () => brandsSeen())).toEqual([]);
  expect(await actForAllBrands(() => brandsSeen())).toHaveLength(3);
});

test('rows that hang on the row of a brand go with it', async () => {
  const rejects = () => store.query<{ id: string }>('select batch_id as id from load_reject');

  expect(await actForBrands(['birch'], rejects)).toEqual([{ id: 'btc_birch' }]);
  expect(await rejects()).toEqual([]);
});

test('many calls at once on few connections each see their own', async () => {
  const seen = await Promise.all(
    Array.from({ length: 200 }, (_, n) => {
      const brand = n % 2 === 0 ? 'alder' : 'birch';
      const ask = () => (n % 3 === 0 ? store.tx((tx) => brandsSeen(tx)) : brandsSeen());
      return actForBrands([brand], async () => [brand, ...(await ask())]);
    }),
  );

  expect(seen.filter(([brand, ...others]) => others.join() !== brand)).toEqual([]);
});

test('a transaction keeps to its scope, also to one inside it, and leaves nothing behind', async () => {
  const inside = await actForBrands(['alder'], () =>
    store.tx(async (tx) => {
      const seen = () => tx.query<{ id: string }>('select brand_id as id from load_batch order by 1');
      const [own, all, again] = [await seen(), await actForAllBrands(seen), await seen()];
      // Two at once on one connection.
      const both = await Promise.all([seen(), actForBrands(['birch'], seen), seen()]);
      return [own.length, all.length, again.length, ...both.map(([row]) => row?.id)];
    }),
  );

  expect(inside).toEqual([1, 3, 1, 'alder', 'birch', 'alder']);
  expect(await brandsSeen()).toEqual([]);
});

test('nothing of another brand is changed, deleted or written', async () => {
  const asAlder = (sql: string) => actForBrands(['alder'], () => store.query(sql));

  expect(await asAlder(`update load_batch set file = 'mine' where brand_id <> 'alder' returning id`)).toEqual(
    [],
  );
  expect(await asAlder('delete from load_reject returning line')).toHaveLength(1);
  await expect(
    asAlder(`insert into applied_filter (set_id, filter_id, version) values ('s', 'f', 1)`),
  ).rejects.toThrow('row-level security');
  await expect(asAlder(`update load_batch set brand_id = 'birch'`)).rejects.toThrow('row-level security');
});

test('files are loaded under the same guard', async () => {
  const path = join(folder, 'branches.csv');
  const load = (brand: string) => {
    writeFileSync(path, `brand_id,id,name,region,opened_on\n${brand},b_1,"B, 1",R,2026-01-01\n`);
    return actForBrands(['alder'], () => store.loadFile('branch', path));
  };

  expect(await load('alder')).toBe(1);
  await expect(load('birch')).rejects.toThrow('row-level security');
  expect(await actForAllBrands(() => store.query('select brand_id, name from branch'))).toEqual([
    { brand_id: 'alder', name: 'B, 1' },
  ]);
});

test('exports hold the rows of the scope', async () => {
  const path = join(folder, 'export.csv');

  expect(await actForBrands(['alder'], () => store.exportCsv('select id from load_batch', [], path))).toBe(1);
});

test('what is read later is read in the scope in which it was begun', async () => {
  async function* later() {
    yield* await brandsSeen();
  }
  const kept = actForBrands(['alder'], () => keepScope(later()));
  const seen: string[] = [];
  await actForAllBrands(async () => {
    for await (const id of kept) seen.push(id);
  });

  expect(seen).toEqual(['alder']);
});

describe('the role of the server', () => {
  test.each([
    'create table mine (id varchar)',
    'alter table load_batch disable row level security',
    'drop policy brand_scope on load_batch',
    'alter table audit_event disable trigger all',
    'drop table load_batch',
    `update audit_event set action = 'LOGOUT'`,
    'delete from audit_event',
    'truncate audit_event',
    'truncate load_batch',
    'delete from schema_migration',
    'set session authorization tallyhouse_owner',
  ])('may not “%s”', async (sql) => {
    await expect(actForAllBrands(() => store.query(sql))).rejects.toThrow(
      /permission denied|must be owner|append-only/,
    );
  });

  test('has no right beyond its need, by the catalogue', async () => {
    expect(await findExcessRights(store)).toEqual([]);
    const [role] = await store.query(
      'select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user',
    );
    expect(Object.values(role ?? { none: true })).toEqual([false, false, false, false]);
  });

  test('opens a schema that is up to date without its owner', async () => {
    const { ownerUrl, appUrl } = await givenRoles(postgres, 'handed_over');
    await expect(openStore({ dataDir: folder, databaseUrl: appUrl })).rejects.toThrow('permission denied');
    await (await openStore({ dataDir: folder, databaseUrl: appUrl, databaseOwnerUrl: ownerUrl })).close();
    const again = await openStore({ dataDir: folder, databaseUrl: appUrl });

    expect(await again.query('select * from job_turn')).toHaveLength(1);
    await again.close();
  });
});

test('an operator with one role is guarded too, and told what that role could do', async () => {
  const { ownerUrl } = await givenRoles(postgres, 'one_role');
  const single = await openStore({ dataDir: folder, databaseUrl: ownerUrl });
  const brand = (id: string) =>
    single.query(
      `insert into branch (brand_id, id, name, region, opened_on) values ($1, 'b', 'B', 'R', '2026-01-01')`,
      [id],
    );
  await actForAllBrands(async () => [await brand('alder'), await brand('birch')]);

  expect(await actForBrands(['alder'], () => single.query('select brand_id from branch'))).toHaveLength(1);
  expect(await findExcessRights(single)).toEqual([
    'it can change the schema',
    'it may rewrite the audit, were the triggers gone',
  ]);
  await single.close();
  const superuser = await openStore({ dataDir: folder, databaseUrl: postgres.url });
  expect((await findExcessRights(superuser))[0]).toMatch('passes row-level security');
  await superuser.close();
});

describe('policies as on a cluster, which compare each row with the setting', () => {
  let owner: Store;
  let spread: Store;
  beforeAll(async () => {
    const { ownerUrl, appUrl } = await givenRoles(postgres, 'by_row');
    spread = await openStore({ dataDir: folder, databaseUrl: appUrl, databaseOwnerUrl: ownerUrl });
    owner = await openStore({ dataDir: folder, databaseUrl: ownerUrl });
    // What Citus has, and that it is there: `bet` is spread, and this server is the coordinator or a worker.
    for (const statement of [
      'create table pg_dist_partition (logicalrelid regclass, partmethod "char")',
      'create table pg_dist_shard (logicalrelid regclass, shardid bigint)',
      'create table pg_dist_placement (shardid bigint, groupid integer)',
      'grant select on pg_dist_partition, pg_dist_shard, pg_dist_placement to tallyhouse_app',
      `create or replace function brands_of_policies() returns text language sql as
         $$ select 'nullif(current_setting(''tallyhouse.brands'', true), '''')::text[]' $$`,
      'select secure_brand_tables()',
      `insert into pg_dist_partition values ('bet'::regclass, 'h')`,
      `select secure_table('bet', format('case when rows_are_elsewhere(%L) then true else %s end', 'bet',
         brand_condition('bet', 'brand_id')))`,
    ])
      await owner.query(statement);
    await actForAllBrands(async () => {
      for (const id of ['alder', 'birch']) {
        await serves('worker');
        await givenBet(spread, { brand_id: id, record_id: `b_${id}` });
        await spread.query(
          `insert into branch (brand_id, id, name, region, opened_on) values ($1, 'b', 'B', 'R', '2026-01-01')`,
          [id],
        );
      }
    });
  });
  afterAll(async () => {
    await spread.close();
    await owner.close();
  });

  const serves = (as: 'coordinator' | 'worker') =>
    owner.query(
      `create or replace function citus_is_coordinator() returns boolean language sql as 'select ${as === 'coordinator'}'`,
    );
  const seen = (table: string) => async () =>
    (await spread.query<{ id: string }>(`select brand_id as id from ${table} order by 1`)).map(
      ({ id }) => id,
    );

  test.each(['branch', 'bet'])('a worker gives of %s the rows of the scope', async (table) => {
    await serves('worker');

    expect(await seen(table)()).toEqual([]);
    expect(await actForBrands(['alder'], seen(table))).toEqual(['alder']);
    expect(await actForBrands(['alder', 'birch'], seen(table))).toEqual(['alder', 'birch']);
    expect(await actForBrands(['*'], seen(table))).toEqual([]);
    expect(await actForAllBrands(seen(table))).toEqual(['alder', 'birch']);
    await expect(
      actForBrands(['alder'], () => spread.query(`update ${table} set brand_id = 'birch'`)),
    ).rejects.toThrow('row-level security');
  });

  test('the coordinator leaves it to the workers as long as none of the rows can lie with itself', async () => {
    await serves('coordinator');
    expect(await actForBrands(['alder'], seen('bet'))).toEqual(['alder', 'birch']);

    await owner.query(`insert into pg_dist_shard values ('bet'::regclass, 1)`);
    await owner.query('insert into pg_dist_placement values (1, 0)');
    expect(await actForBrands(['alder'], seen('bet'))).toEqual(['alder']);

    await owner.query('delete from pg_dist_placement');
    await owner.query('delete from pg_dist_partition');
    expect(await actForBrands(['alder'], seen('bet'))).toEqual(['alder']);
  });
});
