// Rows per second and memory of exporting a report, for each format on both stores, each in a process of its own.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportFormatSchema, type ExportFormat } from '../shared/src/contracts/exports';
import { openSource } from '../api/src/exports/export-source';
import { writeExport } from '../api/src/exports/write-export';
import { alder, givenBrands, insert } from '../api/src/figures/testing/given-facts';
import { onlineReports } from '../api/src/online-reports/online-family';
import { insertContent } from '../api/src/reports/queries/insert-content';
import { columnsOf } from '../api/src/reports/report-definition';
import { openStore } from '../api/src/store/open-store';
import type { Store } from '../api/src/store/store';
import { startPostgres } from '../api/src/store/testing/start-postgres';

const fields = [
  'day',
  'vertical',
  'product',
  'bets',
  'stakes',
  'voids',
  'netStakes',
  'winnings',
  'ggr',
  'hold',
];
const orderedAt = new Date('2026-04-10T08:00:00Z');
const period = { from: '2026-01-01', to: '2026-12-31' };

/** A kept report of `rowCount` rows, written by the engine itself. */
async function givenReport(store: Store, rowCount: number): Promise<void> {
  await givenBrands(store, [alder]);
  await store.query(
    `insert into report_row (content_id, row_no, gaming_day, vertical, product_name, bets, stakes, voids, net_stakes, winnings, ggr)
     select 'cnt_bench', n, date '2026-01-01' + cast(n % 365 as integer), 'CASINO_SLOTS', 'Game ' || n, n % 90, n * 1.25,
       0, n * 1.25, n * 1.5, n * -0.25
     from generate_series(1, ${rowCount}) t(n)`,
  );
  const totals = Object.fromEntries(fields.map((field) => [field, null]));
  await insertContent(
    store,
    {
      id: 'cnt_bench',
      brandId: alder.id,
      family: 'ONLINE',
      definition: {
        type: 'ONLINE_DAILY',
        period,
        basis: 'SETTLED',
        fields,
        filters: [],
        asOf: orderedAt.toISOString(),
      },
      columns: columnsOf(onlineReports, fields),
      totals,
      meta: {
        period: { ...period, zone: alder.zone, cutoff: alder.cutoff },
        basis: 'SETTLED',
        asOf: orderedAt.toISOString(),
        snapshotId: 'snp_bench',
        status: 'FINAL',
        statusReasons: [],
        filtersText: [],
        noActivity: false,
      },
      checks: [],
      rowCount,
      currency: alder.currency,
      contentHash: 'sha256:00',
    },
    orderedAt,
  );
  await insert(store, 'report', {
    id: 'rep_bench',
    brand_id: alder.id,
    family: 'ONLINE',
    type: 'ONLINE_DAILY',
    title: 'Bench',
    period_from: period.from,
    period_to: period.to,
    basis: 'SETTLED',
    version: 1,
    state: 'SIMULATED',
    figure_status: 'FINAL',
    content_id: 'cnt_bench',
    prepared_by: 'u_bench',
    prepared_at: orderedAt.toISOString(),
  });
}

async function measure(
  format: ExportFormat,
  dataDir: string,
  databaseUrl: string | undefined,
): Promise<void> {
  const store = await openStore({ dataDir, databaseUrl });
  const user = {
    id: 'u_bench',
    email: '',
    name: 'Bench',
    locale: 'en',
    sessionId: '',
    assignments: [],
    brands: [alder],
  };
  const { signal } = new AbortController();
  const source = { kind: 'report', channel: 'ONLINE', reportId: 'rep_bench' } as const;
  const document = await openSource(source, { store, brand: alder, user, orderedAt, signal });
  const idleBytes = process.memoryUsage().rss;
  let peakBytes = idleBytes;
  const watching = setInterval(() => (peakBytes = Math.max(peakBytes, process.memoryUsage().rss)), 10);
  const beforeMs = performance.now();
  const target = { path: join(dataDir, `bench.${format}`), signal, progress: () => undefined };
  const { sizeBytes } = await writeExport(document, format, target);
  const seconds = (performance.now() - beforeMs) / 1000;
  clearInterval(watching);
  const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
  console.log(
    `${store.engine.padEnd(8)} ${format.padEnd(4)} ${Math.round(document.rowCount / seconds).toLocaleString('en')} rows/s, ` +
      `${seconds.toFixed(1)} s, file ${megabytes(sizeBytes)}, RSS ${megabytes(idleBytes)} idle, ` +
      `${megabytes(peakBytes)} peak, grown by ${megabytes(peakBytes - idleBytes)}`,
  );
  await store.close();
}

/** A fresh process for every figure: what one run left in memory is no matter for the next. */
function measureApart(format: ExportFormat, dataDir: string, databaseUrl: string): void {
  const { status } = spawnSync(
    process.execPath,
    [process.argv[1] ?? '', 'measure', format, dataDir, databaseUrl],
    {
      stdio: 'inherit',
    },
  );
  if (status !== 0) throw new Error(`measuring ${format} ended with ${String(status)}`);
}

async function measureAll(rowCount: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tallyhouse-bench-'));
  const server = await startPostgres();
  try {
    for (const databaseUrl of ['', server.url]) {
      const store = await openStore({ dataDir, databaseUrl });
      await givenReport(store, rowCount);
      await store.close();
      for (const format of exportFormatSchema.options) measureApart(format, dataDir, databaseUrl);
    }
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const [first = '1000000', format = '', dataDir = '', databaseUrl = ''] = process.argv.slice(2);
if (first === 'measure') await measure(exportFormatSchema.parse(format), dataDir, databaseUrl);
else await measureAll(Number(first));
