import type { ReportState } from '@tallyhouse/shared/contracts/reports';
import type { Queryable } from '../../../store/store';
import { nameColumns } from '../../../platform/auth/named-people';

interface HistoryEntry {
  readonly at: string;
  readonly from: ReportState | null;
  readonly to: ReportState;
  readonly actor: string;
  readonly actorAccount: string | null;
  readonly reason: string | null;
}

/** Every transition of a report, oldest first; actors by name and account. */
export function readHistory(store: Queryable, reportId: string): Promise<HistoryEntry[]> {
  return store.query<HistoryEntry>(
    `select t.happened_at as "at", t.from_state as "from", t.to_state as "to", ${nameColumns('actor', { user: 'u', id: 't.actor_id' })},
       t.reason as "reason"
     from report_transition t left join app_user u on u.id = t.actor_id
     where t.report_id = $1
     order by t.happened_at, t.audit_seq nulls first, t.id`,
    [reportId],
  );
}
