import type { Instant } from '@tallyhouse/shared/contracts/scalars';
import type { SqlParams } from '../../../store/sql-params';
import type { Queryable, QueryOptions } from '../../../store/store';
import {
  alertColumns,
  alertTables,
  severityRankOf,
  stateRankOf,
  type AlertRow,
} from '../../../house/alerting/queries/alert-row';

/** The alert that an incident begins with, and what all its alerts of a choice have in common. */
export interface IncidentRow extends AlertRow {
  readonly alerts: number;
  readonly open: number;
  readonly unresolved: number;
  /** As `severityRank` and `stateRank` have them: of the unresolved ones, where there are any. */
  readonly weight: number;
  readonly stage: number;
  readonly firstAt: Instant;
  readonly lastAt: Instant;
  /** Ids with commas; null where nobody owns one. */
  readonly ownerIds: string | null;
  readonly firstDueAt: Instant | null;
}

/** Alerts of a choice, and the same by their incident. */
const grouped = (where: string) => `
  with chosen as (
    select a.id, a.incident_id, a.object_kind, a.first_seen_at, a.last_seen_at, a.owner_id, a.due_at,
      ${severityRankOf('a.severity')} as weight, ${stateRankOf('a.state')} as stage
    from critical_alert a where ${where}),
  incident as (
    select incident_id, count(*) as alerts, count(case when stage = 4 then 1 end) as open,
      count(case when stage >= 3 then 1 end) as unresolved, max(stage) as stage,
      coalesce(max(case when stage >= 3 then weight end), max(weight)) as weight,
      min(first_seen_at) as first_at, max(last_seen_at) as last_at,
      string_agg(distinct case when stage >= 3 then owner_id end, ',') as owner_ids,
      min(case when stage >= 3 then due_at end) as first_due_at
    from chosen group by incident_id)`;

/** How many incidents a choice of alerts has by weight, and how many of these have an unresolved one. */
export function countIncidents(
  store: Queryable,
  { where, params }: { readonly where: string; readonly params: SqlParams },
  options: QueryOptions,
): Promise<{ weight: number; incidents: number; open: number }[]> {
  return store.query(
    `${grouped(where)} select weight as "weight", count(*) as "incidents",
       count(case when unresolved > 0 then 1 end) as "open" from incident group by weight`,
    params.values,
    options,
  );
}

/**
 * One page of the incidents of a choice of alerts: what weighs most first, then what nobody has taken, then the newest.
 *
 * Each begins with its alert that is unresolved, heaviest and oldest; of the same records, a tax period before reports.
 */
export function readIncidents(
  store: Queryable,
  {
    where,
    params,
    limit,
    offset,
  }: {
    readonly where: string;
    readonly params: SqlParams;
    readonly limit: number;
    readonly offset: number;
  },
  options: QueryOptions,
): Promise<IncidentRow[]> {
  return store.query<IncidentRow>(
    `${grouped(where)},
     placed as (
       select id, incident_id, row_number() over (partition by incident_id
         order by case when stage >= 3 then 0 else 1 end, weight desc, first_seen_at,
           object_kind desc, id) as place from chosen)
     select ${alertColumns}, i.alerts as "alerts", i.open as "open", i.unresolved as "unresolved", i.weight as "weight",
       i.stage as "stage", i.first_at as "firstAt", i.last_at as "lastAt", i.owner_ids as "ownerIds",
       i.first_due_at as "firstDueAt"
     from incident i
     join placed p on p.incident_id = i.incident_id and p.place = 1
     join (${alertTables}) on a.id = p.id
     order by i.weight desc, i.stage desc, i.last_at desc, i.incident_id
     limit ${params.add(limit)} offset ${params.add(offset)}`,
    params.values,
    options,
  );
}
