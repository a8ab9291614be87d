import type { AlertSeverity, AlertStep } from '@tallyhouse/shared/contracts/critical-alerts';
import type { Instant } from '@tallyhouse/shared/contracts/scalars';
import type { Queryable, QueryOptions } from '../../../store/store';
import { createSqlParams } from '../../../store/sql-params';
import { visibilityCondition, type AlertVisibility } from '../alert-visibility';
import { alertColumns, alertTables, type AlertRow } from '../../../house/alerting/queries/alert-row';
import { nameColumns } from '../../../platform/auth/named-people';

/** An alert that the reader sees; undefined for any other. */
export async function readAlert(
  store: Queryable,
  visibility: AlertVisibility,
  id: string,
): Promise<AlertRow | undefined> {
  const params = createSqlParams(id);
  const [row] = await store.query<AlertRow>(
    `select ${alertColumns} from ${alertTables} where a.id = $1 and ${visibilityCondition(visibility, params)}`,
    params.values,
  );
  return row;
}

export interface StepRow {
  readonly at: Instant;
  readonly kind: AlertStep['kind'];
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly actorAccount: string | null;
  readonly note: string | null;
  readonly evidence: string | null;
  readonly ownerId: string | null;
  readonly ownerName: string | null;
  readonly ownerAccount: string | null;
  readonly until: Instant | null;
}

/** The steps of an alert, oldest first. */
export function readSteps(store: Queryable, alertId: string): Promise<StepRow[]> {
  return store.query<StepRow>(
    `select s.happened_at as "at", s.kind as "kind", s.actor_id as "actorId",
       ${nameColumns('actorName', { user: 'actor', id: 's.actor_id' })}, s.note as "note", s.evidence as "evidence",
       s.owner_id as "ownerId", ${nameColumns('ownerName', { user: 'owner', id: 's.owner_id' })},
       s.until as "until"
     from critical_alert_step s
     left join app_user actor on actor.id = s.actor_id
     left join app_user owner on owner.id = s.owner_id
     where s.alert_id = $1 order by s.turn`,
    [alertId],
  );
}

export interface AlertChoice {
  /** SQL over `a`, with its parameters. */
  readonly where: string;
  readonly params: readonly (string | number)[];
}

/** How many alerts of a choice there are per severity, and how many of those are unresolved. */
export function countAlerts(
  store: Queryable,
  { where, params }: AlertChoice,
  options: QueryOptions,
): Promise<{ severity: AlertSeverity; alerts: number; open: number }[]> {
  return store.query(
    `select a.severity as "severity", count(*) as "alerts",
       count(case when a.state in ('OPEN', 'ACKNOWLEDGED') then 1 end) as "open"
     from critical_alert a where ${where} group by a.severity`,
    params,
    options,
  );
}

/** When the detector that looked longest ago last looked; null while one has never looked. */
export async function readLastCheck(store: Queryable, detectors: number): Promise<Instant | null> {
  const [row] = await store.query<{ oldest: Instant | null; detectors: number }>(
    'select min(checked_at) as "oldest", count(*) as "detectors" from alert_check',
  );
  return row === undefined || row.detectors < detectors ? null : row.oldest;
}
