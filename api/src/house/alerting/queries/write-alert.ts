import { randomUUID } from 'node:crypto';
import type { AlertSeverity, AlertStep } from '@tallyhouse/shared/contracts/critical-alerts';
import { appendAuditEvent } from '../../../store/audit-trail/append-audit-event';
import type { Queryable } from '../../../store/store';
import { alertRules, severityRank } from '../alert-codes';
import { alertKeyOf, incidentIdOf, type AlertSubject } from '../alert-key';
import type { Worded } from '../worded';
import type { AlertRow } from './alert-row';

/** An alert that nobody has seen before. */
export interface NewAlert extends AlertSubject, Worded {
  /** Left out: as its code weighs as a rule. */
  readonly severity?: AlertSeverity | undefined;
  readonly occurrence: string | null;
  readonly isStanding: boolean;
  readonly at: Date;
}

/** Writes an open alert with its first step and gives its id; undefined when there is one of this subject. */
export async function insertAlert(tx: Queryable, alert: NewAlert, now: Date): Promise<string | undefined> {
  const id = `alr_${randomUUID()}`;
  const { code, brandId, object, period } = alert;
  const inserted = await tx.query(
    `insert into critical_alert (id, dedupe_key, code, severity, state, brand_id, object_kind, object_id, period_from,
       period_to, title, detail, occurrence, is_standing, first_seen_at, last_seen_at, seen_count, reopen_count, version, said,
       incident_id)
     values ($1, $2, $3, $4, 'OPEN', $5, $6, $7, cast($8 as date), cast($9 as date), $10, $11, $12, $13,
       cast($14 as timestamp), cast($14 as timestamp), 1, 0, 1, $15, $16)
     on conflict do nothing returning id`,
    [
      id,
      alertKeyOf(alert),
      code,
      severityOf(alert),
      brandId,
      object.kind,
      object.id,
      period?.from ?? null,
      period?.to ?? null,
      alert.title,
      alert.detail,
      alert.occurrence,
      alert.isStanding,
      alert.at.toISOString(),
      JSON.stringify(alert.said),
      incidentIdOf(alert),
    ],
  );
  if (inserted.length === 0) return undefined;
  await insertStep(tx, { id, version: 1, brandId, code }, { kind: 'RAISED', at: now, actorId: null });
  return id;
}

/** What a step is written with; everything else of the alert is already as the step leaves it. */
export interface NewStep {
  readonly kind: AlertStep['kind'];
  readonly at: Date;
  /** Null for the engine. */
  readonly actorId: string | null;
  readonly note?: string;
  readonly evidence?: readonly string[];
  readonly ownerId?: string | null;
  /** Of SNOOZED. */
  readonly until?: string | undefined;
}

type Stepped = Pick<AlertRow, 'id' | 'version' | 'brandId' | 'code'>;

/** Writes a step under the version that it led to, and, but for a mere repetition, its event in the audit. */
export async function insertStep(tx: Queryable, alert: Stepped, step: NewStep): Promise<void> {
  const evidence = step.evidence ?? [];
  await tx.query(
    `insert into critical_alert_step
       (alert_id, turn, brand_id, happened_at, kind, actor_id, note, evidence, owner_id, until)
     values ($1, $2, $3, cast($4 as timestamp), $5, $6, $7, $8, $9, cast($10 as timestamp))`,
    [
      alert.id,
      alert.version,
      alert.brandId,
      step.at.toISOString(),
      step.kind,
      step.actorId,
      step.note ?? null,
      evidence.length === 0 ? null : JSON.stringify(evidence),
      step.ownerId ?? null,
      step.until ?? null,
    ],
  );
  if (step.kind === 'SEEN_AGAIN') return;
  await appendAuditEvent(tx, {
    at: step.at,
    action: step.kind === 'RAISED' ? 'ALERT_RAISED' : 'ALERT_MOVED',
    ...(step.actorId === null ? {} : { actorId: step.actorId }),
    ...(alert.brandId === null ? {} : { brandId: alert.brandId }),
    object: { kind: 'alert', id: alert.id },
    detail: {
      code: alert.code,
      step: step.kind,
      note: step.note ?? null,
      evidence: evidence.length === 0 ? null : evidence.join(', '),
      owner: step.ownerId ?? null,
      ...(step.until === undefined ? {} : { until: step.until }),
    },
  });
}

/** A sight that is not the first. */
export type NextSight = Omit<NewAlert, 'code'>;

/** How much an alert weighs. */
function severityOf({ code, severity }: Pick<NewAlert, 'code' | 'severity'>): AlertSeverity {
  return severity ?? alertRules[code].severity;
}

/** Whether a sight weighs otherwise than its alert, or has another cause. */
export function isOtherwise(alert: AlertRow, sight: Omit<NextSight, 'isStanding'>): boolean {
  const own = { ...sight, code: alert.code };
  return severityOf(own) !== alert.severity || incidentIdOf(own) !== alert.incidentId;
}

/** Has an alert weigh and belong as its sight does, without counting it. What weighs more than before is told, and is put off no longer. */
export async function writeWeighed(
  tx: Queryable,
  alert: AlertRow,
  sight: NextSight,
  now: Date,
): Promise<void> {
  const isWorse = hasWorsened(alert, sight);
  await writeSight(tx, alert, sight, `snoozed_until = ${isWorse ? 'null' : 'snoozed_until'}`);
  const kind = isWorse ? 'WORSENED' : 'SEEN_AGAIN';
  await insertStep(tx, nextOf(alert), { kind, at: now, actorId: null, note: sight.detail });
}

function hasWorsened(alert: AlertRow, { severity }: NextSight): boolean {
  return severityRank[severityOf({ code: alert.code, severity })] > severityRank[alert.severity];
}

/** Counts another occurrence of an alert that is unresolved. */
export async function writeSeenAgain(
  tx: Queryable,
  alert: AlertRow,
  sight: NextSight,
  now: Date,
): Promise<void> {
  await writeSight(tx, alert, sight, 'seen_count = seen_count + 1, snoozed_until = null');
  const kind = hasWorsened(alert, sight) ? 'WORSENED' : 'SEEN_AGAIN';
  await insertStep(tx, nextOf(alert), { kind, at: now, actorId: null, note: sight.detail });
}

/** Opens a resolved alert again, since it happened again: with nobody's name on it. */
export async function writeReopened(
  tx: Queryable,
  alert: AlertRow,
  sight: NextSight,
  now: Date,
): Promise<void> {
  await writeSight(
    tx,
    alert,
    sight,
    `seen_count = seen_count + 1, reopen_count = reopen_count + 1, state = 'OPEN', owner_id = null, due_at = null,
     acknowledged_at = null, resolved_at = null, snoozed_until = null`,
  );
  await insertStep(tx, nextOf(alert), { kind: 'REOPENED', at: now, actorId: null, note: sight.detail });
}

async function writeSight(tx: Queryable, alert: AlertRow, sight: NextSight, changes: string): Promise<void> {
  await tx.query(
    `update critical_alert set ${changes}, title = $2, detail = $3, occurrence = $4, is_standing = $5,
       last_seen_at = greatest(last_seen_at, cast($6 as timestamp)), version = version + 1, said = $7,
       severity = $8, incident_id = $9
     where id = $1`,
    [
      alert.id,
      sight.title,
      sight.detail,
      sight.occurrence,
      sight.isStanding,
      sight.at.toISOString(),
      JSON.stringify(sight.said),
      severityOf({ ...sight, code: alert.code }),
      incidentIdOf({ ...sight, code: alert.code }),
    ],
  );
}

/** Ends an alert whose condition is over. */
export async function writeAutoResolved(
  tx: Queryable,
  alert: Stepped,
  { at, now, reason }: { readonly at: Date; readonly now: Date; readonly reason: string },
): Promise<void> {
  await tx.query(
    `update critical_alert set state = 'AUTO_RESOLVED', is_standing = false, resolved_at = cast($2 as timestamp),
       version = version + 1 where id = $1`,
    [alert.id, at.toISOString()],
  );
  await insertStep(tx, nextOf(alert), { kind: 'AUTO_RESOLVED', at: now, actorId: null, note: reason });
}

function nextOf<Alert extends Stepped>(alert: Alert): Stepped {
  return { ...alert, version: alert.version + 1 };
}
