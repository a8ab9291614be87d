import type { LoadFileHeader, LoadState } from '@tallyhouse/shared/contracts/load-data';
import type { Queryable } from '../../store/store';

/** A batch that is there under some number. */
export interface SeriesEntry {
  readonly id: string;
  /** Changes when a resend takes its place. */
  state: LoadState;
  readonly sha256: string;
  readonly file: string;
}

/** The numbered files of one brand, source and kind, as far as a call touches them. */
export interface Series {
  /** Highest number so far; null before the first file. */
  newest: number | null;
  /** End of the latest period so far. */
  periodTo: string | null;
  /** All batches under a number, oldest first. */
  readonly entries: Map<number, SeriesEntry[]>;
}

/** Identifies a series. */
export type SeriesName = Pick<LoadFileHeader, 'brand' | 'source' | 'kind'>;

/** The files of `headers`' series, by `seriesKey`. */
export async function readSeries(
  tx: Queryable,
  headers: readonly LoadFileHeader[],
): Promise<Map<string, Series>> {
  const ranges = rangesOf(headers);
  const all = new Map<string, Series>();
  for (const key of ranges.keys()) all.set(key, { newest: null, periodTo: null, entries: new Map() });
  await readTails(tx, [...ranges.values()], all);
  await readEntries(tx, [...ranges.values()], all);
  return all;
}

interface Range extends SeriesName {
  low: number;
  high: number;
}

function rangesOf(headers: readonly LoadFileHeader[]): Map<string, Range> {
  const ranges = new Map<string, Range>();
  for (const { brand, source, kind, seq } of headers) {
    const key = seriesKey({ brand, source, kind });
    const range = ranges.get(key) ?? { brand, source, kind, low: seq, high: seq };
    range.low = Math.min(range.low, seq);
    range.high = Math.max(range.high, seq);
    ranges.set(key, range);
  }
  return ranges;
}

async function readTails(tx: Queryable, ranges: readonly Range[], all: Map<string, Series>): Promise<void> {
  const brands = [...new Set(ranges.map(({ brand }) => brand))];
  const rows = await tx.query<SeriesName & { newest: number; period_to: string | null }>(
    `select brand_id as brand, source_id as source, kind, max(seq) as newest, max(period_to) as period_to
     from load_batch where brand_id in (${brands.map((_, n) => `$${n + 1}`).join(', ')})
     group by brand_id, source_id, kind`,
    brands,
  );
  for (const row of rows) {
    const series = all.get(seriesKey(row));
    if (series) Object.assign(series, { newest: row.newest, periodTo: row.period_to });
  }
}

async function readEntries(tx: Queryable, ranges: readonly Range[], all: Map<string, Series>): Promise<void> {
  const conditions = ranges.map((_, n) => {
    const [brand, source, kind, low, high] = [1, 2, 3, 4, 5].map((place) => `$${n * 5 + place}`);
    return `(brand_id = ${brand} and source_id = ${source} and kind = ${kind} and seq between ${low} and ${high})`;
  });
  const rows = await tx.query<SeriesName & SeriesEntry & { seq: number }>(
    `select brand_id as brand, source_id as source, kind, seq, id, state, sha256, file from load_batch
     where ${conditions.join(' or ')}
     order by seq, loaded_at nulls first, id`,
    ranges.flatMap(({ brand, source, kind, low, high }) => [brand, source, kind, low, high]),
  );
  for (const { seq, id, state, sha256, file, ...name } of rows) {
    const series = all.get(seriesKey(name));
    if (series) enter(series, seq, { id, state, sha256, file });
  }
}

/** Adds a batch under its number. */
export function enter(series: Series, seq: number, entry: SeriesEntry): void {
  const entries = series.entries.get(seq);
  if (entries) entries.push(entry);
  else series.entries.set(seq, [entry]);
}

export function seriesKey({ brand, source, kind }: SeriesName): string {
  return `${brand}|${source}|${kind}`;
}

/** The batch that stands for its number: what was loaded, else the gap, else what was refused. */
export function holderOf(series: Series, seq: number): SeriesEntry | undefined {
  const entries = series.entries.get(seq) ?? [];
  return (
    entries.find(({ state }) => state === 'LOADED' || state === 'PARTIAL' || state === 'LATE') ??
    entries.find(({ state }) => state === 'MISSING') ??
    entries.findLast(({ state }) => state === 'REJECTED')
  );
}
