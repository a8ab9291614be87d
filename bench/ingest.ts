// Rows per second of the load pipeline on both stores, with files such as the sources send.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ingestFiles } from '../api/src/facts/loads/ingest';
import type { LoadFile } from '../api/src/facts/loads/load-file';
import { parseLoadFile } from '../api/src/facts/loads/parse-load-file';
import { loadReferenceData } from '../api/src/facts/loads/reference-data';
import { givenBet, givenFile, oakReference } from '../api/src/facts/loads/testing/given-load';
import { openStore } from '../api/src/store/open-store';
import type { Store } from '../api/src/store/store';
import { startPostgres } from '../api/src/store/testing/start-postgres';

const [rowsText = '500000', perFileText = '900', filesPerCallText = '99'] = process.argv.slice(2);
const rowCount = Number(rowsText);
const recordsPerFile = Number(perFileText);
const filesPerCall = Number(filesPerCallText);
const recordsPerHour = recordsPerFile * 2 + Math.ceil(recordsPerFile / 5);
const startMs = Date.parse('2026-01-02T00:00:00Z');

const instant = (ms: number) => new Date(ms).toISOString().replace('.000', '');

/** An hour's bets, what became of them, and what was paid, to one of five as in the book of `bench -- api`: three files. */
function filesOf(seq: number, brand: string): LoadFile[] {
  const fromMs = startMs + seq * 60_000;
  const inFile = {
    brand,
    seq,
    periodFrom: instant(fromMs),
    periodTo: instant(fromMs + 60_000),
    loadedAt: instant(fromMs + 120_000),
  };
  const numbers = Array.from({ length: recordsPerFile }, (_, n) => n);
  const at = (n: number) => instant(fromMs + (n % 60) * 1000);
  const isWon = (n: number) => n % 5 === 0;
  const ofBet = (n: number) =>
    givenBet({
      recordId: `b-${seq}-${n}`,
      betRecordId: `b-${seq}-${n}`,
      acceptedAt: at(n),
      settledAt: at(n),
      paidAt: at(n),
      licenceId: `${brand}-mga`,
      playerRef: `p-${(seq * 31 + n) % 5000}`,
      stakeCash: `${n + 1}.50`,
      ...{ result: isWon(n) ? 'WON' : 'LOST', payoutCash: isWon(n) ? '9.00' : '0', payoutBonus: '0' },
      ...{ kind: 'WINNINGS', method: 'WALLET', gross: '9.00', withholding: '0', net: '9.00' },
    });
  return (['BETS', 'SETTLEMENTS', 'PAYMENTS'] as const).map((kind) =>
    givenFile({
      ...{ ...inFile, kind },
      records: numbers.filter((n) => kind !== 'PAYMENTS' || isWon(n)).map(ofBet),
    }),
  );
}

/** Brands have the same part of the records each, and send side by side: of each one call after the other. */
async function measure(store: Store, brands: readonly string[]): Promise<string> {
  await loadReferenceData(store, { ...oakReference, brands: brands.flatMap(referenceOf) });
  const hours = Math.ceil(rowCount / recordsPerHour / brands.length);
  const hoursPerCall = Math.ceil(filesPerCall / 3);
  const calls = brands.map((brand) =>
    Array.from({ length: Math.ceil(hours / hoursPerCall) }, (_, call) =>
      Array.from({ length: Math.min(hoursPerCall, hours - call * hoursPerCall) }, (_hour, n) =>
        filesOf(call * hoursPerCall + n + 1, brand),
      ).flat(),
    ),
  );
  const beforeMs = performance.now();
  await Promise.all(
    calls.map(async (ofBrand) => {
      for (const files of ofBrand) {
        const batches = await ingestFiles(store, files);
        if (batches.some(({ state }) => state !== 'LOADED')) throw new Error('a clean file was not loaded');
      }
    }),
  );
  const seconds = (performance.now() - beforeMs) / 1000;
  const files = hours * 3 * brands.length;
  return `${Math.round((files / 3) * (recordsPerHour / seconds)).toLocaleString('en')} rows/s, ${(files / seconds).toFixed(0)} files/s, ${seconds.toFixed(1)} s`;
}

function referenceOf(id: string) {
  return oakReference.brands.map((one) => ({
    ...one,
    id,
    licences: one.licences.map((licence) => ({ ...licence, id: `${id}-mga` })),
  }));
}

async function measurePostgres(brands: readonly string[]): Promise<string> {
  const server = await startPostgres();
  const store = await openStore({ dataDir, databaseUrl: server.url });
  const measured = await measure(store, brands);
  await store.close();
  await server.stop();
  return measured;
}

function measureParsing(): string {
  const files = Array.from({ length: 300 }, (_, n) => filesOf(n + 1, 'oak')).flat();
  const before = performance.now();
  const records = files.reduce((sum, file) => sum + [...parseLoadFile(file).records()].length, 0);
  return `${Math.round(records / ((performance.now() - before) / 1000)).toLocaleString('en')} rows/s`;
}

const dataDir = mkdtempSync(join(tmpdir(), 'tallyhouse-bench-'));
console.log(`${rowsText} records, ${perFileText} a file, ${filesPerCallText} files a call`);
console.log(`parsing alone: ${measureParsing()}`);
const duckdb = await openStore({ dataDir });
console.log(`duckdb:        ${await measure(duckdb, ['oak'])}`);
await duckdb.close();
console.log(`data file:     ${(statSync(join(dataDir, 'tallyhouse.duckdb')).size / 1e6).toFixed(0)} MB`);
console.log(`postgresql:    ${await measurePostgres(['oak'])}`);
// A connection each: two brands never wait for each other there.
console.log(`  two brands:  ${await measurePostgres(['oak', 'elm'])}`);
rmSync(dataDir, { recursive: true, force: true });
