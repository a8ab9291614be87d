// The API over a Citus cluster beside the same over one PostgreSQL: a coordinator and workers on loopback, a million bets,
// every call asked of both, loads, a worker that is killed in a call and in a load, and times of one and two workers.
import { spawnSync } from 'node:child_process';
import { actForAllBrands, actForBrands } from '../api/src/store/brand-scope';
import { openStore } from '../api/src/store/open-store';
import { distributedTables, referenceTables } from '../api/src/store/distribution/distributed-tables';
import type { Store } from '../api/src/store/store';
import { citusFolder, startCluster, type TestCluster } from '../api/src/store/testing/start-cluster';
import type { TestPostgres } from '../api/src/store/testing/start-postgres';
import { turnTaxCalendar } from '../api/src/filing/tax-periods/tax-calendar';
import { givenBook, givenRest } from '../api/src/app/testing/given-book';
import { ask, brandIds, compareSides, openSide, today, type Side } from './cluster/ask-every-call';
import { givenOak, load } from './cluster/given-loads';

const [betsText = '1000000', shards = '8'] = process.argv.slice(2);
const bets = Number(betsText);
/** Neither passed nor failed: it could not be tried here. */
const notTried = 3;

const missed: string[] = [];
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const count = (number: number) => number.toLocaleString('en');

async function timed<T>(title: string, work: () => T | Promise<T>): Promise<T> {
  const before = performance.now();
  const result = await work();
  console.log(`${title}: ${seconds(performance.now() - before)}`);
  return result;
}

/** The command as an operator runs it. */
function distribute({ appUrl, ownerUrl }: TestCluster): void {
  const env = {
    ...process.env,
    DATABASE_URL: appUrl,
    DATABASE_OWNER_URL: ownerUrl,
    DATA_DIR: '.cache/bench',
  };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['api/dist/main.js', 'distribute', '--shards', shards],
    { env, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`distribute ended with ${String(status)}: ${stdout}${stderr}`);
}

async function compare(title: string, plain: Side, cluster: Side): Promise<void> {
  // Each server would close what is due at a moment of its own.
  for (const { store } of [plain, cluster])
    await actForAllBrands(() => turnTaxCalendar(store, new Date(today)));
  const { asked, answered, differing, times } = await compareSides(plain, cluster);
  console.log(
    `${title}: ${asked} calls asked of both (${answered} answered with 200), ${asked - differing.length} answers alike`,
  );
  for (const difference of differing) console.log(`  otherwise: ${difference}`);
  missed.push(...differing.map((difference) => `${title}: ${difference}`));
  console.log(`  ${'longest calls, ms'.padEnd(64)} plain  cluster`);
  for (const { call, ms } of times.toSorted((one, other) => other.ms[1] - one.ms[1]).slice(0, 12))
    console.log(`  ${call.padEnd(64)} ${ms[0].toFixed(0).padStart(5)} ${ms[1].toFixed(0).padStart(8)}`);
}

async function loadBoth(sides: readonly Side[], first: number, turns: number): Promise<void> {
  for (const { name, store } of sides) {
    const { records, ms } = await actForAllBrands(() => load(store, { first, turns }));
    console.log(
      `loads over ${name}: ${count(records)} records in ${seconds(ms)}, ${count(Math.round((records / ms) * 1000))}/s`,
    );
  }
}

/** Rows of other brands that a statement without a condition comes upon, for each brand and table of the workers. */
async function requireApart(store: Store): Promise<void> {
  let foreign = 0;
  for (const brandId of brandIds) {
    for (const table of [...distributedTables, ...referenceTables].filter((name) => name !== 'fx_rate')) {
      const key = table === 'brand' ? 'id' : 'brand_id';
      const [row] = await actForBrands([brandId], () =>
        store.query<{ foreign: number }>(`select count(*) as "foreign" from ${table} where ${key} <> $1`, [
          brandId,
        ]),
      );
      foreign += row?.foreign ?? 0;
    }
  }
  const [unsaid] = await store.query<{ rows: number }>('select count(*) as rows from bet');
  console.log(
    `row-level security on the workers: ${foreign} rows of other brands seen, ${unsaid?.rows} where nobody was said`,
  );
  if (foreign + (unsaid?.rows ?? 1) > 0) missed.push('brands are kept apart on workers');
}

const totals = { method: 'GET', url: '/api/Reconciliation?day=2026-09-15', brand: undefined } as const;

/** Kills the worker while `work` runs; gives how that ended. */
async function killedIn<T>(worker: TestPostgres, work: () => Promise<T>): Promise<T> {
  const running = work();
  running.catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 60));
  await worker.kill();
  return running;
}

async function killWorker(worker: TestPostgres, plain: Side, cluster: Side): Promise<void> {
  const inCall = await killedIn(worker, () => ask(cluster, totals));
  console.log(`a worker killed in a call: ${inCall.status} ${inCall.body.slice(0, 200)}`);
  const meanwhile = await ask(cluster, totals);
  console.log(`the same call without it: ${meanwhile.status}`);
  if (meanwhile.status !== 503) missed.push('a call without a worker is answered by words, with 503');
  await worker.restart();
  const inLoad = await actForAllBrands(() =>
    killedIn(worker, () => load(cluster.store, { first: 101, turns: 4 })).then(
      () => 'loaded',
      (error: unknown) =>
        `refused (${error instanceof Error ? error.message.split('\n')[0] : String(error)})`,
    ),
  );
  await worker.restart();
  console.log(`a worker killed in a load: ${inLoad}`);
  // What was acknowledged is there, what was not comes again; either way each record counts once.
  const sides = inLoad === 'loaded' ? [plain] : [plain, cluster];
  await loadBoth(sides, 101, 4);
}

const bin = citusFolder();
if (bin === undefined) {
  console.log('Not tried: no PostgreSQL with Citus is installed here (docs/operations/cluster.md says how).');
  process.exit(notTried);
}
const cluster = await startCluster({ bin, settings: { shared_buffers: '512MB', max_wal_size: '4GB' } });
try {
  const { appUrl, ownerUrl } = cluster;
  await (await openStore({ dataDir: '', databaseUrl: appUrl, databaseOwnerUrl: ownerUrl })).close();
  await timed(`${count(bets)} bets, their settlements and payments, in one PostgreSQL`, () =>
    actForAllBrands(async () => {
      const owner = await openStore({ dataDir: '', databaseUrl: ownerUrl });
      await givenBook(owner, bets);
      await givenRest(owner, Math.ceil(bets / 20));
      await owner.close();
    }),
  );
  const plainUrls = await cluster.copyTo('plain');
  const first = await cluster.addWorker();
  await timed(`distribute over 1 worker, ${shards} parts`, () => distribute(cluster));
  const [plain, spread] = [
    await openSide('PostgreSQL', plainUrls.appUrl),
    await openSide('the cluster', appUrl),
  ];
  for (const { store } of [plain, spread]) await actForAllBrands(() => givenOak(store));
  await loadBoth([plain, spread], 1, 20);
  await compare('1 worker', plain, spread);
  await cluster.addWorker();
  await timed('half of it moved to a second worker', () => cluster.rebalance());
  await timed('distribute again, which finds all done', () => distribute(cluster));
  await loadBoth([plain, spread], 21, 20);
  await compare('2 workers', plain, spread);
  await requireApart(spread.store);
  await killWorker(first, plain, spread);
  await compare('after the kills', plain, spread);
  for (const { app } of [plain, spread]) await app.close();
} finally {
  await cluster.stop();
}
if (missed.length > 0) {
  console.log(`missed: ${missed.length}`);
  process.exitCode = 1;
}
