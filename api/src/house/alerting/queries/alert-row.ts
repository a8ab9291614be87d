import type { AlertCode, AlertSeverity, AlertState } from '@tallyhouse/shared/contracts/critical-alerts';
import type { Said } from '@tallyhouse/shared/contracts/words/said';
import type { Day, Instant } from '@tallyhouse/shared/contracts/scalars';
import { nameColumns } from '../../../platform/auth/named-people';

/** A row of `critical_alert` with the name of its owner. */
export interface AlertRow {
  readonly id: string;
  readonly dedupeKey: string;
  readonly code: AlertCode;
  readonly severity: AlertSeverity;
  readonly state: AlertState;
  readonly brandId: string | null;
  readonly objectKind: string;
  readonly objectId: string;
  readonly periodFrom: Day | null;
  readonly periodTo: Day | null;
  readonly title: string;
  readonly detail: string;
  /** Null for words that were written before they had codes. */
  readonly said: Said | null;
  readonly occurrence: string | null;
  readonly isStanding: boolean;
  readonly firstSeenAt: Instant;
  readonly lastSeenAt: Instant;
  readonly seenCount: number;
  readonly reopenCount: number;
  readonly ownerId: string | null;
  readonly ownerName: string | null;
  readonly ownerAccount: string | null;
  readonly dueAt: Instant | null;
  readonly acknowledgedAt: Instant | null;
  readonly resolvedAt: Instant | null;
  readonly version: number;
}

/** Whether somebody still has to deal with it. */
export function isUnresolved({ state }: Pick<AlertRow, 'state'>): boolean {
  return state === 'OPEN' || state === 'ACKNOWLEDGED';
}

export const alertColumns = `
  a.id as "id", a.dedupe_key as "dedupeKey", a.code as "code", a.severity as "severity", a.state as "state",
  a.brand_id as "brandId", a.object_kind as "objectKind", a.object_id as "objectId", a.period_from as "periodFrom",
  a.period_to as "periodTo", a.title as "title", a.detail as "detail", a.said as "said", a.occurrence as "occurrence",
  a.is_standing as "isStanding", a.first_seen_at as "firstSeenAt", a.last_seen_at as "lastSeenAt",
  a.seen_count as "seenCount", a.reopen_count as "reopenCount", a.owner_id as "ownerId",
  ${nameColumns('ownerName', { user: 'u', id: 'a.owner_id' })}, a.due_at as "dueAt", a.acknowledged_at as "acknowledgedAt",
  a.resolved_at as "resolvedAt", a.version as "version"`;

export const alertTables = 'critical_alert a left join app_user u on u.id = a.owner_id';
