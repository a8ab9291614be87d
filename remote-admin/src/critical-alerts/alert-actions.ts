import {
  acknowledgeAlert,
  assignAlert,
  reopenAlert,
  resolveAlert,
  snoozeAlert,
} from '@tallyhouse/shared/contracts/alert-handling';
import type { CriticalAlert, CriticalAlertDetail } from '@tallyhouse/shared/contracts/critical-alerts';
import type { HttpClient } from '@tallyhouse/shared/contracts/remote';

/** What somebody can do about an alert. */
export type AlertAction = 'acknowledge' | 'assign' | 'snooze' | 'wake' | 'resolve' | 'reopen';

/** The steps that an alert allows, the likeliest first. */
export function actionsOf({
  state,
  snoozedUntil,
}: Pick<CriticalAlert, 'state' | 'snoozedUntil'>): AlertAction[] {
  const wait = snoozedUntil === null ? 'snooze' : 'wake';
  if (state === 'OPEN') return ['acknowledge', 'assign', wait, 'resolve'];
  if (state === 'ACKNOWLEDGED') return ['resolve', 'assign', wait];
  return ['reopen'];
}

/** What a person writes to a step. */
export interface ActionWords {
  readonly note: string;
  readonly evidence: readonly string[];
  /** Only of `assign`. */
  readonly ownerId: string | null;
  /** Only of `snooze`. */
  readonly hours: number;
}

/** Takes a step, as long as nobody has since the alert was read: else VERSION_CONFLICT. */
export function doAction(
  http: HttpClient,
  { id, version }: Pick<CriticalAlertDetail, 'id' | 'version'>,
  action: AlertAction,
  { note, evidence, ownerId, hours }: ActionWords,
): Promise<CriticalAlertDetail> {
  const call = { params: { id }, headers: { 'If-Match': `"${version}"` } };
  const body = { note, evidence: [...evidence] };
  switch (action) {
    case 'acknowledge':
      return http.call(acknowledgeAlert, { ...call, body });
    case 'assign':
      return http.call(assignAlert, { ...call, body: { ...body, ownerId: ownerId ?? '' } });
    case 'snooze':
      return http.call(snoozeAlert, { ...call, body: { ...body, until: inHours(hours) } });
    case 'wake':
      return http.call(snoozeAlert, { ...call, body: { ...body, until: null } });
    case 'resolve':
      return http.call(resolveAlert, { ...call, body });
    case 'reopen':
      return http.call(reopenAlert, { ...call, body });
  }
}

/** The instant so many hours from now. */
export function inHours(hours: number): string {
  return new Date(Date.now() + hours * 3_600_000).toISOString();
}
