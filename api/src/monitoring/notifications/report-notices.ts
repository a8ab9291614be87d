import type { Permission } from '@tallyhouse/shared/contracts/permissions';
import type { ReportState } from '@tallyhouse/shared/contracts/reports';
import type { NoticeTextCode } from '@tallyhouse/shared/contracts/words/notices.en';
import type { NotificationEvent } from '@tallyhouse/shared/contracts/notifications';
import type { Queryable } from '../../store/store';
import type { Notice, Notices } from './notice';
import { noticeIn } from './notice-words';
import type { Person } from './people';

interface ReportStep {
  readonly sourceId: string;
  readonly reportId: string;
  readonly brandId: string;
  /** All that a return is of, with commas. */
  readonly brandIds: string;
  readonly title: string;
  readonly version: number;
  readonly state: ReportState;
  readonly actorId: string;
  readonly reason: string | null;
  readonly preparedBy: string;
  readonly confirmedBy: string | null;
}

interface ToldAs {
  readonly event: NotificationEvent;
  readonly code: NoticeTextCode;
}

/** What each state that a report comes to is, for whom it matters; the others are told to nobody. */
const news: Partial<Record<ReportState, ToldAs>> = {
  PENDING_CONFIRMATION: { event: 'REPORT_WAITING', code: 'REPORT_PENDING_CONFIRMATION' },
  RETURNED: { event: 'REPORT_RETURNED', code: 'REPORT_RETURNED' },
  EXPIRED: { event: 'REPORT_RETURNED', code: 'REPORT_EXPIRED' },
  SEND_FAILED: { event: 'REPORT_REJECTED', code: 'REPORT_SEND_FAILED' },
  REJECTED: { event: 'REPORT_REJECTED', code: 'REPORT_REJECTED' },
  AMENDMENT_NEEDED: { event: 'REPORT_REJECTED', code: 'REPORT_AMENDMENT_NEEDED' },
  CONFIRMED: { event: 'REPORT_MOVED', code: 'REPORT_CONFIRMED' },
  SENT: { event: 'REPORT_MOVED', code: 'REPORT_SENT' },
  ACKNOWLEDGED: { event: 'REPORT_MOVED', code: 'REPORT_ACKNOWLEDGED' },
  ACCEPTED: { event: 'REPORT_MOVED', code: 'REPORT_ACCEPTED' },
};

function readReportSteps(store: Queryable, since: Date): Promise<ReportStep[]> {
  return store.query<ReportStep>(
    `select 'report:' || t.id as "sourceId", r.id as "reportId", r.brand_id as "brandId", coalesce(r.brand_ids, r.brand_id) as "brandIds", r.title as "title",
       r.version as "version", t.to_state as "state", t.actor_id as "actorId", t.reason as "reason",
       r.prepared_by as "preparedBy", r.confirmed_by as "confirmedBy"
     from report_transition t
     join report r on r.id = t.report_id
     where t.happened_at >= cast($1 as timestamp)
       and not exists (select 1 from notified n where n.source_id = 'report:' || t.id)
     order by t.happened_at, t.id`,
    [since.toISOString()],
  );
}

/** What is to be told of the steps of reports since. */
export async function collectReportNotices(store: Queryable, since: Date): Promise<Notices> {
  const steps = await readReportSteps(store, since);
  return {
    notices: steps.flatMap((step) => noticeOf(step) ?? []),
    noted: steps.map(({ sourceId, brandId }) => ({ sourceId, brandId })),
  };
}

function noticeOf(step: ReportStep): Notice | null {
  const told = news[step.state];
  if (told === undefined) return null;
  const { sourceId, brandId, reportId, title, version, reason } = step;
  return {
    sourceId,
    event: told.event,
    brandId,
    ...noticeIn(told.code, { title, version, reason: reason ?? '' }),
    object: { kind: 'report', id: reportId },
    link: `/double-confirmation?id=${reportId}`,
    isFor: (person) => person.id !== step.actorId && concerns(person, step, told.event),
  };
}

/** Who may confirm what waits; who prepared or confirmed what came of it; of a refusal, everybody who submits. */
function concerns(person: Person, step: ReportStep, event: NotificationEvent): boolean {
  const { brandIds, preparedBy, confirmedBy } = step;
  const may = (permission: Permission) => brandIds.split(',').every((id) => person.may(permission, id));
  if (event === 'REPORT_WAITING') return person.id !== preparedBy && may('reports.confirm');
  const tookPart = person.id === preparedBy || person.id === confirmedBy;
  if (tookPart) return may('reports.view');
  return event === 'REPORT_REJECTED' && may('reports.submit');
}
