// How long the calls behind the screens take over ten million bets on both stores, and what the API adds to its SQL.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../api/src/store/open-store';
import { startPostgres } from '../api/src/store/testing/start-postgres';
import { givenBook } from '../api/src/testing/given-book';
import { measureCalls, type CallFigures, type MeasuredCall } from './api/measure-calls';

const [betsText = '10000000', timesText = '15'] = process.argv.slice(2);
const bets = Number(betsText);
const times = Number(timesText);

const march = 'from=2026-03-01&to=2026-03-31';
const year = 'from=2025-11-01&to=2026-10-29';
const calls: readonly MeasuredCall[] = [
  { name: 'total, a month, one brand', path: `/api/TotalReports?${march}`, brandId: 'alder' },
  { name: 'total, a year, one brand', path: `/api/TotalReports?${year}`, brandId: 'alder' },
  { name: 'summary, a month by day', path: `/api/SummaryReports?${march}`, brandId: 'alder' },
  {
    name: 'summary, a year by month and vertical',
    path: `/api/SummaryReports?${year}&granularity=month&groupBy=vertical`,
    brandId: 'alder',
  },
  { name: 'total Tanzania, a month', path: `/api/TotalReportsTanzania?${march}`, brandId: 'alder' },
  {
    name: 'online details, explored by vertical',
    path: '/api/OnlineReports/lastReportDetails2',
    brandId: 'alder',
    body: { reportId: 'KEPT', groupBy: ['vertical'], sort: [{ field: 'ggr', dir: 'desc' }] },
  },
  {
    name: 'online details, frozen rows',
    path: '/api/OnlineReports/lastReportDetails',
    brandId: 'alder',
    body: { reportId: 'KEPT', page: 1, pageSize: 500 },
  },
  { name: 'retail branches, a month', path: `/api/RetailReports?${march}&level=branch`, brandId: 'alder' },
];

async function measureStore(
  engine: string,
  databaseUrl: string | undefined,
  dataDir: string,
): Promise<CallFigures[]> {
  const store = await openStore({ dataDir, databaseUrl, memoryLimit: '6GB' });
  const beforeMs = performance.now();
  await givenBook(store, bets);
  console.log(
    `${engine}: ${bets.toLocaleString('en')} bets in ${((performance.now() - beforeMs) / 1000).toFixed(0)} s`,
  );
  try {
    return await measureCalls(store, calls, { times, dataDir });
  } finally {
    await store.close();
  }
}

function print(figures: Readonly<Record<'duckdb' | 'postgres', readonly CallFigures[]>>): void {
  console.log(
    `\n${''.padEnd(40)} ${'DuckDB p50'.padStart(11)} p95 ms  over SQL | ${'PostgreSQL p50'.padStart(15)} p95 ms  over SQL`,
  );
  for (const [index, duckdb] of figures.duckdb.entries()) {
    const postgres = figures.postgres[index];
    if (postgres === undefined) continue;
    const part = ({ p50Ms, p95Ms, directP50Ms }: CallFigures, width: number) =>
      `${p50Ms.toFixed(0).padStart(width)} ${p95Ms.toFixed(0).padStart(6)} ${`${(p50Ms / directP50Ms).toFixed(2)} x`.padStart(9)}`;
    console.log(`${duckdb.name.padEnd(40)} ${part(duckdb, 11)} | ${part(postgres, 15)}`);
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'tallyhouse-bench-'));
// What an operator would give a server of its own with 16 GB; the defaults of PostgreSQL are for one with half a gigabyte.
const server = await startPostgres({
  settings: {
    shared_buffers: '4GB',
    effective_cache_size: '10GB',
    work_mem: '256MB',
    maintenance_work_mem: '1GB',
    max_wal_size: '8GB',
    random_page_cost: '1.1',
  },
});
try {
  const duckdb = await measureStore('DuckDB', undefined, dataDir);
  const postgres = await measureStore('PostgreSQL', server.url, join(dataDir, 'postgres'));
  print({ duckdb, postgres });
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
// Exports, each in a process of its own.
const exporting = spawnSync(process.execPath, ['tools/bench.mjs', 'export'], { stdio: 'inherit' });
process.exitCode = exporting.status ?? 1;
