// How long the calls behind the screens take over a book on both stores, beside the least that must be read for them:
// the same sums over sums of days alone, and over the facts.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openStore } from '../api/src/store/open-store';
import type { Store } from '../api/src/store/store';
import { startPostgres } from '../api/src/store/testing/start-postgres';
import { actForAllBrands } from '../api/src/store/brand-scope';
import { givenBook, givenRest } from '../api/src/app/testing/given-book';
import { measureCalls, order, quantile, type CallFigures, type MeasuredCall } from './api/measure-calls';

const [betsText = '10000000', timesText = '15', only = '', keptIn] = process.argv.slice(2);
const bets = Number(betsText);
const times = Number(timesText);

interface Period {
  readonly from: string;
  readonly to: string;
}
/** What is asked, and the days that its figures rest on. */
interface GoalCall extends MeasuredCall {
  readonly goalMs?: number;
  readonly days?: Period;
}

const march = { from: '2026-03-01', to: '2026-03-31' };
/** Compared with the month before. */
const twoMonths = { from: '2026-02-01', to: '2026-03-31' };
const year = { from: '2025-11-01', to: '2026-10-29' };
const inDays = ({ from, to }: Period) => `from=${from}&to=${to}`;
const alder = { brandId: 'alder' };
const details = '/api/OnlineReports/lastReportDetails';
const calls: readonly GoalCall[] = [
  // As screens ask: for the figures, and then for their players.
  {
    ...alder,
    name: 'total, a month',
    path: `/api/TotalReports?${inDays(march)}&players=later`,
    days: twoMonths,
  },
  {
    ...{ ...alder, name: 'players of a month', goalMs: 400 },
    path: `/api/TotalReports/players?${inDays(march)}&groupBy=channel`,
  },
  {
    ...alder,
    name: 'total, a year',
    path: `/api/TotalReports?${inDays(year)}&players=later`,
    days: year,
  },
  {
    ...{ ...alder, name: 'players of a year', goalMs: 400 },
    path: `/api/TotalReports/players?${inDays(year)}&groupBy=channel`,
  },
  {
    ...alder,
    name: 'a month by day',
    path: `/api/SummaryReports?${inDays(march)}&players=later`,
    days: march,
  },
  {
    ...alder,
    name: 'a year by month and vertical',
    path: `/api/SummaryReports?${inDays(year)}&granularity=month&groupBy=vertical&players=later`,
    days: year,
  },
  {
    ...alder,
    name: 'total Tanzania, a month',
    path: `/api/TotalReportsTanzania?${inDays(march)}`,
    days: twoMonths,
  },
  { ...alder, name: 'dashboard', path: '/api/Dashboard/summary' },
  { ...alder, name: 'tiles', path: '/api/Dashboard/tiles' },
  { ...alder, name: 'tax periods', path: '/api/TaxReporting/periods', days: year },
  {
    ...alder,
    name: 'retail branches, a month',
    path: `/api/RetailReports?${inDays(march)}&level=branch`,
    days: march,
  },
  {
    ...alder,
    name: 'a report, first rows',
    goalMs: 100,
    path: details,
    body: { reportId: 'KEPT', page: 1, pageSize: 500 },
  },
  {
    ...alder,
    name: 'a report, explored by vertical',
    goalMs: 100,
    path: `${details}2`,
    ...{
      body: { reportId: 'KEPT', groupBy: ['vertical'], sort: [{ field: 'ggr', dir: 'desc' }] },
    },
  },
  {
    ...alder,
    name: 'a month simulated',
    path: '/api/OnlineReports/simulation',
    ...{ goalMs: 3000, body: order, days: march },
  },
];

/** Within how many milliseconds 95 of 100 calls should be answered, where a call says nothing else. */
const usualGoalMs = { DuckDB: 100, PostgreSQL: 150 };

interface Least {
  /** Reading the sums of its days once, in milliseconds. */
  readonly sumsMs: number;
  /** Summing its facts once. */
  readonly factsMs: number;
}

/** The middle of reading what one brand's figures of some days rest on, and nothing else. */
async function leastOf(store: Store, { from, to }: Period): Promise<Least> {
  const where = `brand_id = 'alder' and gaming_day between date '${from}' and date '${to}' group by 1, 2`;
  const sums = `select channel, vertical, sum(placed_cash + placed_bonus), sum(settled_cash + settled_bonus),
      sum(void_cash + void_bonus), sum(won_cash + won_bonus), sum(paid) from daily_sum where ${where}`;
  const none = 'cast(null as decimal(38, 4))';
  const facts = `select channel, vertical, sum(stake_cash + stake_bonus), ${none}, ${none} from bet where ${where}
    union all select channel, vertical, sum(stake_cash + stake_bonus), sum(payout_cash + payout_bonus), ${none} from settlement where ${where}
    union all select channel, vertical, ${none}, ${none}, sum(gross) from payment where ${where}`;
  return { sumsMs: await middleOf(store, sums), factsMs: await middleOf(store, facts) };
}

async function middleOf(store: Store, sql: string): Promise<number> {
  const taken: number[] = [];
  for (let turn = 0; turn < Math.min(times, 7) + 1; turn += 1) {
    const beforeMs = performance.now();
    await actForAllBrands(() => store.query(sql));
    if (turn > 0) taken.push(performance.now() - beforeMs);
  }
  return quantile(taken, 0.5);
}

async function measureStore(
  engine: keyof typeof usualGoalMs,
  databaseUrl: string | undefined,
  dataDir: string,
): Promise<void> {
  const store = await openStore({ dataDir, databaseUrl, memoryLimit: '6GB' });
  const beforeMs = performance.now();
  const [before = { bets: 0 }] = await actForAllBrands(() =>
    store.query<{ bets: number }>(`select count(*) as bets from bet`),
  );
  const isKept = before.bets > 0;
  await actForAllBrands(async () => {
    if (isKept) return;
    await givenBook(store, bets);
    await givenRest(store, Math.round(bets / 20));
  });
  const seconds = ((performance.now() - beforeMs) / 1000).toFixed(0);
  const how = isKept ? 'kept from before' : `made in ${seconds} s`;
  console.log(`\n${engine}: ${(isKept ? before.bets : bets).toLocaleString('en')} bets, ${how}`);
  console.log(
    `${'call'.padEnd(32)} ${'p50'.padStart(6)} ${'p95 ms'.padStart(7)} goal  over SQL  statements  least: sums  facts`,
  );
  try {
    const figures = await actForAllBrands(() => measureCalls(store, calls, { times, dataDir }));
    for (const [index, one] of figures.entries()) {
      const call = calls[index];
      if (call !== undefined)
        tell(call.goalMs ?? usualGoalMs[engine], one, call.days && (await leastOf(store, call.days)));
    }
  } finally {
    await store.close();
  }
}

function tell(goalMs: number, figures: CallFigures, least: Least | undefined): void {
  const { name, p50Ms, p95Ms, directP50Ms, statements } = figures;
  const cells = [
    `${p50Ms.toFixed(0).padStart(6)} ${p95Ms.toFixed(0).padStart(7)} ${String(goalMs).padStart(4)}`,
    `${(p50Ms / directP50Ms).toFixed(2).padStart(7)} x`,
    String(statements).padStart(10),
    ...(least === undefined
      ? []
      : [least.sumsMs.toFixed(0).padStart(11), least.factsMs.toFixed(0).padStart(6)]),
  ];
  console.log(`${name.padEnd(32)} ${cells.join(' ')}${p95Ms > goalMs ? '  missed' : ''}`);
}

const dataDir = keptIn === undefined ? mkdtempSync(join(tmpdir(), 'tallyhouse-bench-')) : resolve(keptIn);
mkdirSync(dataDir, { recursive: true });
try {
  if (only !== 'postgres') await measureStore('DuckDB', undefined, dataDir);
  if (only !== 'duckdb') {
    // What an operator would give a server of its own with 16 GB; the defaults of PostgreSQL are for one with half a gigabyte.
    const server = await startPostgres({
      ...(keptIn !== undefined && { keptIn: join(dataDir, 'postgres') }),
      settings: {
        ...{
          shared_buffers: '4GB',
          effective_cache_size: '10GB',
          work_mem: '256MB',
          maintenance_work_mem: '1GB',
        },
        ...{ max_wal_size: '8GB', random_page_cost: '1.1' },
      },
    });
    try {
      await measureStore('PostgreSQL', server.url, join(dataDir, 'exports'));
    } finally {
      await server.stop();
    }
  }
} finally {
  if (keptIn === undefined) rmSync(dataDir, { recursive: true, force: true });
}
// How quickly files are loaded, and exports: each in a process of its own.
for (const other of ['ingest', 'export']) {
  if (only !== '') break;
  const { status } = spawnSync(process.execPath, ['tools/bench.mjs', other], { stdio: 'inherit' });
  process.exitCode = Math.max(Number(process.exitCode ?? 0), status ?? 1);
}
