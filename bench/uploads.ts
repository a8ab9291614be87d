// Three files that stopped the server once, uploaded to a server of its own: how long each takes, what health says
// meanwhile and what it takes of memory, beside reading the file and splitting its lines alone.
import { createReadStream, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { loadReferenceData } from '../api/src/facts/loads/reference-data';
import { oakReference } from '../api/src/facts/loads/testing/given-load';
import { openStore } from '../api/src/store/open-store';
import { startPostgres } from '../api/src/store/testing/start-postgres';
import { givenSession } from '../api/src/app/testing/given-session';
import { buildServerProcess } from '../api/src/app/testing/server-process';
import { givenUser } from '../api/src/app/testing/test-app';
import { givenUploads, type GivenUpload } from './uploads/given-uploads';

const goals = { healthP99Ms: 50, grownMb: 150 };

interface Measured {
  readonly seconds: number;
  /** Times of health meanwhile. */
  readonly p99Ms: number;
  readonly slowestMs: number;
  readonly grownMb: number;
  readonly answer: { readonly batch?: { readonly state: string; readonly rejected: number } };
}

async function measure(
  address: string,
  pid: number,
  { upload, headers }: { upload: GivenUpload; headers: Record<string, string> },
): Promise<Measured> {
  const before = memoryOf(pid, 'VmRSS');
  // The kernel counts the peak anew from here.
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const state = { isOver: false };
  const health = watchHealth(address, state);
  const startMs = performance.now();
  const answer = await send(`${address}/api/LoadData/batches`, upload.path, headers);
  const seconds = (performance.now() - startMs) / 1000;
  state.isOver = true;
  const times = (await health).toSorted((one, other) => one - other);
  return {
    seconds,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? NaN,
    slowestMs: times.at(-1) ?? NaN,
    grownMb: (memoryOf(pid, 'VmHWM') - before) / 1024,
    answer: JSON.parse(answer) as Measured['answer'],
  };
}

async function watchHealth(address: string, state: { readonly isOver: boolean }): Promise<number[]> {
  const times: number[] = [];
  while (!state.isOver) {
    const startMs = performance.now();
    const answer = await fetch(`${address}/api/health/live`);
    await answer.text();
    times.push(performance.now() - startMs);
    await pause(10);
  }
  return times;
}

async function send(url: string, path: string, headers: Record<string, string>): Promise<string> {
  const answer = await new Promise<IncomingMessage>((done, failed) => {
    const call = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'text/csv', 'content-length': statSync(path).size },
    });
    call.once('response', done).once('error', failed);
    createReadStream(path).pipe(call);
  });
  let text = '';
  for await (const piece of answer) text += String(piece);
  return text;
}

/** Kilobytes. */
function memoryOf(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  return Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

/** The least that must be done: seconds of reading a file and splitting its lines, in this process. */
async function leastOf(path: string): Promise<number> {
  const startMs = performance.now();
  let rest = '';
  let lines = 0;
  for await (const piece of createReadStream(path, 'utf8')) {
    const split = (rest + String(piece)).split('\n');
    rest = split.pop() ?? '';
    lines += split.length;
  }
  if (lines === 0) throw new Error(`${path} has no lines`);
  return (performance.now() - startMs) / 1000;
}

/** Uploads each file to a server that has just started. */
async function measureAll(
  engine: 'duckdb' | 'postgres',
  uploads: readonly GivenUpload[],
  databaseUrl?: string,
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tallyhouse-uploads-'));
  const server = buildServerProcess({
    ...{ DATA_DIR: dataDir, WEB_DIR: dataDir, CALL_LIMIT_SECONDS: '300', DRAIN_SECONDS: '0' },
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  });
  try {
    const store = await openStore({ dataDir, ...(databaseUrl !== undefined && { databaseUrl }) });
    await loadReferenceData(store, oakReference);
    await givenUser(store, { id: 'u_admin', role: 'admin', brandIds: '*' });
    const headers = await givenSession(store, { userId: 'u_admin', brandId: 'oak' });
    await store.close();
    for (const upload of uploads) {
      const address = await server.start();
      // The first call of all kinds costs once.
      await fetch(`${address}/api/health/live`);
      const measured = await measure(address, server.pid() ?? 0, { upload, headers });
      await server.end('SIGTERM');
      tell(engine, upload, measured);
    }
  } finally {
    await server.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function tell(
  engine: 'duckdb' | 'postgres',
  { before, state, rejected, title }: GivenUpload,
  measured: Measured,
) {
  const { seconds, p99Ms, slowestMs, grownMb, answer } = measured;
  const from = (figure: string) => (engine === 'duckdb' ? `${figure} → ` : '');
  console.log(`  ${title}`);
  console.log(`    upload  ${from(`${before.seconds} s`)}${seconds.toFixed(1)} s`);
  console.log(
    `    health  ${from(`silent for ${before.silentMs} ms`)}p99 ${p99Ms.toFixed(0)} ms, slowest ${slowestMs.toFixed(0)} ms`,
  );
  console.log(`    memory  ${from(`+${before.grownMb} MB`)}+${grownMb.toFixed(0)} MB`);
  const missed = [
    ...(answer.batch?.state === state && answer.batch.rejected === rejected
      ? []
      : [`the answer, which is ${JSON.stringify(answer).slice(0, 300)}`]),
    ...(p99Ms <= goals.healthP99Ms ? [] : [`health within ${goals.healthP99Ms} ms`]),
    ...(grownMb <= goals.grownMb ? [] : [`${goals.grownMb} MB`]),
  ];
  if (missed.length === 0) return;
  console.log(`    missed: ${missed.join(', ')}`);
  process.exitCode = 1;
}

const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-uploads-'));
const database = await startPostgres();
try {
  const uploads = await givenUploads(folder);
  console.log('reading and splitting lines alone:');
  for (const { title, path } of uploads) {
    console.log(
      `  ${title}, ${(statSync(path).size / 2 ** 20).toFixed(0)} MB: ${(await leastOf(path)).toFixed(2)} s`,
    );
  }
  console.log('over DuckDB, before → after:');
  await measureAll('duckdb', uploads);
  console.log('over PostgreSQL:');
  await measureAll('postgres', uploads, database.url);
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
