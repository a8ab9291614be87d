import type { Instant } from '@tallyhouse/shared/contracts/scalars';
import type { Queryable } from '../../../store/store';
import type { Finding, Look } from './detector';
import { worded } from '../../../house/alerting/worded';

/** Events of one source in one hour that has any. */
export interface HourCount {
  readonly brandId: string;
  readonly source: string;
  /** Start of the hour. */
  readonly hour: Instant;
  readonly events: number;
}

interface SourceSpan {
  readonly brandId: string;
  readonly source: string;
  /** First and last instant of which files tell. */
  readonly from: Instant;
  readonly to: Instant;
  /** Hours of the longest file. */
  readonly fileHours: number;
}

const hourMs = 3_600_000;
const weekMs = 168 * hourMs;
const historyWeeks = 8;
// Of an hour with fewer events than this at its quietest, silence is no news.
const leastExpected = 5;
const graceMs = 2 * hourMs;

function readHourCounts(store: Queryable, from: Instant, to: Instant): Promise<HourCount[]> {
  return store.query<HourCount>(
    `select brand_id as "brandId", source_id as "source", date_trunc('hour', accepted_at) as "hour",
       count(*) as "events"
     from bet
     where superseded_at is null and accepted_at >= cast($1 as timestamp) and accepted_at < cast($2 as timestamp)
     group by brand_id, source_id, date_trunc('hour', accepted_at)`,
    [from, to],
  );
}

function readSpans(store: Queryable): Promise<SourceSpan[]> {
  return store.query<SourceSpan>(
    `select brand_id as "brandId", source_id as "source", min(period_from) as "from", max(period_to) as "to",
       cast(max(extract(epoch from (period_to - period_from)) / 3600) as double precision) as "fileHours"
     from load_batch where kind = 'BETS' and state in ('LOADED', 'PARTIAL', 'LATE')
     group by brand_id, source_id`,
  );
}

/** Hours of which nothing is told that a file of them is missing, and in which the source was silent all the same. */
export async function findSilentHours(store: Queryable, { now, since }: Look): Promise<Finding[]> {
  const newest = Math.floor((now.getTime() - graceMs) / hourMs) * hourMs;
  const oldest = Math.floor(since.getTime() / hourMs) * hourMs;
  const [counts, spans, missing] = await Promise.all([
    readHourCounts(store, instant(oldest - historyWeeks * weekMs), instant(newest)),
    readSpans(store),
    readMissingPeriods(store),
  ]);
  return spans.flatMap((span) => {
    const own = new Map(
      counts
        .filter(({ brandId, source }) => brandId === span.brandId && source === span.source)
        .map(({ hour, events }) => [Date.parse(hour), events]),
    );
    const gaps = missing.filter(({ brandId, source }) => brandId === span.brandId && source === span.source);
    const isExplained = (hour: number) =>
      gaps.some(({ from, to }) => hour >= Date.parse(from) - hourMs && hour <= Date.parse(to));
    const to = Math.min(newest, newest + graceMs - span.fileHours * hourMs - hourMs);
    const hours = silentHours(own, { from: oldest, to, firstKnown: Date.parse(span.from) });
    return outagesOf(
      own,
      hours.filter((hour) => !isExplained(hour)),
    ).flatMap((outage) => outage.map((hour) => findingOf(span, hour, outage[0] ?? hour)));
  });
}

interface MissingPeriod {
  readonly brandId: string;
  readonly source: string;
  readonly from: Instant;
  readonly to: Instant;
}

function readMissingPeriods(store: Queryable): Promise<MissingPeriod[]> {
  return store.query<MissingPeriod>(
    `select brand_id as "brandId", source_id as "source", coalesce(period_from, period_to) as "from",
       period_to as "to" from load_batch where state = 'MISSING' and kind = 'BETS' and period_to is not null`,
  );
}

/**
 * Starts of the hours without any event in which the first percentile of the same hour of the eight weeks before is
 * at least five. Of so few weeks the first percentile is all but their least.
 */
export function silentHours(
  counts: ReadonlyMap<number, number>,
  { from, to, firstKnown }: { readonly from: number; readonly to: number; readonly firstKnown: number },
): number[] {
  const silent: number[] = [];
  for (let hour = from; hour < to; hour += hourMs) {
    if ((counts.get(hour) ?? 0) > 0 || hour - historyWeeks * weekMs < firstKnown) continue;
    const before = Array.from(
      { length: historyWeeks },
      (_, week) => counts.get(hour - (week + 1) * weekMs) ?? 0,
    );
    if (Math.min(...before) >= leastExpected) silent.push(hour);
  }
  return silent;
}

/** Silent hours in order, those together that no event lies between: hours too quiet to be news do not end a silence. */
export function outagesOf(counts: ReadonlyMap<number, number>, hours: readonly number[]): number[][] {
  const outages: number[][] = [];
  for (const hour of hours) {
    const current = outages.at(-1);
    const last = current?.at(-1);
    if (current === undefined || last === undefined || hasEvents(counts, last, hour)) outages.push([hour]);
    else current.push(hour);
  }
  return outages;
}

function hasEvents(counts: ReadonlyMap<number, number>, from: number, to: number): boolean {
  for (let hour = from; hour < to; hour += hourMs) if ((counts.get(hour) ?? 0) > 0) return true;
  return false;
}

/** Kind of the object of such an alert. */
export const silentHour = 'silent-hour';

function findingOf({ brandId, source }: SourceSpan, hour: number, outage: number): Finding {
  return {
    brandId,
    object: { kind: silentHour, id: `${source} ${instant(hour)}` },
    period: null,
    cause: { kind: 'silence', id: `${source} ${instant(outage)}` },
    ...worded('SILENT_HOUR', {
      source,
      from: instant(hour),
      to: instant(hour + hourMs),
      least: leastExpected,
    }),
    at: new Date(hour + hourMs),
    occurrence: instant(hour),
  };
}

function instant(epochMs: number): Instant {
  return new Date(epochMs).toISOString();
}
