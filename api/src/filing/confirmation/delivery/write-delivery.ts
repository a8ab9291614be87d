import type { Queryable } from '../../../store/store';

/** Counts an attempt to send, before it is made. */
export async function beginAttempt(tx: Queryable, key: string): Promise<void> {
  await tx.query(
    'update report_delivery set attempts = attempts + 1, all_attempts = all_attempts + 1 where idempotency_key = $1',
    [key],
  );
}

/** Gives a delivery back: when it is to be looked at again, null for never, and what came of it. */
export async function releaseDelivery(
  tx: Queryable,
  key: string,
  {
    nextAt,
    detail,
    wasQuestion,
  }: { readonly nextAt: Date | null; readonly detail: string; readonly wasQuestion: boolean },
): Promise<void> {
  await tx.query(
    `update report_delivery set next_at = cast($2 as timestamp), leased_until = null, last_detail = $3,
       questions = questions + $4 where idempotency_key = $1`,
    [key, nextAt?.toISOString() ?? null, detail, wasQuestion ? 1 : 0],
  );
}

/** Puts a delivery that was given up back in the queue. */
export async function requeueDelivery(tx: Queryable, reportId: string, now: Date): Promise<void> {
  await tx.query(
    `update report_delivery set attempts = 0, next_at = cast($2 as timestamp), leased_until = null
     where report_id = $1`,
    [reportId, now.toISOString()],
  );
}

/** Ends a delivery about which nothing is left to learn. */
export async function endDelivery(tx: Queryable, reportId: string, detail: string): Promise<void> {
  await tx.query(
    'update report_delivery set next_at = null, leased_until = null, last_detail = $2 where report_id = $1',
    [reportId, detail],
  );
}
