import {
  acknowledgeAlert,
  assignAlert,
  reopenAlert,
  resolveAlert,
  type AlertState,
  type CriticalAlertDetail,
} from '@tallyhouse/shared/contracts/critical-alerts';
import type { HttpClient } from '@tallyhouse/shared/contracts/remote';

/** What somebody can do about an alert. */
export type AlertDeed = 'acknowledge' | 'assign' | 'resolve' | 'reopen';

/** The steps that a state allows, the likeliest first. */
export function deedsOf(state: AlertState): readonly AlertDeed[] {
  if (state === 'OPEN') return ['acknowledge', 'assign', 'resolve'];
  if (state === 'ACKNOWLEDGED') return ['resolve', 'assign'];
  return ['reopen'];
}

/** What a person writes to a step. */
export interface DeedWords {
  readonly note: string;
  readonly evidence: readonly string[];
  /** Only of `assign`. */
  readonly ownerId: string | null;
}

/** Takes a step, as long as nobody has since the alert was read: else VERSION_CONFLICT. */
export function doDeed(
  http: HttpClient,
  { id, version }: Pick<CriticalAlertDetail, 'id' | 'version'>,
  deed: AlertDeed,
  { note, evidence, ownerId }: DeedWords,
): Promise<CriticalAlertDetail> {
  const call = { params: { id }, headers: { 'If-Match': `"${version}"` } };
  const body = { note, evidence: [...evidence] };
  switch (deed) {
    case 'acknowledge':
      return http.call(acknowledgeAlert, { ...call, body });
    case 'assign':
      return http.call(assignAlert, { ...call, body: { ...body, ownerId: ownerId ?? '' } });
    case 'resolve':
      return http.call(resolveAlert, { ...call, body });
    case 'reopen':
      return http.call(reopenAlert, { ...call, body });
  }
}
