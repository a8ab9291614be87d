import { actForBrands } from '../../../store/brand-scope';
import type { Store } from '../../../store/store';
import { requireReport } from '../queries/read-report';
import { readSubmission } from '../../../reporting/payloads/queries/submission-row';
import { closeSubmission } from '../queries/write-submission';
import { moveAudited } from '../submit-report';
import { systemActor } from './step-report';

/** Moves submissions that nobody confirmed in time to EXPIRED; gives how many there were. */
export async function expireSubmissions(store: Store, now: Date): Promise<number> {
  const due = await store.query<{ id: string; brandId: string }>(
    `select r.id as "id", r.brand_id as "brandId" from report r
     join report_submission s on s.report_id = r.id and s.closed_at is null
     where r.state = 'PENDING_CONFIRMATION' and s.expires_at <= cast($1 as timestamp) order by s.expires_at`,
    [now.toISOString()],
  );
  for (const { id, brandId } of due) {
    await actForBrands([brandId], () => expireOne(store, { id, brandId, now }));
  }
  return due.length;
}

async function expireOne(
  store: Store,
  { id, brandId, now }: { id: string; brandId: string; now: Date },
): Promise<void> {
  await store.tx(async (tx) => {
    const report = await requireReport(tx, [brandId], id);
    const submission = await readSubmission(tx, id);
    // Somebody may have confirmed or returned it meanwhile.
    if (report.state !== 'PENDING_CONFIRMATION' || submission === undefined) return;
    const deed = { userId: systemActor, now };
    await moveAudited(tx, report, { to: 'EXPIRED', deed, reason: 'Nobody confirmed it in time.' });
    await closeSubmission(tx, submission.id, now);
  });
}
