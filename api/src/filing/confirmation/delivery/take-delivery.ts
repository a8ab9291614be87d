import type { Store } from '../../../store/store';
import { deliveryColumns, type StoredDelivery } from '../../../reporting/payloads/queries/delivery-row';

/** A process that takes a delivery and dies gives it back after so long; one attempt takes less. */
export const leaseMs = 90_000;

/** A delivery, and all brands that its report is of. */
export interface TakenDelivery extends StoredDelivery {
  readonly brandIds: readonly string[];
}

const isDue =
  'next_at <= cast($1 as timestamp) and (leased_until is null or leased_until <= cast($1 as timestamp))';

/** Whether `takeDelivery` could find one: asked every second, mostly of an empty queue. */
export async function hasDueDeliveries(store: Store, now: Date): Promise<boolean> {
  const due = await store.query(`select 1 from report_delivery where ${isDue} limit 1`, [now.toISOString()]);
  return due.length > 0;
}

/** Takes the delivery that has been due the longest, for this process alone; undefined when none is due. */
export async function takeDelivery(store: Store, now: Date): Promise<TakenDelivery | undefined> {
  const [next] = await store.query<{ key: string; brandIds: string }>(
    `select d.idempotency_key as key, coalesce(r.brand_ids, r.brand_id) as "brandIds"
     from report_delivery d join report r on r.id = d.report_id
     where ${isDue}
     order by next_at, idempotency_key limit 1`,
    [now.toISOString()],
  );
  if (next === undefined) return undefined;
  const leasedUntil = new Date(now.getTime() + leaseMs).toISOString();
  return store.tx(async (tx) => {
    const [taken] = await tx.query<StoredDelivery>(
      `update report_delivery as d set leased_until = cast($2 as timestamp)
       where idempotency_key = $1 and (leased_until is null or leased_until <= cast($3 as timestamp))
       returning ${deliveryColumns}`,
      [next.key, leasedUntil, now.toISOString()],
    );
    return taken === undefined ? undefined : { ...taken, brandIds: next.brandIds.split(',') };
  });
}
