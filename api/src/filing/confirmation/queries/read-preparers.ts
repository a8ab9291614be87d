import type { StoredReport } from '../../../reporting/reports/queries/report-headers';
import type { Queryable } from '../../../store/store';

/** Ids of all who made a report what it is: who simulated, kept, corrected, annotated or submitted it. Sorted, each once. */
export async function readPreparers(store: Queryable, report: StoredReport): Promise<string[]> {
  const rows = await store.query<{ id: string }>(
    `select prepared_by as id from report where id = $1
     union select actor_id from report_transition
       where report_id = $1 and to_state in ('DRAFT', 'SIMULATED', 'PENDING_CONFIRMATION')
     union select user_id from simulation where content_id = $2
     union select author_id from report_note where report_id = $1 and withdrawn_at is null`,
    [report.id, report.contentId],
  );
  return rows.map(({ id }) => id).sort();
}
