import type { CriticalAlert, CriticalAlertDetail } from '@tallyhouse/shared/contracts/critical-alerts';
import type { Instant } from '@tallyhouse/shared/contracts/scalars';
import { alertRules } from '../../house/alerting/alert-codes';
import { linkOf } from './link-of';
import type { AlertRow } from '../../house/alerting/queries/alert-row';
import type { StepRow } from './queries/read-alerts';
import { personOf } from '../../platform/auth/named-people';

/** An alert as the contract shows it at `now`. */
export function presentAlert(row: AlertRow, now: Date): CriticalAlert {
  const { objectKind, objectId, periodFrom, periodTo, seenCount } = row;
  return {
    id: row.id,
    code: row.code,
    name: alertRules[row.code].name,
    severity: row.severity,
    state: row.state,
    brandId: row.brandId,
    object: { kind: objectKind, id: objectId },
    period: periodFrom === null || periodTo === null ? null : { from: periodFrom, to: periodTo },
    title: row.title,
    detail: row.detail,
    said: row.said,
    firstSeenAt: row.firstSeenAt,
    lastSeenAt: row.lastSeenAt,
    count: seenCount,
    reopenCount: row.reopenCount,
    isStanding: row.isStanding,
    owner: personOf(row.ownerId, row.ownerName, row.ownerAccount),
    dueAt: row.dueAt,
    acknowledgedAt: row.acknowledgedAt,
    resolvedAt: row.resolvedAt,
    secondsToAcknowledge: secondsBetween(row.firstSeenAt, row.acknowledgedAt),
    secondsToResolve: secondsBetween(row.firstSeenAt, row.resolvedAt),
    version: row.version,
    incidentId: row.incidentId,
    snoozedUntil:
      row.snoozedUntil !== null && Date.parse(row.snoozedUntil) > now.getTime() ? row.snoozedUntil : null,
    link: linkOf(row),
  };
}

/** What is known of an alert beside its row. */
interface AlertSurroundings {
  readonly steps: readonly StepRow[];
  readonly mayHandle: boolean;
  readonly handlers: CriticalAlertDetail['handlers'];
  readonly now: Date;
}

/** With its history, and who may do something about it. */
export function presentAlertDetail(
  row: AlertRow,
  { steps, mayHandle, handlers, now }: AlertSurroundings,
): CriticalAlertDetail {
  const history = steps.map((step) => ({
    at: step.at,
    kind: step.kind,
    actor: personOf(step.actorId, step.actorName, step.actorAccount),
    note: step.note,
    evidence: step.evidence === null ? [] : (JSON.parse(step.evidence) as string[]),
    owner: personOf(step.ownerId, step.ownerName, step.ownerAccount),
    until: step.until,
  }));
  return {
    ...presentAlert(row, now),
    history,
    evidence: [...new Set(history.flatMap(({ evidence }) => evidence))],
    mayHandle,
    handlers,
  };
}

function secondsBetween(from: Instant, to: Instant | null): number | null {
  return to === null ? null : Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
}
