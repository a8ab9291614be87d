import type { AlertCode, AlertSeverity, AlertState } from '@tallyhouse/shared/contracts/critical-alerts';
import type { Said } from '@tallyhouse/shared/contracts/words/said';
import type { Day, Instant } from '@tallyhouse/shared/contracts/scalars';
import { nameColumns } from '../../../platform/auth/named-people';
import { severityRank } from '../alert-codes';

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
  readonly incidentId: string;
  /** Until when it is put off, even where that has passed; null where nobody has, or it came back before. */
  readonly snoozedUntil: Instant | null;
}

/** What asks for most weighs most. */
export const stateRank: Readonly<Record<AlertState, number>> = {
  OPEN: 4,
  ACKNOWLEDGED: 3,
  RESOLVED: 2,
  AUTO_RESOLVED: 1,
};

/** SQL of the rank of a severity, or of a state. */
export const severityRankOf = (column: string) => rankOf(column, severityRank);
export const stateRankOf = (column: string) => rankOf(column, stateRank);

function rankOf(column: string, ranks: Readonly<Record<string, number>>): string {
  const cases = Object.entries(ranks).map(([name, rank]) => `when '${name}' then ${rank}`);
  return `case ${column} ${cases.join(' ')} end`;
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
  a.resolved_at as "resolvedAt", a.version as "version", a.incident_id as "incidentId", a.snoozed_until as "snoozedUntil"`;

export const alertTables = 'critical_alert a left join app_user u on u.id = a.owner_id';
