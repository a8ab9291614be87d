import type { Freshness } from '@tallyhouse/shared/contracts/dashboard';
import type { LoadState } from '@tallyhouse/shared/contracts/load-data';
import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import type { Question } from '../../store/ask-together';
import type { Store } from '../../store/store';
import { overdueFiles, readRhythms, type Rhythm } from './series-rhythm';
import { isUnexplained, mayLackRecords } from './unresolved-files';

interface Scope {
  readonly brandIds: readonly string[];
  readonly now: Date;
}

interface SourceRow {
  readonly source: string;
  readonly brand_id: string;
  readonly channel: Channel;
  readonly last_event_at: string | null;
  readonly last_loaded_at: string | null;
  readonly missing: number;
  readonly rejected: number;
}

interface RecentRow {
  readonly source: string;
  readonly brand_id: string;
  readonly state: LoadState;
  readonly period_from: string;
  readonly period_to: string;
  readonly received: number;
}

type Hour = Freshness['hours'][number];

const hourMs = 3_600_000;
const hourCount = 48;

/**
 * How fresh each source of some brands is, sources that never sent anything among them.
 *
 * `hours` are the last 48 full hours before `now`, oldest first; each has the worst state of what arrived for it,
 * or should have.
 */
export async function readFreshness(store: Store, { brandIds, now }: Scope): Promise<Freshness[]> {
  if (brandIds.length === 0) return [];
  const brands = brandIds.map((_, n) => `$${n + 1}`).join(', ');
  const sources = await store.query<SourceRow>(
    `select s.id as source, s.brand_id, s.channel, ${newestOf('last_event_at')}, ${newestOf('loaded_at', 'last_loaded_at')},
       (select count(*) from load_batch b where b.brand_id = s.brand_id and b.source_id = s.id and b.state = 'MISSING'
          and ${isUnexplained('b')}) as missing,
       coalesce(refused.records, 0) as rejected
     from source s
     left join (
       select f.brand_id, f.source_id, count(*) as records from load_batch f
       join load_reject r on r.batch_id = f.id and r.resolved_at is null
       where f.brand_id in (${brands}) and ${mayLackRecords('f')}
       group by f.brand_id, f.source_id
     ) refused on refused.brand_id = s.brand_id and refused.source_id = s.id
     where s.brand_id in (${brands})
     order by s.brand_id, s.id`,
    brandIds,
  );
  const endMs = Math.floor(now.getTime() / hourMs) * hourMs;
  const startMs = endMs - hourCount * hourMs;
  const recent = await store.query<RecentRow>(
    `select source_id as source, brand_id, state, period_from, period_to, received from load_batch
     where brand_id in (${brands}) and state not in ('DUPLICATE', 'SUPERSEDED')
       and period_to >= cast($${brandIds.length + 1} as timestamp)
       and period_from < cast($${brandIds.length + 2} as timestamp)`,
    [...brandIds, new Date(startMs).toISOString(), new Date(endMs).toISOString()],
  );
  const rhythms = await readRhythms(store, brandIds);
  return sources.map((row) => {
    const series = rhythms.filter(({ source, brandId }) => source === row.source && brandId === row.brand_id);
    return {
      source: row.source,
      brandId: row.brand_id,
      channel: row.channel,
      lastEventAt: row.last_event_at,
      coveredTo: series.map(({ newest }) => newest.periodTo).sort()[0] ?? null,
      lastLoadedAt: row.last_loaded_at,
      lagSeconds: secondsSince(row.last_event_at, now),
      missing: row.missing,
      overdue: series.reduce((sum, rhythm) => sum + overdueFiles(rhythm, now), 0),
      rejected: row.rejected,
      hours: hoursOf(
        recent.filter(({ source, brand_id }) => source === row.source && brand_id === row.brand_id),
        series.flatMap((rhythm) => stillToCome(rhythm, now)),
        startMs,
      ),
    };
  });
}

/** How old the newest event of a source is; null where none has come. */
export type SourceLag = Pick<Freshness, 'source' | 'brandId' | 'lagSeconds'>;

type NewestEvent = Pick<SourceRow, 'source' | 'brand_id' | 'last_event_at'>;

/** The newest event of each source of some brands, by brand and source. */
export function newestEventsOf(brandIds: readonly string[]): Question<NewestEvent> {
  return {
    columns: ['source', 'brand_id', 'last_event_at'],
    ask: (params) =>
      `select s.id as source, s.brand_id, ${newestOf('last_event_at')} from source s
       where s.brand_id in (${params.addAll(brandIds)}) order by s.brand_id, s.id`,
  };
}

/** How late each source is, by its newest event. */
export function lagsAt(now: Date, rows: readonly NewestEvent[]): SourceLag[] {
  return rows.map(({ source, brand_id: brandId, last_event_at: newest }) => ({
    source,
    brandId,
    lagSeconds: secondsSince(newest, now),
  }));
}

/** The greatest value of a column among the files of the source `s`. */
function newestOf(column: string, name = column): string {
  return `(select max(b.${column}) from load_batch b where b.brand_id = s.brand_id and b.source_id = s.id) as ${name}`;
}

/** Age of the newest event; an event ahead of our clock is no age. */
function secondsSince(instant: string | null, now: Date): number | null {
  return instant === null ? null : Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / 1000));
}

/** What outweighs what when several files cover one hour. */
const severity: readonly Hour['state'][] = ['NONE', 'OK', 'DUE', 'LATE', 'PARTIAL', 'OVERDUE', 'MISSING'];

/** A span of time that has no file yet. */
interface Awaited {
  readonly state: 'DUE' | 'OVERDUE';
  readonly fromMs: number;
  readonly toMs: number;
}

function stillToCome(rhythm: Rhythm, now: Date): Awaited[] {
  const fromMs = Date.parse(rhythm.newest.periodTo);
  const dueMs = fromMs + overdueFiles(rhythm, now) * rhythm.stepMs;
  return [
    { state: 'OVERDUE', fromMs, toMs: dueMs },
    { state: 'DUE', fromMs: dueMs, toMs: now.getTime() },
  ];
}

function hoursOf(batches: readonly RecentRow[], awaited: readonly Awaited[], startMs: number): Hour[] {
  const hours = Array.from({ length: hourCount }, (_, n): Hour => ({
    from: new Date(startMs + n * hourMs).toISOString(),
    state: 'NONE',
    records: 0,
  }));
  for (const batch of batches) {
    const first = Math.floor((Date.parse(batch.period_from) - startMs) / hourMs);
    // Half-open: a period that ends on the hour does not touch the next; one of no length touches its own.
    const last = Math.max(first, Math.ceil((Date.parse(batch.period_to) - startMs) / hourMs) - 1);
    for (let n = Math.max(first, 0); n <= Math.min(last, hourCount - 1); n += 1) {
      const hour = hours[n];
      if (hour) hours[n] = worse(hour, batch, n === Math.max(first, 0));
    }
  }
  return hours.map((hour) => {
    const hourFromMs = Date.parse(hour.from);
    const touching = awaited.filter(({ fromMs, toMs }) => fromMs < hourFromMs + hourMs && toMs > hourFromMs);
    return touching.reduce((sum, { state }) => ({ ...sum, state: worseOf(sum.state, state) }), hour);
  });
}

function worse(hour: Hour, { state, received }: RecentRow, countsHere: boolean): Hour {
  return {
    ...hour,
    state: worseOf(hour.state, hourStateOf(state)),
    // A longer file is counted once, where it starts.
    records: hour.records + (countsHere ? received : 0),
  };
}

function worseOf(one: Hour['state'], other: Hour['state']): Hour['state'] {
  return severity.indexOf(other) > severity.indexOf(one) ? other : one;
}

function hourStateOf(state: LoadState): Hour['state'] {
  switch (state) {
    case 'MISSING':
    case 'REJECTED':
      return 'MISSING';
    case 'PARTIAL':
      return 'PARTIAL';
    case 'LATE':
      return 'LATE';
    default:
      return 'OK';
  }
}
