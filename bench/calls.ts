// What the calls behind the screens cost over the default demo book on both stores: times over HTTP, statements, and beside
// the totals of a month the least that must be read for them.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { actForAllBrands } from '../api/src/store/brand-scope';
import { openStore } from '../api/src/store/open-store';
import type { Store } from '../api/src/store/store';
import { startPostgres } from '../api/src/store/testing/start-postgres';
import { measureCalls, type CallFigures } from './api/measure-calls';

const [bets = '100000', timesText = '20'] = process.argv.slice(2);
const times = Number(timesText);
const goalMs = 300;
// The demo book ends yesterday: a whole month lies before it.
const month = { from: monthBefore(1), to: lastDayBefore(monthBefore(0)), earlier: monthBefore(2) };
const inMonth = `from=${month.from}&to=${month.to}`;
const totals = 'totals of a month, all brands';
const calls = [
  { name: totals, path: `/api/TotalReports?${inMonth}`, brandId: null },
  { name: 'totals of a month, one brand', path: `/api/TotalReports?${inMonth}`, brandId: 'alder' },
  { name: 'a month by day, all brands', path: `/api/SummaryReports?${inMonth}`, brandId: null },
  { name: 'dashboard, one brand', path: '/api/Dashboard/summary', brandId: 'alder' },
  { name: 'tax periods, all brands', path: '/api/TaxReporting/periods', brandId: null },
];

function monthBefore(months: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 10);
}

function lastDayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}

/** The sums of the month, of the one before and of all that is still open, read once: milliseconds, the middle one. */
async function leastOf(store: Store): Promise<number> {
  const sql = `select brand_id, channel, gaming_day >= date '${month.from}' as later,
      count(*) filter (where gaming_day >= date '${month.earlier}') as rows,
      sum(settled_cash + settled_bonus) filter (where gaming_day >= date '${month.earlier}') as moved,
      sum(placed_cash + placed_bonus) as placed, sum(settled_cash + settled_bonus) as settled,
      sum(won_cash + won_bonus) as won, sum(paid + expired) as cleared
    from daily_sum where gaming_day <= date '${month.to}' group by 1, 2, 3`;
  const taken: number[] = [];
  for (let turn = 0; turn < times + 3; turn += 1) {
    const beforeMs = performance.now();
    await actForAllBrands(() => store.query(sql));
    if (turn >= 3) taken.push(performance.now() - beforeMs);
  }
  return taken.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? Number.NaN;
}

async function measureStore(engine: string, dataDir: string, databaseUrl = '') {
  const made = spawnSync(process.execPath, ['api/dist/main.js', 'demo-data', '--bets', bets], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (made.status !== 0) throw new Error(`making the demo book ended with ${String(made.status)}`);
  const store = await openStore({ dataDir, databaseUrl });
  try {
    console.log(`${engine}:`);
    const leastMs = await leastOf(store);
    const figures = await actForAllBrands(() => measureCalls(store, calls, { times, dataDir }));
    for (const one of figures) tell(engine, one);
    console.log(
      `  ${'the least for the totals: sums of days read once'.padEnd(48)} ${leastMs.toFixed(0)} ms`,
    );
  } finally {
    await store.close();
  }
}

function tell(engine: string, { name, p50Ms, p95Ms, statements, statementsP50Ms }: CallFigures) {
  const figures = `median ${p50Ms.toFixed(0)} ms, p95 ${p95Ms.toFixed(0)} ms, ${statements} statements in ${statementsP50Ms.toFixed(0)} ms`;
  console.log(`  ${name.padEnd(48)} ${figures}`);
  if (name !== totals || p50Ms <= goalMs) return;
  console.log(`  missed: ${totals} on ${engine} within ${goalMs} ms`);
  process.exitCode = 1;
}

const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-calls-'));
const server = await startPostgres();
try {
  await measureStore('DuckDB', join(folder, 'duckdb'));
  await measureStore('PostgreSQL', join(folder, 'postgres'), server.url);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
