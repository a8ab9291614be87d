// Rows per second and memory of exporting a report, for each format on both stores, each in a process of its own.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportFormatSchema, mostExportedRows, type ExportFormat } from '../shared/src/contracts/exports';
import { openSource } from '../api/src/filing/exports/export-source';
import { handedSources } from '../api/src/app/handed-sources';
import { wordsOfFile } from '../api/src/reporting/export-files/words/file-words';
import { writeExport } from '../api/src/reporting/export-files/write-export';
import { alder, givenBrands } from '../api/src/figures/testing/given-facts';
import { openStore } from '../api/src/store/open-store';
import { startPostgres } from '../api/src/store/testing/start-postgres';
import { givenReport, orderedAt } from './reports/given-report';

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
  const words = wordsOfFile(format, 'en');
  const context = { store, brand: alder, user, orderedAt, signal, words };
  const document = await openSource(source, context, handedSources);
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
      await givenBrands(store, [alder]);
      await givenReport(store, rowCount);
      await store.close();
      for (const format of exportFormatSchema.options) {
        if (rowCount <= mostExportedRows(format)) measureApart(format, dataDir, databaseUrl);
      }
    }
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const [first = '1000000', format = '', dataDir = '', databaseUrl = ''] = process.argv.slice(2);
if (first === 'measure') await measure(exportFormatSchema.parse(format), dataDir, databaseUrl);
else await measureAll(Number(first));
