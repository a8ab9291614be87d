import { wholeReports, type ReportsOf } from '../reports/queries/whole-reports';
import type { ReportState } from '@tallyhouse/shared/contracts/reports';
import type { Channel, Day } from '@tallyhouse/shared/contracts/scalars';
import type { StatusReport } from '@tallyhouse/shared/contracts/status-reports';
import { roleOfStep } from './role-of-step';
import { daysSql } from '../../store/days-sql';
import { createSqlParams, type SqlParams } from '../../store/sql-params';
import type { Queryable, QueryOptions } from '../../store/store';
import { nameColumns, personOf } from '../../platform/auth/named-people';

export interface StatusQuestion {
  readonly page: number;
  readonly pageSize: number;
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
  /** Whose days they are; UTC where none is named. */
  readonly zone?: string | undefined;
  readonly type?: string | undefined;
  readonly state?: ReportState | undefined;
  readonly actor?: string | undefined;
  readonly reportId?: string | undefined;
  readonly authority?: string | undefined;
}

interface StepRow {
  readonly id: string;
  readonly time: string;
  readonly brandId: string;
  readonly reportId: string;
  readonly reportType: string;
  readonly title: string;
  readonly family: Channel;
  readonly periodFrom: Day;
  readonly periodTo: Day;
  readonly version: number;
  readonly from: ReportState | null;
  readonly to: ReportState;
  readonly actorId: string;
  readonly actorName: string;
  readonly actorAccount: string | null;
  /** Names with commas between; null where the actor has none for the brand. */
  readonly actorRoles: string | null;
  readonly reason: string | null;
  readonly contentHash: string;
  readonly ackRef: string | null;
  readonly auditSeq: number | null;
  readonly auditHash: string | null;
  readonly authority: string | null;
  readonly attempts: number;
  readonly before: string | null;
}

const steps = `
  from report_transition t
  join report r on r.id = t.report_id
  join report_content c on c.id = r.content_id
  left join app_user u on u.id = t.actor_id
  left join audit_event a on a.seq = t.audit_seq`;

/** Steps of the reports of the brands, each whole, newest first. */
export async function listStatusReports(
  store: Queryable,
  of: ReportsOf,
  question: StatusQuestion,
  options: QueryOptions = {},
): Promise<{ readonly items: StatusReport[]; readonly totalCount: number }> {
  const params = createSqlParams();
  const where = conditions(of, question, params);
  const [count] = await store.query<{ steps: number }>(
    `select count(*) as steps ${steps} where ${where}`,
    params.values,
    options,
  );
  const limit = params.add(question.pageSize);
  const offset = params.add((question.page - 1) * question.pageSize);
  const rows = await store.query<StepRow>(
    `select t.id as "id", t.happened_at as "time", r.brand_id as "brandId", r.id as "reportId",
       r.type as "reportType", r.title as "title", r.family as "family", r.period_from as "periodFrom",
       r.period_to as "periodTo", r.version as "version", t.from_state as "from", t.to_state as "to",
       t.actor_id as "actorId", ${nameColumns('actorName', { user: 'u', id: 't.actor_id' })}, t.reason as "reason",
       (select string_agg(distinct g.role, ',') from app_user_role g
        where g.user_id = t.actor_id and g.brand_id in (r.brand_id, '*')) as "actorRoles",
       c.content_hash as "contentHash", r.ack_ref as "ackRef", a.seq as "auditSeq", a.hash as "auditHash",
       (select s.authority_id from report_submission s where s.report_id = r.id and s.submitted_at <= t.happened_at
        order by s.submitted_at desc, s.id limit 1) as "authority",
       (select count(*) from report_transition p where p.report_id = r.id and p.to_state = 'SENDING'
          and p.audit_seq <= t.audit_seq) as "attempts",
       (select max(p.happened_at) from report_transition p where p.report_id = r.id
          and p.audit_seq < t.audit_seq) as "before"
     ${steps} where ${where} order by t.happened_at desc, t.audit_seq desc nulls last, t.id desc limit ${limit} offset ${offset}`,
    params.values,
    options,
  );
  return { items: rows.map(stepOf), totalCount: count?.steps ?? 0 };
}

function conditions(of: ReportsOf, question: StatusQuestion, params: SqlParams): string {
  const { type, state, actor, reportId, authority } = question;
  return [
    wholeReports(of, params),
    ...daysSql('t.happened_at', question, params),
    ...(type === undefined ? [] : [`r.type = ${params.add(type)}`]),
    ...(state === undefined ? [] : [`t.to_state = ${params.add(state)}`]),
    ...(actor === undefined ? [] : [`t.actor_id = ${params.add(actor)}`]),
    ...(reportId === undefined ? [] : [`r.id = ${params.add(reportId)}`]),
    ...(authority === undefined
      ? []
      : [
          `exists (select 1 from report_submission h where h.report_id = r.id
            and h.authority_id = ${params.add(authority)})`,
        ]),
  ].join(' and ');
}

function stepOf(row: StepRow): StatusReport {
  const {
    periodFrom,
    periodTo,
    actorId,
    actorName,
    actorAccount,
    actorRoles,
    auditSeq,
    auditHash,
    attempts,
    before,
    ...step
  } = row;
  return {
    ...step,
    period: { from: periodFrom, to: periodTo },
    actor: {
      ...personOf(actorId, actorName, actorAccount),
      role: roleOfStep(row, actorRoles?.split(',') ?? []),
    },
    attempt: attempts === 0 ? null : attempts,
    durationMs: before === null ? null : Date.parse(row.time) - Date.parse(before),
    chain: auditSeq === null || auditHash === null ? null : { seq: auditSeq, hash: auditHash },
  };
}
