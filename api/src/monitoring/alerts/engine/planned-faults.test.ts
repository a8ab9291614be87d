import type { AlertCode } from '@tallyhouse/shared/contracts/critical-alerts';
import { marketsOf } from '../../../app/demo/brand-profile';
import { demoBrands } from '../../../app/demo/demo-brands';
import { createDemoBook, demoReference, type DemoTruth } from '../../../app/demo/demo-book';
import type { DemoOptions } from '../../../app/demo/demo-options';
import { smallBook } from '../../../app/demo/testing/small-book';
import { writeRates } from '../../../facts/fx/write-rates';
import { ingestFiles } from '../../../facts/loads/ingest';
import type { TextFile } from '../../../facts/loads/load-file';
import { parseLoadFile } from '../../../facts/loads/parse-load-file';
import { loadReferenceData } from '../../../facts/loads/reference-data';
import type { Store } from '../../../store/store';
import { openTestStore } from '../../../store/testing/open-test-store';
import { depth } from '../../../app/testing/depth';
import { detectors } from './detectors';
import { runDetectors } from './run-detectors';

/** Alerts that planned damage can lead to, and those that it must never lead to. */
const dataCodes: readonly AlertCode[] = [
  'CA-03',
  'CA-04',
  'CA-05',
  'CA-06',
  'CA-07',
  'CA-08',
  'CA-09',
  'CA-10',
  'CA-12',
  'CA-14',
  'CA-15',
  'CA-17',
];

interface Loaded {
  readonly truth: DemoTruth;
  /** Files that, by their own text, repeat more than one in a hundred records of earlier files. */
  readonly repeating: Set<string>;
}

/** Loads a book and looks itself which files repeat records: by their text, not by what the loader says. */
async function loadBook(store: Store, options: DemoOptions): Promise<Loaded> {
  const repeating = new Set<string>();
  const seen = new Set<string>();
  const seenFiles = new Set<string>();
  let truth: DemoTruth | undefined;
  const { rates, ...reference } = demoReference(options);
  await loadReferenceData(store, reference);
  await store.tx((tx) =>
    writeRates(
      tx,
      rates.map((rate) => ({ ...rate, knownAt: rate.publishedAt })),
    ),
  );
  for (const part of createDemoBook(options)) {
    if (part.kind === 'truth') {
      truth = part.truth;
      continue;
    }
    for (const file of part.files) noteRepetitions(file, { seen, seenFiles, repeating });
    await ingestFiles(store, part.files);
  }
  if (truth === undefined) throw new Error('the book ended without its truth');
  return { truth, repeating };
}

function noteRepetitions(
  file: TextFile,
  { seen, seenFiles, repeating }: { seen: Set<string>; seenFiles: Set<string>; repeating: Set<string> },
): void {
  const { header } = parseLoadFile(file);
  const name = `${header.brand} ${header.source} ${header.kind} ${header.seq}`;
  if (seenFiles.has(name)) return;
  seenFiles.add(name);
  // A record sent again reads the same; one that was refused and comes right, or is corrected, does not.
  const series = name.split(' ').slice(0, 3).join(' ');
  const records = recordLines(file.text).map((line) => `${series} ${line}`);
  const repeated = records.filter((record) => seen.has(record)).length;
  if (repeated * 100 > header.count) repeating.add(name);
  for (const record of records) seen.add(record);
}

/** The lines below the header of either format. */
function recordLines(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(1);
}

async function alertsOf(store: Store): Promise<string[]> {
  const rows = await store.query<{ code: string; brand: string; object: string; state: string }>(
    `select code, coalesce(brand_id, '') as brand, object_id as object, state from critical_alert order by 1, 2, 3`,
  );
  return rows.map(({ code, brand, object, state }) => `${code} ${brand} ${object} ${state}`);
}

function expectedOf({ truth, repeating }: Loaded): string[] {
  const batchId = (prefix: string, brand: string, source: string, kind: string, seq: number) =>
    `${prefix}_${brand}_${source}_${kind.toLowerCase()}_${seq}`;
  const planned = truth.faults.flatMap(({ kind, brand, source, loadKind, seq, healedAt }) => {
    switch (kind) {
      case 'REPEATED_BATCH':
        return [`CA-08 ${brand} ${batchId('btc', brand, source, loadKind ?? '', seq ?? 0)} OPEN`];
      case 'GAP':
        return [
          `CA-06 ${brand} ${batchId('gap', brand, source, loadKind ?? '', seq ?? 0)} ${healedAt === null ? 'OPEN' : 'AUTO_RESOLVED'}`,
        ];
      case 'CLOCK_SKEW':
        return [`CA-15 ${brand} ${source} AUTO_RESOLVED`];
      default:
        return [];
    }
  });
  const repeated = [...repeating].map((name) => {
    const [brand = '', source = '', kind = '', seq = ''] = name.split(' ');
    return `CA-08 ${brand} ${batchId('btc', brand, source, kind, Number(seq))} OPEN`;
  });
  // The book ended a day and a half ago and nothing has come since: that is true of every source of it.
  const overdue = demoBrands
    .flatMap(marketsOf)
    .flatMap(({ id, sources }) => sources.map((source) => `CA-06 ${id} ${source.id} OPEN`));
  return [...new Set([...planned, ...repeated, ...overdue])].sort();
}

test.each(depth({ quick: ['1'], deep: ['1', '2', '3'] }))(
  'of the book of seed %s every planned fault is found, and nothing else',
  async (seed) => {
    const store = await openTestStore();
    const nowMs = Date.parse('2026-04-12T12:00:00Z');
    const options = smallBook({ seed, bets: 2500, from: '2026-03-14', damage: 4, nowMs });
    const loaded = await loadBook(store, options);
    const looking = detectors.filter(({ code }) => dataCodes.includes(code));

    const look = { now: new Date(options.nowMs), since: new Date('2025-01-01T00:00:00Z') };
    const round = await runDetectors(store, look, { detectors: looking });
    const again = await runDetectors(store, look, { detectors: looking });

    expect(round.failures).toEqual([]);
    const found = await alertsOf(store);
    expect(found.sort()).toEqual(expectedOf(loaded));
    expect(found.filter((line) => line.startsWith('CA-06')).length).toBeGreaterThan(3);
    expect(found.filter((line) => line.startsWith('CA-08')).length).toBeGreaterThan(10);
    expect(found.filter((line) => line.startsWith('CA-15'))).toHaveLength(1);
    // As many as its sources have kinds of trouble, however often each comes.
    const incidents = await store.query<{ brand: string; alerts: number; incidents: number }>(
      `select brand_id as "brand", count(*) as "alerts", count(distinct incident_id) as "incidents"
       from critical_alert where state = 'OPEN' group by brand_id order by 1`,
    );
    expect(incidents.map(({ brand }) => brand)).toEqual(demoBrands.map(({ id }) => id).toSorted());
    for (const one of incidents) expect(one.incidents).toBeLessThanOrEqual(6);
    expect(Math.max(...incidents.map(({ alerts }) => alerts))).toBeGreaterThan(12);
    // A second look at the same data changes nothing.
    expect(
      Object.values(again.changes).every((changes) => Object.values(changes).every((count) => count === 0)),
    ).toBe(true);
    await store.close();
  },
);
