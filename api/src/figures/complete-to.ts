import type { Day, Instant } from '@tallyhouse/shared/contracts/scalars';
import { addDays } from '../domain/periods/calendar';
import { createGamingDays } from '../domain/periods/gaming-day';
import type { Queryable, QueryOptions } from '../store/store';
import type { GamingClock } from './period-status';

/**
 * Up to when every series of bets, settlements and payments of a brand has sent its files, as known at `asOf`; null where
 * none has come within a week.
 *
 * A series that has been silent for a week holds nothing back: it has ended, or is overdue and called so.
 */
export async function readCompleteTo(
  store: Queryable,
  { brandId, asOf }: { readonly brandId: string; readonly asOf: Instant },
  options: QueryOptions = {},
): Promise<Instant | null> {
  const [row] = await store.query<{ completeTo: Instant | null }>(
    `select min(reached) as "completeTo" from (
       select max(period_to) as reached from load_batch
       where brand_id = $1 and loaded_at <= cast($2 as timestamp) and kind in ('BETS', 'SETTLEMENTS', 'PAYMENTS')
         and state in ('LOADED', 'PARTIAL', 'LATE', 'SUPERSEDED')
       group by source_id, kind
     ) series where reached > cast($2 as timestamp) - interval '7 days'`,
    [brandId, asOf],
    options,
  );
  return row?.completeTo ?? null;
}

/** The last gaming day that is over and whose files have come; the last one that is over where nothing is known of files. */
export async function readLastCompleteDay(
  store: Queryable,
  brand: GamingClock,
  asOf: Instant,
  options: QueryOptions = {},
): Promise<Day> {
  const days = createGamingDays(brand.zone, brand.cutoff);
  const completeTo = await readCompleteTo(store, { brandId: brand.id, asOf }, options);
  const known = completeTo === null || completeTo > asOf ? asOf : completeTo;
  return addDays(days.dayOf(Date.parse(known)), -1);
}
