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

/**
 * What may be said about figures of a period, and why it is not FINAL.
 *
 * A reason is `OPEN:<first day not over>`, or `GAP:`, `PARTIAL:` or `REJECTED:` with the id of the batch.
 */
export async function readPeriodStatus(
  store: Queryable,
  brand: GamingClock,
  scope: { readonly period: Period; readonly asOf: Instant; readonly channels: readonly Channel[] },
): Promise<Pick<ListMeta, 'status' | 'statusReasons'>> {
  const days = createGamingDays(brand.zone, brand.cutoff);
  const from = days.startOf(scope.period.from);
  const to = days.startOf(addDays(scope.period.to, 1));
  const asOf = Date.parse(scope.asOf);
  const open = to > asOf ? [`OPEN:${from > asOf ? scope.period.from : days.dayOf(asOf)}`] : [];
  const faults = await readFaultyBatches(store, brand.id, {
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    channels: scope.channels,
  });
  const reasons = [...open, ...faults];
  return {
    status: reasons.length === 0 ? 'FINAL' : 'PROVISIONAL',
    statusReasons:
      reasons.length <= namedReasons
        ? reasons
        : [...reasons.slice(0, namedReasons), `MORE:${reasons.length - namedReasons}`],
  };
}

/** Batches with facts of the window that have not arrived in full to this day, oldest first. A number never sent has the window of its neighbours. */
async function readFaultyBatches(
  store: Queryable,
  brandId: string,
  window: { readonly from: Instant; readonly to: Instant; readonly channels: readonly Channel[] },
): Promise<string[]> {
  const rows = await store.query<{ id: string; state: string }>(
    `with faulty as (
       select b.id, b.state,
         coalesce(b.period_from, (select max(p.period_to) from load_batch p
           where p.brand_id = b.brand_id and p.source_id = b.source_id and p.kind = b.kind and p.seq < b.seq)) as starts,
         coalesce(b.period_to, (select min(n.period_from) from load_batch n
           where n.brand_id = b.brand_id and n.source_id = b.source_id and n.kind = b.kind and n.seq > b.seq)) as ends
       from load_batch b
       where b.brand_id = $1 and (b.state = 'MISSING' or b.state in ('PARTIAL', 'REJECTED') and exists (
           select 1 from load_reject r where r.batch_id = b.id and r.resolved_at is null))
         and b.channel in (${window.channels.map((_, index) => `$${index + 4}`).join(', ')}))
     select id, state from faulty
     where coalesce(starts, cast($2 as timestamp)) < cast($3 as timestamp)
       and coalesce(ends, cast($3 as timestamp)) >= cast($2 as timestamp)
     order by starts, id`,
    [brandId, window.from, window.to, ...window.channels],
  );
  return rows.map(({ id, state }) => `${state === 'MISSING' ? 'GAP' : state}:${id}`);
}
