import type { AuditAction } from '@tallyhouse/shared/contracts/audit';
import { raiseAlert } from '../../house/alerting/raise-alert';
import { worded } from '../../house/alerting/worded';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import type { Refusal, RefusalCode } from '../../domain/confirmation/refusal';
import type { StoredReport } from '../../reporting/reports/queries/report-headers';
import type { Queryable } from '../../store/store';

const actions: ReadonlyMap<RefusalCode, AuditAction> = new Map([
  ['CONTROL_TOTAL_MISMATCH', 'CONTROL_TOTAL_WRONG'],
  ['ITEM_LOCKED', 'CONFIRMATION_LOCKED'],
]);

interface RefusedDeed {
  readonly report: StoredReport;
  readonly refusal: Refusal;
  readonly by: string;
  readonly at: Date;
}

/** Writes down that somebody tried something with a submission and was refused. What was typed in is not written. */
export async function auditRefusal(tx: Queryable, { report, refusal, by, at }: RefusedDeed): Promise<void> {
  const { code, attemptsLeft = null } = refusal;
  await appendAuditEvent(tx, {
    at,
    action: actions.get(code) ?? 'CONFIRMATION_REFUSED',
    actorId: by,
    brandId: report.brandId,
    object: { kind: 'confirmation', id: report.id },
    detail: { code, version: report.version, attemptsLeft },
  });
}

const abuses: ReadonlyMap<RefusalCode, 'OWN_REPORT_CONFIRMED' | 'CONTROL_TOTAL_GUESSED'> = new Map([
  ['SELF_CONFIRMATION', 'OWN_REPORT_CONFIRMED'],
  ['ITEM_LOCKED', 'CONTROL_TOTAL_GUESSED'],
]);

/** As `auditRefusal`, of a confirmation: one's own, and one guessed at until the item is locked, raise CA-13. */
export async function recordRefusal(tx: Queryable, deed: RefusedDeed): Promise<void> {
  await auditRefusal(tx, deed);
  const { report, refusal, at } = deed;
  const abuse = abuses.get(refusal.code);
  if (abuse === undefined) return;
  await raiseAlert(tx, {
    code: 'CA-13',
    brandId: report.brandId,
    object: { kind: 'report', id: report.id },
    period: report.period,
    ...worded(abuse, { title: report.title, version: report.version }),
    at,
  });
}
