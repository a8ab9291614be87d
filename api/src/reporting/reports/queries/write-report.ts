import { randomUUID } from 'node:crypto';
import type { ReportState } from '@tallyhouse/shared/contracts/reports';
import { appendAuditEvent } from '../../../store/audit-trail/append-audit-event';
import { sumMoney } from '../../../domain/money/money';
import type { Queryable } from '../../../store/store';
import { severalBrands } from './insert-content';
import type { StoredContent } from './read-content';

/** A report to be written; its figures are those of the content. */
export interface NewReport {
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly replaces: string | null;
  readonly state: ReportState;
  readonly preparedBy: string;
  readonly preparedAt: Date;
}

export async function insertReport(tx: Queryable, content: StoredContent, report: NewReport): Promise<void> {
  const { definition } = content;
  await tx.query(
    `insert into report (id, brand_id, family, type, title, period_from, period_to, basis, version, replaces, state,
       figure_status, content_id, stakes, ggr, prepared_by, prepared_at, tax, brand_ids)
     values ($1, $2, $17, $3, $4, cast($5 as date), cast($6 as date), $7, $8, $9, $10, $11, $12,
       cast($13 as decimal(20,4)), cast($14 as decimal(20,4)), $15, cast($16 as timestamp),
       cast($18 as decimal(20,4)), $19)`,
    [
      report.id,
      content.brandId,
      definition.type,
      report.title,
      definition.period.from,
      definition.period.to,
      definition.basis,
      report.version,
      report.replaces,
      report.state,
      content.meta.status,
      content.id,
      amountOf(content, 'stakes'),
      amountOf(content, 'ggr'),
      report.preparedBy,
      report.preparedAt.toISOString(),
      content.family,
      declaredTax(content),
      severalBrands(content),
    ],
  );
}

function amountOf({ totals }: StoredContent, measure: string): string | null {
  const cell = totals[measure];
  return typeof cell === 'string' ? cell : null;
}

/** What is declared in all taxes together; null for a report without taxes. */
function declaredTax({ tax }: StoredContent): string | null {
  return tax.length === 0 ? null : sumMoney(tax.map((line) => line.tax));
}

/** Gives a draft other figures; without a title it keeps its own. */
export async function replaceContent(
  tx: Queryable,
  draft: { readonly id: string; readonly title: string | null },
  content: StoredContent,
): Promise<void> {
  await tx.query(
    `update report set content_id = $2, figure_status = $3, stakes = cast($4 as decimal(20,4)),
       ggr = cast($5 as decimal(20,4)), title = coalesce($6, title), tax = cast($7 as decimal(20,4)), brand_ids = $8 where id = $1`,
    [
      draft.id,
      content.id,
      content.meta.status,
      amountOf(content, 'stakes'),
      amountOf(content, 'ggr'),
      draft.title,
      declaredTax(content),
      severalBrands(content),
    ],
  );
}

/** One step in the life of a report. */
export interface Transition {
  readonly reportId: string;
  readonly at: Date;
  readonly from: ReportState | null;
  readonly to: ReportState;
  readonly actorId: string;
  readonly reason: string | null;
}

/** Writes a step, and in the audit what it was a step of. */
export async function insertTransition(tx: Queryable, transition: Transition): Promise<void> {
  const { seq } = await auditTransition(tx, transition);
  await tx.query(
    `insert into report_transition (id, report_id, happened_at, from_state, to_state, actor_id, reason, audit_seq)
     values ($1, $2, cast($3 as timestamp), $4, $5, $6, $7, $8)`,
    [
      `trn_${randomUUID()}`,
      transition.reportId,
      transition.at.toISOString(),
      transition.from,
      transition.to,
      transition.actorId,
      transition.reason,
      seq,
    ],
  );
}

async function auditTransition(
  tx: Queryable,
  { reportId, at, from, to, actorId, reason }: Transition,
): Promise<{ readonly seq: number }> {
  const [report] = await tx.query<{ brandId: string; version: number; contentHash: string }>(
    `select r.brand_id as "brandId", r.version as "version", c.content_hash as "contentHash"
     from report r join report_content c on c.id = r.content_id where r.id = $1`,
    [reportId],
  );
  if (report === undefined) throw new Error(`there is no report ${reportId} to move to ${to}`);
  const { brandId, version, contentHash } = report;
  const object = { kind: 'report', id: reportId } as const;
  const detail = { from, to, version, contentHash, reason };
  return appendAuditEvent(tx, { at, action: 'REPORT_MOVED', actorId, brandId, object, detail });
}

/** Moves a report from one state to the next; false when it was no longer in the first. */
export async function moveReport(
  tx: Queryable,
  report: { readonly id: string; readonly from: ReportState; readonly to: ReportState },
): Promise<boolean> {
  const moved = await tx.query('update report set state = $1 where id = $2 and state = $3 returning id', [
    report.to,
    report.id,
    report.from,
  ]);
  return moved.length > 0;
}
