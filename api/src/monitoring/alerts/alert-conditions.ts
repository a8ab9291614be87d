import type { Parsed } from '@tallyhouse/shared/contracts/endpoint';
import type { listIncidents } from '@tallyhouse/shared/contracts/incidents';
import { daysSql } from '../../store/days-sql';
import type { SqlParams } from '../../store/sql-params';
import { visibilityCondition, type AlertVisibility } from './alert-visibility';

type AlertFilter = Omit<Parsed<typeof listIncidents.query>, 'page' | 'pageSize'>;

/** Condition on `a`, the alerts that a reader sees and a question asks for. */
export function conditionsOf(
  { code, severity, state, owner, from, to, zone, incident, snoozed }: AlertFilter,
  {
    visibility,
    params,
    now,
  }: { readonly visibility: AlertVisibility; readonly params: SqlParams; readonly now: Date },
): string {
  const oneOf = (column: string, wanted: string | readonly string[] | undefined) =>
    wanted === undefined ? [] : [`${column} in (${params.addAll([wanted].flat())})`];
  return [
    visibilityCondition(visibility, params),
    ...oneOf('a.code', code),
    ...oneOf('a.severity', severity),
    ...oneOf('a.state', state),
    ...oneOf('a.incident_id', incident),
    ...(owner === undefined
      ? []
      : [owner === 'none' ? 'a.owner_id is null' : `a.owner_id = ${params.add(owner)}`]),
    ...daysSql({ since: 'a.last_seen_at', until: 'a.first_seen_at' }, { from, to, zone }, params),
    ...(snoozed === undefined ? [] : [`${snoozed === 'NONE' ? 'not ' : ''}${isSnoozed(params, now)}`]),
  ].join(' and ');
}

/** Condition on `a`: put off until after `now`. */
export function isSnoozed(params: SqlParams, now: Date): string {
  return `coalesce(a.snoozed_until > cast(${params.add(now.toISOString())} as timestamp), false)`;
}
