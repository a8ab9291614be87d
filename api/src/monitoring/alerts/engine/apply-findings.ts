import { createSqlParams } from '../../../store/sql-params';
import type { Queryable } from '../../../store/store';
import { alertRules } from '../../../house/alerting/alert-codes';
import { alertKeyOf } from '../../../house/alerting/alert-key';
import {
  alertColumns,
  alertTables,
  isUnresolved,
  type AlertRow,
} from '../../../house/alerting/queries/alert-row';
import {
  insertAlert,
  isOtherwise,
  writeAutoResolved,
  writeReopened,
  writeSeenAgain,
  writeWeighed,
} from '../../../house/alerting/queries/write-alert';
import type { Detector, Finding, Look } from './detector';

/** What a check changed. */
export interface AlertChanges {
  raised: number;
  seenAgain: number;
  reopened: number;
  autoResolved: number;
}

interface Check {
  readonly tx: Queryable;
  readonly detector: Detector;
  readonly look: Look;
  readonly changes: AlertChanges;
}

/**
 * Brings the alerts of a detector's code in line with what it found.
 *
 * A condition that stands counts once, however often it is looked at; it counts again, or opens a resolved alert again,
 * when its occurrence is another one or when it had been away in between.
 */
export async function applyFindings(
  tx: Queryable,
  {
    detector,
    findings,
    look,
  }: { readonly detector: Detector; readonly findings: readonly Finding[]; readonly look: Look },
): Promise<AlertChanges> {
  const check: Check = {
    tx,
    detector,
    look,
    changes: { raised: 0, seenAgain: 0, reopened: 0, autoResolved: 0 },
  };
  const { code, finds } = detector;
  const alerts = await readAlertsOf(tx, code);
  const known = new Map(alerts.map((alert) => [alert.dedupeKey, alert]));
  const found = new Map(findings.map((finding) => [alertKeyOf({ ...finding, code }), finding]));
  const standing: string[] = [];
  for (const [key, finding] of found) {
    const alert = known.get(key);
    if (alert === undefined) await raise(check, finding);
    else if (finding.over !== undefined) await passOver(check, alert, finding);
    else if (!isSameSight(alert, finding, finds)) await seeAgain(check, alert, finding);
    else if (isUnresolved(alert) && isOtherwise(alert, finding)) await weighAnew(check, alert, finding);
    else standing.push(alert.id);
  }
  if (finds === 'EVENTS') return check.changes;
  await touch(tx, standing, look.now);
  for (const alert of alerts) {
    const isGone = alert.isStanding && !found.has(alert.dedupeKey);
    if (isGone && detector.canSee?.(alert, look) !== false) await end(check, alert);
  }
  return check.changes;
}

function isSameSight(alert: AlertRow, { occurrence }: Finding, finds: Detector['finds']): boolean {
  if (alert.occurrence !== occurrence) return false;
  return isUnresolved(alert) || finds === 'EVENTS' || alert.isStanding;
}

async function raise({ tx, detector, look, changes }: Check, finding: Finding): Promise<void> {
  const { code, finds } = detector;
  const { over, brandId } = finding;
  const isStanding = finds === 'STANDING' && over === undefined;
  const id = await insertAlert(tx, { ...finding, code, isStanding }, look.now);
  if (id === undefined) return;
  changes.raised += 1;
  if (over === undefined) return;
  await writeAutoResolved(tx, { id, code, brandId, version: 1 }, { ...over, now: look.now });
  changes.autoResolved += 1;
}

async function seeAgain(
  { tx, detector, look, changes }: Check,
  alert: AlertRow,
  finding: Finding,
): Promise<void> {
  const visibility = { ...finding, isStanding: detector.finds === 'STANDING' };
  if (isUnresolved(alert)) {
    await writeSeenAgain(tx, alert, visibility, look.now);
    changes.seenAgain += 1;
    return;
  }
  await writeReopened(tx, alert, visibility, look.now);
  changes.reopened += 1;
}

/** Deadlines come nearer, and what was made is sent: the same sight may weigh more or less than before. */
function weighAnew({ tx, detector, look }: Check, alert: AlertRow, finding: Finding): Promise<void> {
  return writeWeighed(tx, alert, { ...finding, isStanding: detector.finds === 'STANDING' }, look.now);
}

/** What was over before it was looked at ends its alert; where that had ended before, it came back and went again. */
async function passOver(check: Check, alert: AlertRow, finding: Finding): Promise<void> {
  const { tx, look, changes } = check;
  if (finding.over === undefined) return;
  const isKnown = !isUnresolved(alert) && finding.at.toISOString() <= (alert.resolvedAt ?? '');
  if (isKnown) return;
  const isAnother = !isUnresolved(alert);
  if (isAnother) await seeAgain(check, alert, finding);
  const open = isAnother ? { ...alert, version: alert.version + 1 } : alert;
  await writeAutoResolved(tx, open, { ...finding.over, now: look.now });
  changes.autoResolved += 1;
}

/** What is over ends, unless it asks for a person; either way it is known to be over. */
async function end({ tx, detector, look, changes }: Check, alert: AlertRow): Promise<void> {
  if (isUnresolved(alert) && alertRules[alert.code].ends !== 'NEVER') {
    await writeAutoResolved(tx, alert, { at: look.now, now: look.now, reason: detector.overText });
    changes.autoResolved += 1;
    return;
  }
  await tx.query('update critical_alert set is_standing = false where id = $1', [alert.id]);
}

function readAlertsOf(tx: Queryable, code: string): Promise<AlertRow[]> {
  return tx.query<AlertRow>(`select ${alertColumns} from ${alertTables} where a.code = $1`, [code]);
}

async function touch(tx: Queryable, ids: readonly string[], now: Date): Promise<void> {
  for (let from = 0; from < ids.length; from += 500) {
    const params = createSqlParams(now.toISOString());
    await tx.query(
      `update critical_alert set last_seen_at = greatest(last_seen_at, cast($1 as timestamp))
       where id in (${params.addAll(ids.slice(from, from + 500))})`,
      params.values,
    );
  }
}
