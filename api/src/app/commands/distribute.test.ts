import type { Store } from '../../store/store';
import { givenPostgres, type GivenPostgres } from '../../store/testing/given-postgres';
import { openEmbeddedStore } from '../../store/testing/open-test-store';
import { runProgram } from './run-program';
import { runDistributeCommand } from './distribute';

let postgres: GivenPostgres;
beforeAll(async () => {
  postgres = await givenPostgres();
});
afterAll(() => postgres.stop());

/** As PostgreSQL tells the condition of a policy that was made elsewhere. */
const condition = `(brand_id = ANY (( SELECT acting_brands() AS acting_brands)))`;

/** A coordinator that has placed `placed` before and writes down what it is asked; it refuses what contains `refused`. */
function givenCoordinator({
  placed = [] as readonly string[],
  refused = 'nothing',
  owns = true,
  workers = 2,
} = {}) {
  const sent: string[] = [];
  const answerTo = (sql: string, params: readonly unknown[] = []) => {
    sent.push([sql, ...params].join(' '));
    if (sql.includes(refused)) throw new Error('connection to the remote node failed');
    if (sql.includes('hasCitus')) return [{ hasCitus: true, role: 'tallyhouse_app', owns }];
    if (sql.includes('pg_dist_node')) return Array.from({ length: workers }, () => ({ one: 1 }));
    if (sql.includes('pg_dist_partition')) return placed.map((name) => ({ name }));
    if (sql.includes('pg_policy'))
      return [{ name: 'brand_scope', table: 'report', condition, brands: 'brands()' }];
    if (sql.includes('isGuarded')) return [{ isGuarded: params[0] !== 'fx_rate' }];
    return [];
  };
  const query = (sql: string, params?: readonly unknown[]) =>
    new Promise((resolve) => resolve(answerTo(sql, params)));
  const owner = { engine: 'postgres', query, tx: (work: (tx: unknown) => unknown) => work({ query }) };
  return { sent, owner: owner as unknown as Store };
}

async function run(owner: Store, ...args: string[]) {
  const printed: string[] = [];
  const code = await runDistributeCommand(args, { owner, print: (line) => void printed.push(line) });
  return { code, printed };
}

test('places every table, those that facts are joined with first, and says how far it is', async () => {
  const { owner, sent } = givenCoordinator();

  const { code, printed } = await run(owner, '--shards', '8');

  expect(code).toBe(0);
  expect(printed[0]).toBe('  7 %  brand');
  expect(printed.slice(-2)).toEqual([
    '100 %  payment',
    'Facts lie on the workers, by ticket. Start the servers.',
  ]);
  const placing = sent.filter((sql) => /create_(reference|distributed)_table/.test(sql));
  expect(placing[0]).toBe(`select create_reference_table('brand')`);
  expect(placing.slice(-3)).toEqual([
    `select create_distributed_table('bet', 'record_id', colocate_with => 'none', shard_count => 8)`,
    `select create_distributed_table('settlement', 'bet_record_id', colocate_with => 'bet')`,
    `select create_distributed_table('payment', 'bet_record_id', colocate_with => 'bet')`,
  ]);
});

test('the owner is held by the policy again once its rows were copied', async () => {
  const { owner, sent } = givenCoordinator();

  await run(owner);

  const placeOf = (part: string) => sent.findLastIndex((sql) => sql.includes(part));
  const copied = placeOf(`create_distributed_table('bet'`);
  const freed = placeOf('alter table bet no force row level security');
  expect(freed).toBeGreaterThan(0);
  expect(freed).toBeLessThan(copied);
  expect(sent[copied + 1]).toMatch(/^select secure_table\('bet', /);
});

test('policies lose their subqueries, those of tables that stay too', async () => {
  const { owner, sent } = givenCoordinator();

  await run(owner);

  expect(sent).toContain('alter policy brand_scope on report using ((brand_id = ANY ((brands()))))');
});

test('run again it places nothing twice', async () => {
  const { owner, sent } = givenCoordinator({ placed: ['brand', 'bet'] });

  const { printed } = await run(owner);

  expect(printed[0]).toBe('  7 %  brand (done before)');
  expect(sent.filter((sql) => /create_\w+_table\('(brand|bet)'/.test(sql))).toEqual([]);
  expect(sent.filter((sql) => /create_\w+_table\('payment'/.test(sql))).toHaveLength(1);
});

test('says which table it stopped at, why, and that it may be run again', async () => {
  const { owner } = givenCoordinator({ refused: `create_distributed_table('settlement'` });

  await expect(run(owner)).rejects.toMatchObject({
    message: 'The table settlement was not spread: connection to the remote node failed.',
    remedy: expect.stringContaining('run distribute again') as string,
  });
});

test.each([
  [{ owns: false }, 'The role tallyhouse_app does not own the tables and may not spread them.'],
  [{ workers: 0 }, 'The coordinator knows no worker to spread facts over.'],
])('refuses before it changes anything: %p', async (given, message) => {
  const { owner, sent } = givenCoordinator(given);

  await expect(run(owner)).rejects.toThrow(message);
  expect(sent.filter((sql) => !sql.startsWith('select'))).toEqual([]);
});

test('refuses the embedded store, and a PostgreSQL without Citus with the way to get it', async () => {
  const embedded = await openEmbeddedStore();
  await expect(run(embedded)).rejects.toThrow('cannot be spread over several machines');
  await embedded.close();

  const said: string[] = [];
  const code = await runProgram(['distribute'], {
    environment: { ...process.env, DATABASE_URL: postgres.url, DATA_DIR: ':memory:' },
    print: () => undefined,
    printError: (line) => void said.push(line),
    stopped: new Promise(() => undefined),
  });
  expect(code).toBe(1);
  expect(said.join(' ')).toMatch(/has no Citus.*docs\/operations\/cluster\.md/);
});

test('says what it does, and what --shards may be', async () => {
  const { owner } = givenCoordinator();

  expect((await run(owner, '--help')).printed.join('')).toContain('--shards');
  await expect(run(owner, '--shards', '0')).rejects.toThrow('--shards is a number from 1 to 512');
});
