import type { ReportState } from '@tallyhouse/shared/contracts/reports';
import type { Channel, Day } from '@tallyhouse/shared/contracts/scalars';
import type { StatusReport } from '@tallyhouse/shared/contracts/status-reports';
import { addDays } from '../domain/periods/calendar';
import { createSqlParams, type SqlParams } from '../figures/sql-params';
import type { Queryable, QueryOptions } from '../store/store';

export interface StatusQuestion {
  readonly page: number;
  readonly pageSize: number;
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
  readonly type?: string | undefined;
  readonly state?: ReportState | undefined;
  readonly actor?: string | undefined;
  readonly reportId?: string | undefined;
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
  readonly reason: string | null;
  readonly contentHash: string;
  readonly ackRef: string | null;
  readonly auditSeq: number | null;
  readonly auditHash: string | null;
}

const steps = `
  from report_transition t
  join report r on r.id = t.report_id
  join report_content c on c.id = r.content_id
  left join app_user u on u.id = t.actor_id
  left join audit_event a on a.seq = t.audit_seq`;

/** Steps of the reports of `brandIds`, newest first. */
export async function listStatusReports(
  store: Queryable,
  brandIds: readonly string[],
  question: StatusQuestion,
  options: QueryOptions = {},
): Promise<{ readonly items: StatusReport[]; readonly totalCount: number }> {
  const params = createSqlParams();
  const where = conditions(brandIds, question, params);
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
       t.actor_id as "actorId", coalesce(u.name, t.actor_id) as "actorName", t.reason as "reason",
       c.content_hash as "contentHash", r.ack_ref as "ackRef", a.seq as "auditSeq", a.hash as "auditHash"
     ${steps} where ${where} order by t.happened_at desc, t.id desc limit ${limit} offset ${offset}`,
    params.values,
    options,
  );
  return { items: rows.map(stepOf), totalCount: count?.steps ?? 0 };
}

function conditions(brandIds: readonly string[], question: StatusQuestion, params: SqlParams): string {
  const { from, to, type, state, actor, reportId } = question;
  return [
    `r.brand_id in (${params.addAll(brandIds)})`,
    ...(from === undefined ? [] : [`t.happened_at >= cast(${params.add(from)} as timestamp)`]),
    ...(to === undefined ? [] : [`t.happened_at < cast(${params.add(addDays(to, 1))} as timestamp)`]),
    ...(type === undefined ? [] : [`r.type = ${params.add(type)}`]),
    ...(state === undefined ? [] : [`t.to_state = ${params.add(state)}`]),
    ...(actor === undefined ? [] : [`t.actor_id = ${params.add(actor)}`]),
    ...(reportId === undefined ? [] : [`r.id = ${params.add(reportId)}`]),
  ].join(' and ');
}

function stepOf(row: StepRow): StatusReport {
  const { periodFrom, periodTo, actorId, actorName, auditSeq, auditHash, ...step } = row;
  return {
    ...step,
    period: { from: periodFrom, to: periodTo },
    actor: { id: actorId, name: actorName },
    chain: auditSeq === null || auditHash === null ? null : { seq: auditSeq, hash: auditHash },
  };
}
