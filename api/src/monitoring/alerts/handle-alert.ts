import { mostHoursSnoozed } from '@tallyhouse/shared/contracts/critical-alerts';
import type { Instant } from '@tallyhouse/shared/contracts/scalars';
import { readUser } from '../../platform/auth/read-session';
import type { CurrentUser } from '../../platform/auth/current-user';
import {
  Forbidden,
  NotFound,
  ProblemError,
  ValidationFailed,
  VersionConflict,
} from '../../platform/http/problems';
import type { Queryable, Store } from '../../store/store';
import { alertRules, hoursToHandle } from '../../house/alerting/alert-codes';
import { mayHandle, type AlertVisibility } from './alert-visibility';
import { isUnresolved, type AlertRow } from '../../house/alerting/queries/alert-row';
import { readAlert } from './queries/read-alerts';
import { insertStep, writeAutoResolved, type NewStep } from '../../house/alerting/queries/write-alert';

/** Who handles an alert, when, and which version of it they have seen. */
export interface AlertHandling {
  readonly id: string;
  readonly user: CurrentUser;
  readonly visibility: AlertVisibility;
  readonly expected: number;
  readonly now: Date;
  readonly note: string;
  readonly evidence: readonly string[];
}

/**
 * Takes an open alert: it has an owner and a due time from now on.
 *
 * Errors, here and below: `NotFound`, `Forbidden`, `VersionConflict`, `ALERT_STATE` (409) in a state that does not allow it.
 */
export function acknowledgeAlert(
  store: Store,
  handling: AlertHandling,
  dueAt: string | undefined,
): Promise<void> {
  return store.tx(async (tx) => {
    const alert = await requireAlert(tx, handling);
    requireState(alert, alert.state === 'OPEN', 'Only an open alert can be acknowledged.');
    const { user, now } = handling;
    await move(
      tx,
      { alert, handling },
      "state = 'ACKNOWLEDGED', acknowledged_at = $2, owner_id = $3, due_at = $4",
      {
        values: [now.toISOString(), user.id, dueAt ?? dueOf(alert, now)],
        step: { kind: 'ACKNOWLEDGED', ownerId: user.id },
      },
    );
    if (alertRules[alert.code].ends !== 'ACKNOWLEDGED') return;
    const acknowledged = { ...alert, version: alert.version + 1 };
    await writeAutoResolved(tx, acknowledged, {
      at: now,
      now,
      reason: 'Acknowledged; no further action is needed.',
    });
  });
}

/** Hands an unresolved alert to somebody who may handle it. Errors: also `ValidationFailed` for another person. */
export function assignAlert(
  store: Store,
  handling: AlertHandling,
  { ownerId, dueAt }: { readonly ownerId: string; readonly dueAt: string | undefined },
): Promise<void> {
  return store.tx(async (tx) => {
    const alert = await requireAlert(tx, handling);
    requireState(alert, isUnresolved(alert), 'A resolved alert has no owner; reopen it first.');
    const owner = await readUser(tx, ownerId, handling.now);
    if (owner === undefined || !mayHandle(owner, alert)) {
      throw new ValidationFailed([
        {
          field: 'ownerId',
          code: 'NOT_ALLOWED',
          message: 'There is nobody of this id who may handle the alert',
        },
      ]);
    }
    const { now } = handling;
    await move(
      tx,
      { alert, handling },
      "state = 'ACKNOWLEDGED', acknowledged_at = coalesce(acknowledged_at, cast($2 as timestamp)), owner_id = $3, due_at = $4",
      {
        values: [now.toISOString(), ownerId, dueAt ?? alert.dueAt ?? dueOf(alert, now)],
        step: { kind: 'ASSIGNED', ownerId },
      },
    );
  });
}

/**
 * Puts an unresolved alert off until a time, at which it comes back by itself; null brings it back now.
 *
 * Errors: also `ValidationFailed` for a time that is over, or beyond the hours that its severity allows.
 */
export function snoozeAlert(store: Store, handling: AlertHandling, until: Instant | null): Promise<void> {
  return store.tx(async (tx) => {
    const alert = await requireAlert(tx, handling);
    requireState(alert, isUnresolved(alert), 'A resolved alert cannot be snoozed.');
    if (until !== null) requireWithin(alert, { until, now: handling.now });
    await move(tx, { alert, handling }, 'snoozed_until = cast($2 as timestamp)', {
      values: [until],
      step: until === null ? { kind: 'WOKEN' } : { kind: 'SNOOZED', until },
    });
  });
}

// A page counts the hours from its own clock.
const clocksDifferMs = 600_000;

function requireWithin(
  { severity }: AlertRow,
  { until, now }: { readonly until: Instant; readonly now: Date },
) {
  const hours = mostHoursSnoozed[severity];
  const aheadMs = Date.parse(until) - now.getTime();
  if (aheadMs > 0 && aheadMs <= hours * 3_600_000 + clocksDifferMs) return;
  const message =
    aheadMs > 0
      ? `An alert that is ${severity.toLowerCase()} can be snoozed for ${hours} hours at most`
      : 'The time is already past';
  throw new ValidationFailed([{ field: 'until', code: 'OUT_OF_RANGE', message }]);
}

/** Ends an unresolved alert. While its condition stands, it opens again only for another occurrence. */
export function resolveAlert(store: Store, handling: AlertHandling): Promise<void> {
  return store.tx(async (tx) => {
    const alert = await requireAlert(tx, handling);
    requireState(alert, isUnresolved(alert), 'The alert is already resolved.');
    await move(tx, { alert, handling }, "state = 'RESOLVED', resolved_at = $2", {
      values: [handling.now.toISOString()],
      step: { kind: 'RESOLVED' },
    });
  });
}

/** Opens a resolved alert again, and counts that. */
export function reopenAlert(store: Store, handling: AlertHandling): Promise<void> {
  return store.tx(async (tx) => {
    const alert = await requireAlert(tx, handling);
    requireState(alert, !isUnresolved(alert), 'The alert is not resolved.');
    await move(
      tx,
      { alert, handling },
      `state = 'OPEN', reopen_count = reopen_count + 1, owner_id = null, due_at = null, acknowledged_at = null,
       resolved_at = null, snoozed_until = null`,
      { values: [], step: { kind: 'REOPENED' } },
    );
  });
}

async function requireAlert(tx: Queryable, { id, visibility, user }: AlertHandling): Promise<AlertRow> {
  const alert = await readAlert(tx, visibility, id);
  if (alert === undefined) throw new NotFound('alert');
  if (!mayHandle(user, alert)) {
    throw new Forbidden(
      alertRules[alert.code].handledBy === 'SYSTEM' || alert.brandId === null
        ? 'This is a system alert: it needs the permission alerts.handle-system.'
        : 'It needs the permission alerts.handle for the brand.',
    );
  }
  return alert;
}

function requireState(alert: AlertRow, isRight: boolean, detail: string): void {
  if (isRight) return;
  throw new ProblemError(409, 'ALERT_STATE', `The alert is ${alert.state.toLowerCase().replace('_', '-')}`, {
    detail,
  });
}

function dueOf({ severity }: AlertRow, now: Date): string {
  return new Date(now.getTime() + hoursToHandle[severity] * 3_600_000).toISOString();
}

interface Move {
  readonly values: readonly (string | null)[];
  readonly step: Pick<NewStep, 'kind' | 'ownerId' | 'until'>;
}

/** Writes the change and its step, if the alert still is what the handler has seen. */
async function move(
  tx: Queryable,
  { alert, handling }: { readonly alert: AlertRow; readonly handling: AlertHandling },
  changes: string,
  { values, step }: Move,
): Promise<void> {
  const { user, now, note, evidence, expected } = handling;
  const place = values.length + 2;
  const written = await tx.query(
    `update critical_alert set ${changes}, version = version + 1 where id = $1 and version = $${place} returning id`,
    [alert.id, ...values, expected],
  );
  if (written.length === 0) throw new VersionConflict();
  await insertStep(
    tx,
    { ...alert, version: alert.version + 1 },
    { ...step, at: now, actorId: user.id, note, evidence },
  );
}
