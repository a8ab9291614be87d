import { wholeReports } from '../../../reporting/reports/queries/whole-reports';
import { createSqlParams } from '../../../store/sql-params';
import { NotFound } from '../../../platform/http/problems';
import { presentReport } from '../../../reporting/reports/present-report';
import {
  selectHeaders,
  type HeaderRow,
  type StoredReport,
} from '../../../reporting/reports/queries/report-headers';
import type { Queryable } from '../../../store/store';

/** A report of any family. Errors: `NotFound`, also for those of other brands and for deleted ones. */
export async function requireReport(
  store: Queryable,
  brandIds: readonly string[],
  id: string,
): Promise<StoredReport> {
  const params = createSqlParams(id);
  const [row] = await store.query<HeaderRow>(
    `${selectHeaders} where r.id = $1 and r.state <> 'DELETED' and ${wholeReports({ brandIds }, params)}`,
    params.values,
  );
  if (row === undefined) throw new NotFound('report');
  return presentReport(row);
}

/** Ids of all who made a report what it is: who simulated, kept, corrected or submitted it. Sorted, each once. */
export async function readPreparers(store: Queryable, report: StoredReport): Promise<string[]> {
  const rows = await store.query<{ id: string }>(
    `select prepared_by as id from report where id = $1
     union select actor_id from report_transition
       where report_id = $1 and to_state in ('DRAFT', 'SIMULATED', 'PENDING_CONFIRMATION')
     union select user_id from simulation where content_id = $2`,
    [report.id, report.contentId],
  );
  return rows.map(({ id }) => id).sort();
}
