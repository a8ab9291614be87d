// Bombs and honest archives of last reports in the product's own worker, in headless Chromium: time until the answer
// and memory at the peak above a worker that opens nothing, beside JSZip alone.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveOf, honest } from '../remote-online/src/online/archive/testing/given-archive';
import { bombs, halfGigabyteBomb } from '../remote-online/src/online/archive/testing/half-gigabyte-bomb';
import { workerProgram } from './archive/worker-program';
import { measureOpening, type Opening } from './archive/measure-opening';
import { servePages } from './grid/serve-pages';

const goals = { refusedMs: 300, peakMb: 20 };
const rounds = Number(process.argv[2] ?? '5');
// A worker that opens nothing: what starting one and handing it the bytes costs anyway.
const idleProgram = "onmessage = () => postMessage({ kind: 'opened' })";

interface Candidate {
  readonly title: string;
  readonly bytes: Uint8Array;
  readonly expected: string;
}

async function candidates(): Promise<readonly Candidate[]> {
  const found = bombs.map(async ({ declares, declaredBytes, reason }) => ({
    title: `bomb that declares ${declares}`,
    bytes: await halfGigabyteBomb(declaredBytes),
    expected: reason,
  }));
  return [
    ...(await Promise.all(found)),
    { title: 'honest, one report', bytes: await archiveOf(honest), expected: 'opened' },
    { title: 'honest, twelve reports of 20,000 rows', bytes: await largeArchive(), expected: 'opened' },
  ];
}

/** The newest report of each of twelve types, with its rows. */
function largeArchive(): Promise<Uint8Array> {
  const files = Array.from({ length: 12 }, (_, type) => {
    const rows = Array.from({ length: 20_000 }, (__, row) => [
      `2026-10-${String((row % 31) + 1).padStart(2, '0')}`,
      `Game ${(row * 7919 + type) % 4001}`,
      `${(row * 104_729) % 99_991}.${String(row % 100).padStart(2, '0')}`,
    ]);
    return [`reports/rep_${type}.json`, JSON.stringify({ rows })] as const;
  });
  return archiveOf({ ...honest, ...Object.fromEntries(files) });
}

async function repeat(
  address: string,
  program: string,
  { bytes, times }: { bytes: Uint8Array; times: number },
): Promise<Opening[]> {
  const openings: Opening[] = [];
  for (let time = 0; time < times; time += 1) openings.push(await measureOpening(address, program, bytes));
  return openings;
}

/** The middle of what several openings took, each figure by itself. */
function middle(openings: readonly Opening[]): { ms: number; peakMb: number } {
  const at = Math.floor(openings.length / 2);
  const sorted = (values: number[]) => values.sort((one, other) => one - other)[at] ?? 0;
  return {
    ms: sorted(openings.map(({ ms }) => ms)),
    peakMb: sorted(openings.map(({ peakBytes }) => peakBytes / 2 ** 20)),
  };
}

async function compare(address: string, { title, bytes, expected }: Candidate, programs: Programs) {
  console.log(`\n${title}, ${(bytes.byteLength / 1024).toFixed(0)} KB`);
  const idle = middle(await repeat(address, idleProgram, { bytes, times: rounds }));
  const openings = await repeat(address, programs.own, { bytes, times: rounds });
  const outcomes = [...new Set(openings.map(({ outcome }) => outcome))];
  const own = middle(openings);
  // It takes seconds and always the same way: once is enough.
  const alone = await measureOpening(address, programs.alone, bytes);
  const ownMb = Math.max(0, own.peakMb - idle.peakMb);
  const aloneMb = alone.peakBytes / 2 ** 20 - idle.peakMb;
  console.log(`  the product: ${outcomes.join(', ')}, ${own.ms.toFixed(0)} ms, ${ownMb.toFixed(1)} MB`);
  console.log(
    `  JSZip alone: ${alone.outcome.slice(0, 60)}, ${alone.ms.toFixed(0)} ms, ${aloneMb.toFixed(1)} MB`,
  );
  console.log(`  a worker that opens nothing: ${idle.ms.toFixed(0)} ms, ${idle.peakMb.toFixed(1)} MB`);
  console.log(`  JSZip alone takes ${(alone.ms / own.ms).toFixed(1)} times as long`);
  const missed = [
    ...(outcomes.every((outcome) => outcome === expected) ? [] : [`the answer ${expected}`]),
    ...(expected === 'opened' || own.ms < goals.refusedMs ? [] : [`${goals.refusedMs} ms`]),
    ...(expected === 'opened' || ownMb < goals.peakMb ? [] : [`${goals.peakMb} MB`]),
  ];
  if (missed.length === 0) return;
  console.log(`  The product missed: ${missed.join(', ')}`);
  process.exitCode = 1;
}

interface Programs {
  readonly own: string;
  readonly alone: string;
}

const folder = await mkdtemp(join(tmpdir(), 'tallyhouse-archives-'));
await writeFile(join(folder, 'archive.js'), '');
const { address, close } = await servePages(folder);
try {
  const [own, alone] = await Promise.all([
    workerProgram(process.cwd(), 'remote-online/src/online/archive/archive-worker.ts'),
    workerProgram(process.cwd(), 'bench/archive/jszip-alone.ts'),
  ]);
  // The first browser pays for reading its program from the disk.
  await measureOpening(address, own, await archiveOf(honest));
  for (const candidate of await candidates()) await compare(address, candidate, { own, alone });
} finally {
  await close();
  await rm(folder, { recursive: true, force: true });
}
