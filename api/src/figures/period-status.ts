import type { ListMeta } from '@tallyhouse/shared/contracts/paging';
import type { Channel, Instant, Period } from '@tallyhouse/shared/contracts/scalars';
import { addDays } from '../domain/periods/calendar';
import { createGamingDays } from '../domain/periods/gaming-day';
import type { Queryable } from '../store/store';

/** The part of a brand that decides which instants a gaming day holds. */
export interface GamingClock {
  readonly id: string;
  readonly zone: string;
  readonly cutoff: string;
}

// Enough to act on; the list of loads has them all.
const namedReasons = 40;

type Status = Pick<ListMeta, 'status' | 'statusReasons'>;

/** Which figures: of the channels, as known at an instant. */
interface StatusScope {
  readonly asOf: Instant;
  readonly channels: readonly Channel[];
}

/**
 * What may be said about figures of a period, and why it is not FINAL.
 *
 * A reason is `OPEN:<first day not over>`, or `GAP:`, `PARTIAL:` or `REJECTED:` with the id of the batch.
 */
export async function readPeriodStatus(
  store: Queryable,
  brand: GamingClock,
  { period, ...scope }: StatusScope & { readonly period: Period },
): Promise<Status> {
  const statusOf = await readStatuses(store, brand, { ...scope, whole: period });
  return statusOf(period);
}

/** The same for any part of `whole`, with one look at the loads. */
export async function readStatuses(
  store: Queryable,
  brand: GamingClock,
  { whole, asOf, channels }: StatusScope & { readonly whole: Period },
): Promise<(period: Period) => Status> {
  const days = createGamingDays(brand.zone, brand.cutoff);
  const windowOf = ({ from, to }: Period) => ({
    from: new Date(days.startOf(from)).toISOString(),
    to: new Date(days.startOf(addDays(to, 1))).toISOString(),
  });
  const faulty = await readFaultyBatches(store, brand.id, { ...windowOf(whole), channels });
  const asOfMs = Date.parse(asOf);
  return (period) => {
    const { from, to } = windowOf(period);
    const firstOpen = Date.parse(from) > asOfMs ? period.from : days.dayOf(asOfMs);
    const open = Date.parse(to) > asOfMs ? [`OPEN:${firstOpen}`] : [];
    const within = faulty.filter(
      ({ starts, ends }) => (starts === null || starts < to) && (ends === null || ends >= from),
    );
    return statusOf([...open, ...within.map(({ reason }) => reason)]);
  };
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

/** A batch that is not there in full, with the time that its facts are of; null where its neighbours do not tell. */
interface FaultyBatch {
  readonly reason: string;
  readonly starts: Instant | null;
  readonly ends: Instant | null;
}

/** Batches with facts of the window that have not arrived in full to this day, oldest first. A number never sent has the window of its neighbours; one explained by that nothing is lost does not count. */
async function readFaultyBatches(
  store: Queryable,
  brandId: string,
  window: { readonly from: Instant; readonly to: Instant; readonly channels: readonly Channel[] },
): Promise<FaultyBatch[]> {
  const rows = await store.query<Omit<FaultyBatch, 'reason'> & { id: string; state: string }>(
    `with faulty as (
       select b.id, b.brand_id, b.source_id, b.kind, b.seq, b.state, b.period_from, b.period_to
       from load_batch b
       where b.brand_id = $1 and (b.state = 'MISSING' and not exists (
           select 1 from load_gap_explanation e where e.batch_id = b.id and e.reason <> 'LOST')
         or b.state in ('PARTIAL', 'REJECTED') and exists (
           select 1 from load_reject r where r.batch_id = b.id and r.resolved_at is null))
         and b.channel in (${window.channels.map((_, index) => `$${index + 4}`).join(', ')}))
, beside as (
       select f.id, max(case when o.seq < f.seq then o.period_to end) as previous_end,
         min(case when o.seq > f.seq then o.period_from end) as next_start
       from faulty f
       join load_batch o on o.brand_id = f.brand_id and o.source_id = f.source_id and o.kind = f.kind
       where f.period_from is null or f.period_to is null
       group by f.id), placed as (
       select f.id, f.state, coalesce(f.period_from, n.previous_end) as starts, coalesce(f.period_to, n.next_start) as ends
       from faulty f left join beside n on n.id = f.id)
     select id, state, starts, ends from placed
     where coalesce(starts, cast($2 as timestamp)) < cast($3 as timestamp)
       and coalesce(ends, cast($3 as timestamp)) >= cast($2 as timestamp)
     order by starts, id`,
    [brandId, window.from, window.to, ...window.channels],
  );
  return rows.map(({ id, state, starts, ends }) => ({
    reason: `${state === 'MISSING' ? 'GAP' : state}:${id}`,
    starts,
    ends,
  }));
}
