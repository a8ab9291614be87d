import { loadKindSchema, type LoadKind } from '@tallyhouse/shared/contracts/load-data';
import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import { askAlone, type Question } from '../../store/ask-together';
import type { SqlParams } from '../../store/sql-params';
import type { Queryable } from '../../store/store';

/** How the files of one series come, going by its newest ones, and which numbers were skipped. */
export interface Rhythm {
  readonly brandId: string;
  readonly source: string;
  readonly channel: Channel;
  readonly kind: LoadKind;
  readonly newest: { readonly seq: number; readonly periodTo: string };
  /** Length of a period: the one that most files have. */
  readonly stepMs: number;
  /** From the end of a period until its file is late. */
  readonly graceMs: number;
  readonly skipped: readonly {
    readonly id: string;
    readonly seq: number;
    readonly periodFrom: string | null;
    readonly periodTo: string;
  }[];
}

interface FileRow {
  readonly id: string;
  readonly brandId: string;
  readonly source: string;
  readonly channel: Channel;
  readonly kind: LoadKind;
  readonly seq: number;
  readonly state: string;
  readonly periodFrom: string | null;
  readonly periodTo: string;
  readonly lagSeconds: number | null;
}

const isFileOfSeries = 'b.reprocesses is null and b.period_to is not null';

/** The last numbers of a series, whose files its rhythm is read from; each has one, as a rule. */
const filesLookedAt = 60;
/** Even a source that is always quick may be slow for an hour. */
const leastGraceMs = 3_600_000;

/** The series of some brands, those without a loaded file left out. */
export async function readRhythms(store: Queryable, brandIds: readonly string[]): Promise<Rhythm[]> {
  return rhythmsOf(await askAlone(store, filesOfRhythms(brandIds)));
}

const fileColumns = `b.id as "id", b.brand_id as "brandId", b.source_id as "source", b.channel as "channel", b.kind as "kind",
    b.seq as "seq", b.state as "state", b.period_from as "periodFrom", b.period_to as "periodTo", b.lag_seconds as "lagSeconds"`;
const names = [
  ...(['id', 'brandId', 'source', 'channel', 'kind', 'seq', 'state'] as const),
  ...(['periodFrom', 'periodTo', 'lagSeconds'] as const),
];
const inOrder = 'order by "brandId", "source", "kind", "seq" desc, "id"';

/** The files that the rhythms of the series of some brands are read from, and those that were skipped. */
export function filesOfRhythms(brandIds: readonly string[]): Question<FileRow> {
  return {
    columns: names,
    ask: (params) => `${newestFiles(brandIds, params)}
     union all
     select ${fileColumns} from load_batch b
     where b.brand_id in (${params.addAll(brandIds)}) and ${isFileOfSeries} and b.state = 'MISSING'
     ${inOrder}`,
  };
}

/** The same without those that were skipped. */
export function newestFilesOf(brandIds: readonly string[]): Question<FileRow> {
  return { columns: names, ask: (params) => `${newestFiles(brandIds, params)} ${inOrder}` };
}

/**
 * Series by series, so that an index gives the newest number of each and its files, and nothing else is read: PostgreSQL by
 * their order, the embedded engine, which would sort all files for that, by their numbers.
 */
function newestFiles(brandIds: readonly string[], params: SqlParams): string {
  const kinds = loadKindSchema.options.map((kind) => `('${kind}')`).join(', ');
  const ofSeries = `from load_batch b
       where b.brand_id = s.brand_id and b.source_id = s.id and b.kind = k.kind and ${isFileOfSeries}
         and b.state in ('LOADED', 'PARTIAL', 'LATE')`;
  return `select newest.* from source s cross join (values ${kinds}) k(kind)
     cross join lateral (select max(b.seq) as seq ${ofSeries}) last
     cross join lateral (
       select ${fileColumns} ${ofSeries} and b.seq > last.seq - ${filesLookedAt}
       order by b.seq desc, b.id limit ${filesLookedAt}) newest
     where s.brand_id in (${params.addAll(brandIds)})`;
}

/** How the files of each series come. */
export function rhythmsOf(files: readonly FileRow[]): Rhythm[] {
  const series = new Map<string, FileRow[]>();
  for (const row of files) {
    const name = `${row.brandId}|${row.source}|${row.kind}`;
    series.set(name, [...(series.get(name) ?? []), row]);
  }
  return [...series.values()].flatMap(rhythmOf);
}

/** Milliseconds since the file that follows the newest one is late; 0 until it is. */
export function overdueMs({ newest, stepMs, graceMs }: Omit<Rhythm, 'skipped'>, now: Date): number {
  return Math.max(0, now.getTime() - Date.parse(newest.periodTo) - stepMs - graceMs);
}

/** How many files that should have followed the newest one by now have not come. */
export function overdueFiles({ newest, stepMs, graceMs }: Rhythm, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(newest.periodTo) - graceMs) / stepMs));
}

function rhythmOf(rows: readonly FileRow[]): Rhythm[] {
  const files = rows.filter(({ state }) => state !== 'MISSING');
  const [newest] = files;
  if (newest === undefined) return [];
  const { brandId, source, channel, kind } = newest;
  const periodTo = files.reduce(
    (last, file) => (file.periodTo > last ? file.periodTo : last),
    newest.periodTo,
  );
  return [
    {
      ...{ brandId, source, channel, kind },
      newest: { seq: newest.seq, periodTo },
      stepMs: mostFrequent(files.map(lengthOf).filter((length) => length > 0)) ?? leastGraceMs,
      graceMs: Math.max(leastGraceMs, usualLagMs(files)),
      skipped: rows.filter(({ state }) => state === 'MISSING'),
    },
  ];
}

function lengthOf({ periodFrom, periodTo }: FileRow): number {
  return periodFrom === null ? 0 : Date.parse(periodTo) - Date.parse(periodFrom);
}

function mostFrequent(lengths: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const length of lengths) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || a - b)[0]?.[0];
}

/** What nineteen of twenty files that were not late keep to. */
function usualLagMs(files: readonly FileRow[]): number {
  const lags = files
    .filter(({ state, lagSeconds }) => state !== 'LATE' && lagSeconds !== null)
    .map(({ lagSeconds }) => (lagSeconds ?? 0) * 1000)
    .sort((a, b) => a - b);
  return lags[Math.floor((lags.length - 1) * 0.95)] ?? 0;
}
