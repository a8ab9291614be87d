import type { Queryable } from '../../store/store';
import type { ChainedRow } from '../../store/audit-trail/audit-chain';

/** One handing over for confirmation, and what became of it. People stand in it by id, name and account. */
export interface Approval {
  readonly submissionId: string;
  readonly authorityId: string;
  readonly obligationCode: string;
  readonly format: string;
  readonly payloadHash: string;
  readonly preparedBy: readonly string[];
  readonly submittedBy: string;
  readonly submittedAt: string;
  readonly confirmedBy: string | null;
  readonly confirmedAt: string | null;
  /** When the second factor of the confirmation was given. */
  readonly secondFactorAt: string | null;
  readonly closedAt: string | null;
}

/** Every submission of a report, oldest first. */
export function readApprovals(store: Queryable, reportId: string): Promise<Approval[]> {
  return store.query<Approval>(
    `select s.id as "submissionId", s.authority_id as "authorityId", s.obligation_code as "obligationCode",
       s.format as "format", s.correction_method as "correctionMethod", s.due_at as "dueAt",
       s.content_hash as "contentHash", s.payload_hash as "payloadHash", s.figure_status as "figureStatus",
       s.control_field as "controlField", s.control_total as "controlTotal", s.warnings as "warnings",
       s.warning_reasons as "warningReasons", s.non_final_reason as "nonFinalReason",
       s.prepared_by as "preparedBy", s.submitted_by as "submittedBy", submitter.name as "submittedByName",
       submitter.email as "submittedByAccount",
       s.submitted_at as "submittedAt", s.failed_attempts as "failedAttempts", s.confirmed_by as "confirmedBy",
       confirmer.name as "confirmedByName", confirmer.email as "confirmedByAccount", s.confirmed_at as "confirmedAt",
       s.second_factor_at as "secondFactorAt", s.closed_at as "closedAt"
     from report_submission s
     left join app_user submitter on submitter.id = s.submitted_by
     left join app_user confirmer on confirmer.id = s.confirmed_by
     where s.report_id = $1 order by s.submitted_at, s.id`,
    [reportId],
  );
}

/** A row of the audit with all that was hashed, in the order in which it was. */
export interface EvidenceRow extends ChainedRow {
  readonly hash: string;
}

/** What the audit holds about a report, oldest first; but for downloads of its evidence, which would change it. */
export function readAuditRows(store: Queryable, reportId: string): Promise<EvidenceRow[]> {
  return store.query<EvidenceRow>(
    `select seq as "seq", happened_at as "happenedAt", action as "action", actor_id as "actorId",
       session_id as "sessionId", brand_id as "brandId", object_kind as "objectKind", object_id as "objectId",
       detail as "detail", address as "address", previous_hash as "previousHash", hash as "hash"
     from audit_event
     where object_kind in ('report', 'confirmation') and object_id = $1 and action <> 'EVIDENCE_DOWNLOADED'
     order by seq`,
    [reportId],
  );
}

/** Each step of a report, with the row of the audit that it has. */
export function readSteps(store: Queryable, reportId: string): Promise<unknown[]> {
  return store.query(
    `select t.happened_at as "at", t.from_state as "from", t.to_state as "to", t.actor_id as "actorId",
       u.name as "actorName", u.email as "actorAccount", t.reason as "reason", t.audit_seq as "auditSeq", a.hash as "auditHash"
     from report_transition t
     left join app_user u on u.id = t.actor_id
     left join audit_event a on a.seq = t.audit_seq
     where t.report_id = $1 order by t.happened_at, t.audit_seq, t.id`,
    [reportId],
  );
}

/** How often it was tried to send it, and why it differs from the version before; undefined where neither is. */
export async function readSending(
  store: Queryable,
  reportId: string,
): Promise<{ readonly delivery: unknown; readonly difference: unknown }> {
  const [delivery] = await store.query(
    `select idempotency_key as "idempotencyKey", all_attempts as "attempts", last_detail as "lastDetail"
     from report_delivery where report_id = $1`,
    [reportId],
  );
  const [difference] = await store.query(
    `select replaces as "replaces", measures as "measures" from report_difference where report_id = $1`,
    [reportId],
  );
  return { delivery: delivery ?? null, difference: difference ?? null };
}
