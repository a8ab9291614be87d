import type { ListMeta } from '@tallyhouse/shared/contracts/paging';
import type { Channel, Day, Instant, Period } from '@tallyhouse/shared/contracts/scalars';
import { addDays } from '../domain/periods/calendar';
import { closesAt, daysByEach, daysOf, windowOfDays, type Clocks } from '../domain/periods/gaming-day';
import type { Queryable } from '../store/store';
import { brandReads } from './brand-reads';
import { readCompleteFrom, readLateTolerance, readPlaySeries } from './snapshot';
import { createSqlParams } from '../store/sql-params';

/** The part of a brand that decides which instants a gaming day holds. */
export interface GamingClock extends Clocks {
  readonly id: string;
}

/** A day before any file. */
export const beforeAnyFile = '1970-01-01';

// Enough to act on; the list of loads has them all.
const namedReasons = 40;

type Status = Pick<ListMeta, 'status' | 'statusReasons'>;

/** Which figures: of the channels, as known at an instant. */
export interface StatusScope {
  readonly asOf: Instant;
  readonly channels: readonly Channel[];
  /** Files count for days from this one on; left out: from the first day of the period. */
  readonly filesFrom?: Day;
}

/**
 * What may be said about figures of a period, and why it is not FINAL.
 *
 * A reason is `OPEN:<first day not over>`, `AWAITED:` with a source whose files of it have not come yet, `LATE_TOLERANCE:`
 * with the instant up to which late records of a period that is over are accepted, `BEFORE:` with the start of the first
 * file where any of the period is before it, `LAW:` with the law that records of the period break and nobody has waived, or
 * `GAP:`, `PARTIAL:` or `REJECTED:` with the id of the batch.
 */
export async function readPeriodStatus(
  store: Queryable,
  brand: GamingClock,
  { period, ...scope }: StatusScope & { readonly period: Period },
  reads = brandReads(store, [brand.id]),
): Promise<Status> {
  const statusOf = await readStatuses(store, brand, { ...scope, whole: period }, reads);
  return statusOf(period);
}

/** The same for any part of `whole`, with one look at the loads; of files also for days before it, from `filesFrom` on. */
export async function readStatuses(
  store: Queryable,
  brand: GamingClock,
  { whole, asOf, channels, filesFrom = whole.from }: StatusScope & { readonly whole: Period },
  reads = brandReads(store, [brand.id]),
): Promise<(period: Period) => Status> {
  const days = daysByEach(brand);
  const windowOf = (period: Period) => {
    const { from, to } = windowOfDays(days, period);
    return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
  };
  // Wherever a brand has its day: which of them are of its period is seen below.
  const window = { from: addDays(whole.from, -1), to: addDays(whole.to, 3) };
  const looked = { ...window, filesFrom: addDays(filesFrom, -1), asOf };
  const scope = { brandId: brand.id, asOf, channels };
  const [doubts, series, first, lateTolerance] = await Promise.all([
    reads.rows(brand.id, ['doubts', looked], (brandIds) => readDoubts(store, brandIds, looked)),
    readPlaySeries(scope, reads),
    readCompleteFrom(store, scope, reads),
    readLateTolerance(scope, reads),
  ]);
  const doubtsIn = findDoubts(doubts.filter(({ channel }) => channels.includes(channel)));
  const awaitedBefore = (to: Instant) =>
    series.filter(({ reached }) => reached < to).map(({ source }) => `AWAITED:${source}`);
  const asOfMs = Date.parse(asOf);
  const lateUntil = (closes: Instant) => (Date.parse(closes) > asOfMs ? [`LATE_TOLERANCE:${closes}`] : []);
  const statusIn = (period: Period): Status => {
    const { from, to } = windowOf(period);
    const firstOpen = Date.parse(from) > asOfMs ? period.from : daysOf(days, asOfMs).first;
    const toCome =
      Date.parse(to) > asOfMs
        ? [`OPEN:${firstOpen}`]
        : [...awaitedBefore(to), ...lateUntil(closesAt(brand, period, lateTolerance))];
    const before = first !== null && from < first ? [`BEFORE:${first}`] : [];
    const doubted = doubtsIn(period, { from, to }).map(({ reason }) => reason);
    return statusOf([...new Set([...toCome, ...before, ...doubted])]);
  };
  const known = new Map<string, Status>();
  return (period) => {
    const name = `${period.from} ${period.to}`;
    const status = known.get(name) ?? statusIn(period);
    known.set(name, status);
    return status;
  };
}

/** Finds what stands against a period by its days and instants; of doubts in their order, without a look at each of them. */
function findDoubts(
  doubts: readonly Doubt[],
): (days: Period, instants: { readonly from: Instant; readonly to: Instant }) => Doubt[] {
  const laws = doubts.filter(({ day }) => day !== null);
  const batches = doubts.filter(({ day }) => day === null);
  const placed = firstIndex(batches.length, (at) => batches[at]?.starts === null);
  // Up to each of them: the last instant that any batch before it, or it, reaches to. It only grows.
  let reached = '';
  const reaches = batches.map(
    ({ ends }) => (reached = ends === null || ends > reached ? (ends ?? '~') : reached),
  );
  return (days, { from, to }) => {
    const first = firstIndex(batches.length, (at) => (reaches[at] ?? '~') >= from);
    const later = firstIndex(placed, (at) => (batches[at]?.starts ?? '~') >= to);
    return [
      ...laws.filter(({ day }) => day !== null && day >= days.from && day <= days.to),
      ...[...batches.slice(first, later), ...batches.slice(Math.max(first, placed))].filter(
        ({ ends }) => ends === null || ends >= from,
      ),
    ];
  };
}

/** The first of `count` indexes for which `isSo`, which holds for all after it; `count` where there is none. */
function firstIndex(count: number, isSo: (at: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isSo(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function statusOf(reasons: readonly string[]): Status {
  return {
    status: reasons.length === 0 ? 'FINAL' : 'PROVISIONAL',
    statusReasons:
      reasons.length <= namedReasons
        ? [...reasons]
        : [...reasons.slice(0, namedReasons), `MORE:${reasons.length - namedReasons}`],
  };
}

/** What figures cannot be final for: a batch that is not there in full, or a law that records break. */
interface Doubt {
  readonly brandId: string;
  readonly channel: Channel;
  readonly reason: string;
  /** Gaming day of figures that rest on records that break the law; null of a batch. */
  readonly day: Day | null;
  /** The time that the facts of the batch are of; null where its neighbours do not tell, and of a law. */
  readonly starts: Instant | null;
  readonly ends: Instant | null;
}

/**
 * What stands against figures between the beginnings of two days of UTC, laws first and then batches, oldest first.
 *
 * Batches with facts of that time that have not arrived in full to this day: a number never sent has the window of its
 * neighbours; one explained by that nothing is lost does not count. Laws as the facts known at `asOf` break them, but for
 * what two people have waived, whenever that was.
 *
 * Batches are told from `filesFrom` on, laws from `from` on.
 */
async function readDoubts(
  store: Queryable,
  brandIds: readonly string[],
  window: { readonly from: Day; readonly to: Day; readonly filesFrom: Day; readonly asOf: Instant },
): Promise<Doubt[]> {
  const params = createSqlParams(window.from, window.to, window.asOf, window.filesFrom);
  const brands = params.addAll(brandIds);
  const brokenOn = (day: string) => `
    select distinct brand_id, channel, law, ${day} as day from data_exception
    where brand_id in (${brands}) and (state = 'OPEN' or state = 'GONE' and waived_at is null)
      and ${day} between cast($1 as date) and cast($2 as date)
      and since <= cast($3 as timestamp) and (gone_at is null or gone_at > cast($3 as timestamp))`;
  const rows = await store.query<Omit<Doubt, 'reason'> & { id: string; state: string }>(
    `with faulty as (
       select b.id, b.brand_id, b.channel, b.source_id, b.kind, b.seq, b.state, b.period_from, b.period_to
       from load_batch b
       where b.brand_id in (${brands}) and b.state in ('MISSING', 'PARTIAL', 'REJECTED')
         and (b.period_from is null or b.period_from < cast($2 as timestamp))
         and (b.period_to is null or b.period_to >= cast($4 as timestamp))
         and case when b.state = 'MISSING'
           then not exists (select 1 from load_gap_explanation e where e.batch_id = b.id and e.reason <> 'LOST')
           else exists (select 1 from load_reject r where r.batch_id = b.id and r.resolved_at is null) end),
     beside as (
       select f.id, max(case when o.seq < f.seq then o.period_to end) as previous_end,
         min(case when o.seq > f.seq then o.period_from end) as next_start
       from faulty f
       join load_batch o on o.brand_id = f.brand_id and o.source_id = f.source_id and o.kind = f.kind
       where f.period_from is null or f.period_to is null
       group by f.id),
     placed as (
       select f.brand_id, f.channel, f.id, f.state, coalesce(f.period_from, n.previous_end) as starts, coalesce(f.period_to, n.next_start) as ends
       from faulty f left join beside n on n.id = f.id),
     broken as (${brokenOn('gaming_day')} union ${brokenOn('other_day')})
     select brand_id as "brandId", channel as "channel", id as "id", state as "state", starts as "starts", ends as "ends",
       cast(null as date) as "day"
     from placed
     where coalesce(starts, cast($4 as timestamp)) < cast($2 as timestamp)
       and coalesce(ends, cast($2 as timestamp)) >= cast($4 as timestamp)
     union all
     select brand_id, channel, law, 'LAW', cast(null as timestamp), cast(null as timestamp), day from broken
     order by "day", "starts", "id"`,
    params.values,
  );
  return rows.map(({ id, state, ...place }) => ({
    ...place,
    reason: `${state === 'MISSING' ? 'GAP' : state}:${id}`,
  }));
}
