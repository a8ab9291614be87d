import { actForBrands } from '../../../store/brand-scope';
import type { Store } from '../../../store/store';
import { requireReport } from '../../../reporting/reports/queries/read-reports';
import { readSubmission } from '../../../reporting/payloads/queries/submission-row';
import { closeSubmission } from '../queries/write-submission';
import { moveAudited } from '../submit-report';
import { systemActor } from './step-report';

/** Moves submissions that nobody confirmed in time to EXPIRED; gives how many there were. */
export async function expireSubmissions(store: Store, now: Date): Promise<number> {
  const due = await store.query<{ id: string; brandIds: string }>(
    `select r.id as "id", coalesce(r.brand_ids, r.brand_id) as "brandIds" from report r
     join report_submission s on s.report_id = r.id and s.closed_at is null
     where r.state = 'PENDING_CONFIRMATION' and s.expires_at <= cast($1 as timestamp) order by s.expires_at`,
    [now.toISOString()],
  );
  for (const { id, brandIds: all } of due) {
    const brandIds = all.split(',');
    await actForBrands(brandIds, () => expireOne(store, { id, brandIds, now }));
  }
  return due.length;
}

async function expireOne(
  store: Store,
  { id, brandIds, now }: { id: string; brandIds: readonly string[]; now: Date },
): Promise<void> {
  await store.tx(async (tx) => {
    const report = await requireReport(tx, brandIds, id);
    const submission = await readSubmission(tx, id);
    // Somebody may have confirmed or returned it meanwhile.
    if (report.state !== 'PENDING_CONFIRMATION' || submission === undefined) return;
    const deed = { userId: systemActor, now };
    await moveAudited(tx, report, { to: 'EXPIRED', deed, reason: 'Nobody confirmed it in time.' });
    await closeSubmission(tx, submission.id, now);
  });
}
