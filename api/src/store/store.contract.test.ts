import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { endsWithin } from '../app/testing/ends-within';
import { conflictTries } from './again-on-conflict';
import { migrate } from './migrate';
import { migrations } from './migrations/list';
import { openStore } from './open-store';
import { StoreTooNew } from './store-error';
import { givenPostgres, type GivenPostgres } from './testing/given-postgres';
import type { Store } from './store';
import { onEngines } from './testing/on-engines';

const newest = migrations.at(-1)?.number ?? 0;
const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-contract-'));

let postgres: GivenPostgres;

beforeAll(async () => {
  postgres = await givenPostgres();
});

afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function openPostgres(): Promise<Store> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('drop schema public cascade');
  await client.query('create schema public');
  await client.end();
  return openStore({ dataDir: folder, databaseUrl: postgres.url });
}

describe.each(
  onEngines([
    ['duckdb', () => openStore({ dataDir: folder, fileName: 'contract.duckdb' })],
    ['postgres', openPostgres],
  ]),
)('a store on %s', (engine, open) => {
  let store: Store;

  beforeAll(async () => {
    store = await open();
    await store.query('create table item (id varchar primary key, amount decimal(20,4), n integer)');
  });
  beforeEach(() => store.query('delete from item'));
  afterAll(() => store.close());

  const count = async () => (await store.query<{ n: number }>('select count(*) as n from item'))[0]?.n;
  const csv = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };

  test('a file is read in a transaction with the types of its shape, until it is dropped', async () => {
    const path = csv('opened.csv', 'id,amount,n\n"a ""1""",1.5,\n"",2,7\n');

    const seen = await store.tx(async (tx) => {
      const file = await tx.openFile('opened', { path, shape: 'select id, amount, n from item' });
      const rows = await tx.query('select id, amount, n from opened order by amount');
      await file.drop();
      await tx.openFile('opened', { path, shape: 'select id, amount, n from item' });
      return rows;
    });

    expect(seen).toEqual([
      { id: 'a "1"', amount: '1.5000', n: null },
      { id: '', amount: '2.0000', n: 7 },
    ]);
  });

  test('names its engine', () => {
    expect(store.engine).toBe(engine);
  });

  test('every type comes back in its one form', async () => {
    await store.query(
      'create table every_type (t varchar, i integer, b bigint, m decimal(20,4), f boolean, d date, ts timestamp, j json)',
    );

    await store.query('insert into every_type values ($1, $2, $3, $4, $5, $6, $7, $8)', [
      "it's",
      7,
      9007199254740991,
      '1234567890123456.7891',
      true,
      '2026-03-29',
      '2026-03-31T21:00:00.250Z',
      JSON.stringify({ list: [1, 'two', null] }),
    ]);
    await store.query('insert into every_type (t) values ($1)', [null]);

    expect(await store.query('select * from every_type order by i nulls last')).toEqual([
      {
        t: "it's",
        i: 7,
        b: 9007199254740991,
        m: '1234567890123456.7891',
        f: true,
        d: '2026-03-29',
        ts: '2026-03-31T21:00:00.250Z',
        j: { list: [1, 'two', null] },
      },
      { t: null, i: null, b: null, m: null, f: null, d: null, ts: null, j: null },
    ]);
  });

  test('sums of amounts stay exact and counts are numbers', async () => {
    await store.query("insert into item values ('a', $1, 1), ('b', $2, 2)", [
      '9999999999999999.0001',
      '0.0002',
    ]);

    expect(await store.query('select sum(amount) as total, count(*) as n, max(n) as top from item')).toEqual([
      { total: '9999999999999999.0003', n: 2, top: 2 },
    ]);
  });

  test('a parameter is a value, never SQL', async () => {
    const sly = "x'); drop table item; --";

    await store.query('insert into item (id) values ($1)', [sly]);

    expect(await store.query('select id from item where id = $1', [sly])).toEqual([{ id: sly }]);
  });

  test('a transaction commits when its work resolves', async () => {
    await store.tx(async (tx) => {
      await tx.query("insert into item (id) values ('a')");
      await tx.query("insert into item (id) values ('b')");
    });

    expect(await count()).toBe(2);
  });

  test('a transaction whose work rejects leaves nothing and gives the reason', async () => {
    const failing = store.tx(async (tx) => {
      await tx.query("insert into item (id) values ('a')");
      throw new Error('power cut');
    });

    await expect(failing).rejects.toThrow('power cut');
    expect(await count()).toBe(0);
  });

  test('a statement that fails rolls back what stood before it', async () => {
    const failing = store.tx(async (tx) => {
      await tx.query("insert into item (id) values ('a')");
      await tx.query('insert into nowhere values (1)');
    });

    await expect(failing).rejects.toThrow('nowhere');
    expect(await count()).toBe(0);
  });

  test('twenty transactions at once all count', async () => {
    await store.query("insert into item (id, n) values ('a', 0)");

    await Promise.all(
      Array.from({ length: 20 }, () =>
        store.tx((tx) => tx.query("update item set n = n + 1 where id = 'a'")),
      ),
    );

    expect(await store.query('select n from item')).toEqual([{ n: 20 }]);
  });

  test('a write conflict is tried again', async () => {
    let tries = 0;

    await store.tx(async (tx) => {
      tries += 1;
      await tx.query("insert into item (id, n) values ('a', $1)", [tries]);
      if (tries < 4) throw conflictOf(engine);
    });

    expect(tries).toBe(4);
    expect(await store.query('select n from item')).toEqual([{ n: 4 }]);
  });

  test('a write conflict that stays is passed on, and nothing is written', async () => {
    let tries = 0;

    const kept = store.tx(async (tx) => {
      tries += 1;
      await tx.query("insert into item (id, n) values ('a', $1)", [tries]);
      throw conflictOf(engine);
    });

    await expect(kept).rejects.toThrow(/conflict|serialize/);
    expect(tries).toBe(conflictTries);
    expect(await count()).toBe(0);
  });

  test('of a key that is taken it is told after a second look at most', async () => {
    await store.query("insert into item (id, n) values ('a', 1)");
    let tries = 0;

    const kept = store.tx((tx) => {
      tries += 1;
      return tx.query("insert into item (id, n) values ('a', 2)");
    });

    await expect(kept).rejects.toThrow(/duplicate key/i);
    expect(tries).toBeLessThanOrEqual(2);
  });

  test('eight who take the next number at once get eight numbers', async () => {
    await store.query('create table numbered (n integer primary key)');
    const takeNext = () =>
      store.tx(async (tx) => {
        const [row] = await tx.query<{ next: number }>(
          'select coalesce(max(n), 0) + 1 as next from numbered',
        );
        // Time for the others to read the same.
        await pause(20);
        await tx.query('insert into numbered values ($1)', [row?.next ?? 0]);
      });

    await Promise.all(Array.from({ length: 8 }, takeNext));

    const taken = await store.query<{ n: number }>('select n from numbered order by n');
    expect(taken.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('a file is appended by the names in its header; empty fields are null', async () => {
    const path = csv('items.csv', 'n,id\n1,a\n,"b,""c"""\n3,""\n');

    expect(await store.loadFile('item', path)).toBe(3);

    expect(await store.query('select id, amount, n from item order by id')).toEqual([
      { id: '', amount: null, n: 3 },
      { id: 'a', amount: null, n: 1 },
      { id: 'b,"c"', amount: null, n: null },
    ]);
  });

  test('a file with one unreadable value loads nothing', async () => {
    const path = csv('broken.csv', 'id,n\na,1\nb,many\n');

    await expect(store.loadFile('item', path)).rejects.toThrow();

    expect(await count()).toBe(0);
  });

  test('a hundred thousand rows go in by file and out by export', async () => {
    const rows = Array.from({ length: 100_000 }, (_, n) => `id-${String(n)},${String(n)}.25,${String(n)}`);
    const target = join(folder, `export-${engine}.csv`);

    await store.tx(async (tx) => {
      expect(await tx.loadFile('item', csv('many.csv', `id,amount,n\n${rows.join('\n')}\n`))).toBe(100_000);
    });
    const written = await store.exportCsv(
      'select id, amount, n from item where n >= $1 and id <> $2 order by n',
      [50_000, "it's $1"],
      target,
    );

    expect(written).toBe(50_000);
    const lines = readFileSync(target, 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(50_001);
    expect(lines.slice(0, 2)).toEqual(['id,amount,n', 'id-50000,50000.2500,50000']);
    expect(await store.query('select sum(amount) as total from item')).toEqual([
      { total: '4999975000.0000' },
    ]);
  });

  test('an aborted query stops within two seconds and gives the reason of the abort', async () => {
    const controller = new AbortController();
    const endless =
      engine === 'duckdb'
        ? 'select count(*) from range(1000000) a, range(1000000) b where (a.range * b.range) % 7 = 3'
        : 'select count(*) from generate_series(1, 1000000) a, generate_series(1, 1000000) b where (a # b) % 7 = 3';
    const running = store.query(endless, [], { signal: controller.signal });
    const refused = expect(running).rejects.toThrow('no longer wanted');
    await pause(200);

    controller.abort(new Error('no longer wanted'));

    expect(await endsWithin(2000, refused)).toBe(true);
    expect(await store.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('an aborted load of a file stops within two seconds and leaves nothing', async () => {
    const path = join(folder, 'many.csv');
    const line = `${'x'.repeat(200)}\n`;
    writeFileSync(path, `name\n${line.repeat(500_000)}`);
    await store.query('create table loaded (name varchar)');
    const controller = new AbortController();
    const loading = store.tx((tx) => tx.loadFile('loaded', path, { signal: controller.signal }));
    const refused = expect(loading).rejects.toThrow('no longer wanted');
    await pause(20);

    controller.abort(new Error('no longer wanted'));

    expect(await endsWithin(2000, refused)).toBe(true);
    expect(await store.query('select 1 as one from loaded limit 1')).toEqual([]);
  });

  test('a copy holds what was committed when it began, with its keys; PostgreSQL is left to make its own', async () => {
    const fileName = 'copy.duckdb';
    if (engine === 'postgres') {
      await expect(store.copyTo(join(folder, fileName))).rejects.toThrow(/makes its backups itself/);
      return;
    }
    await store.query('create table other (id varchar)');
    const state = { isOver: false };
    const writing = (async () => {
      for (let n = 0; !state.isOver; n += 1)
        await store.tx(async (tx) => {
          await tx.query('insert into item values ($1, 1, 1)', [`i${n}`]);
          await tx.query('insert into other values ($1)', [`i${n}`]);
        });
    })();
    await expect(store.copyTo(join(folder, fileName), { signal: AbortSignal.timeout(1) })).rejects.toThrow(
      'timeout',
    );
    rmSync(join(folder, fileName), { force: true });
    await pause(50);

    const tables = await store.copyTo(join(folder, fileName));
    state.isOver = true;
    await writing;

    const copied = tables.find(({ name }) => name === 'item')?.rows ?? 0;
    const copy = await openStore({ dataDir: folder, fileName });
    expect(tables).toContainEqual({ name: 'other', rows: copied });
    expect(await copy.query('select count(*) as n from item union all select count(*) from other')).toEqual([
      { n: copied },
      { n: copied },
    ]);
    await expect(copy.query(`insert into item values ('i0', 1, 1)`)).rejects.toThrow(/[Dd]uplicate/);
    await copy.close();
    expect(copied).toBeGreaterThan(0);
    expect(await count()).toBeGreaterThan(copied);
    await store.query('drop table other');
  });

  test('a query whose signal is aborted already never starts', async () => {
    const signal = AbortSignal.abort(new Error('too late'));

    await expect(store.query("insert into item (id) values ('a')", [], { signal })).rejects.toThrow(
      'too late',
    );
    expect(await count()).toBe(0);
  });

  test('the next page starts after a row value', async () => {
    await store.query("insert into item values ('a', 5, 1), ('b', 5, 1), ('c', 4, 1)");

    const page = await store.query(
      'select id from item where (amount, id) < (cast($1 as decimal(20,4)), cast($2 as varchar)) order by amount desc, id desc',
      ['5', 'b'],
    );

    expect(page).toEqual([{ id: 'a' }, { id: 'c' }]);
  });

  test('an insert that meets its key can update and return', async () => {
    const upsert =
      'insert into item (id, n) values ($1, $2) on conflict (id) do update set n = excluded.n returning n';
    await store.query(upsert, ['a', 1]);

    expect(await store.query(upsert, ['a', 2])).toEqual([{ n: 2 }]);
    expect(await count()).toBe(1);
  });

  test('migrating again takes no step', async () => {
    expect(await migrate(store, { where: 'The store' })).toEqual([]);
  });

  test('a step that came after a later one is taken, too', async () => {
    let number = newest;
    while (migrations.some((migration) => migration.number === number)) number -= 1;
    const late = { number, name: 'late', sql: 'create table came_late (id varchar)' };
    const list = [...migrations, late].toSorted((one, other) => one.number - other.number);

    expect(await migrate(store, { where: 'The store', list })).toEqual(['late']);
    expect(await store.query('select * from came_late')).toEqual([]);
    expect(await migrate(store, { where: 'The store', list })).toEqual([]);

    await store.query('delete from schema_migration where number = $1', [number]);
    await store.query('drop table came_late');
  });

  test('a schema newer than the program is refused', async () => {
    const older = migrations.slice(0, -1);

    const refused = migrate(store, { where: 'The store', list: older });

    await expect(refused).rejects.toBeInstanceOf(StoreTooNew);
    await expect(refused).rejects.toThrow(
      `schema is number ${newest}, this program knows up to ${older.at(-1)?.number}`,
    );
  });

  test('a broken step leaves the schema at the step before', async () => {
    const number = newest + 1;
    const broken = { number, name: 'broken', sql: 'create table half (id varchar); create nonsense;' };

    await expect(migrate(store, { where: 'The store', list: [...migrations, broken] })).rejects.toThrow();

    await expect(store.query('select * from half')).rejects.toThrow('half');
    expect(await store.query('select max(number) as number from schema_migration')).toEqual([
      { number: newest },
    ]);
  });
});

function conflictOf(engine: Store['engine']): Error {
  return engine === 'postgres'
    ? Object.assign(new Error('could not serialize access'), { code: '40001' })
    : new Error(
        'TransactionContext Error: Transaction conflict: cannot update a table that has been altered',
      );
}
