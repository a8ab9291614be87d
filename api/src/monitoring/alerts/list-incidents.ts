import type { Input, Parsed } from '@tallyhouse/shared/contracts/endpoint';
import type { AlertSeverity, AlertState } from '@tallyhouse/shared/contracts/critical-alerts';
import type { Incident, listIncidents as call } from '@tallyhouse/shared/contracts/incidents';
import { createSqlParams } from '../../store/sql-params';
import type { Queryable, QueryOptions } from '../../store/store';
import { readNamedPeople, type NamedPeople } from '../../platform/auth/named-people';
import { severityRank } from '../../house/alerting/alert-codes';
import { conditionsOf } from './alert-conditions';
import type { AlertVisibility } from './alert-visibility';
import { detectors } from './engine/detectors';
import { incidentWords } from './incident-words';
import { presentAlert } from './present-alert';
import { stateRank } from '../../house/alerting/queries/alert-row';
import { readLastCheck } from './queries/read-alerts';
import { countIncidents, readIncidents, type IncidentRow } from './queries/read-incidents';

/** One page of the alerts that the reader sees by their cause, with counts per severity and the time of the last check. */
export async function listIncidents(
  store: Queryable,
  visibility: AlertVisibility,
  { page, pageSize, ...question }: Parsed<typeof call.query>,
  { now, ...options }: QueryOptions & { readonly now: Date },
): Promise<Input<typeof call.answer>> {
  const params = createSqlParams();
  const where = conditionsOf(question, { visibility, params, now });
  const counts = await countIncidents(store, { where, params }, options);
  const rows = await readIncidents(
    store,
    { where, params, limit: pageSize, offset: (page - 1) * pageSize },
    options,
  );
  const people = await readNamedPeople(store, rows.flatMap(ownersOf));
  const sum = (column: 'incidents' | 'open') => {
    const of = (severity: AlertSeverity) =>
      counts.find(({ weight }) => weight === severityRank[severity])?.[column] ?? 0;
    return { MEDIUM: of('MEDIUM'), HIGH: of('HIGH'), CRITICAL: of('CRITICAL') };
  };
  return {
    items: rows.map((row) => presentIncident(row, people, now)),
    page,
    pageSize,
    totalCount: counts.reduce((total, { incidents }) => total + incidents, 0),
    totals: { ...sum('incidents'), open: sum('open') },
    meta: { lastCheckAt: await readLastCheck(store, detectors.length) },
  };
}

function presentIncident(row: IncidentRow, people: NamedPeople, now: Date): Incident {
  const lead = presentAlert(row, now);
  const { alerts, open, unresolved } = row;
  const { title, detail, said } = incidentWords(row, unresolved === 0 ? alerts : unresolved);
  return {
    id: row.incidentId,
    ...{ code: lead.code, name: lead.name, brandId: lead.brandId },
    severity: nameOf(severityRank, row.weight, lead.severity),
    state: nameOf<AlertState>(stateRank, row.stage, lead.state),
    ...{ title, detail, said },
    ...{ alerts, open, unresolved, lead },
    firstSeenAt: row.firstAt,
    lastSeenAt: row.lastAt,
    owners: ownersOf(row).map(people),
    dueAt: row.firstDueAt,
    link: lead.link,
  };
}

function ownersOf({ ownerIds }: IncidentRow): string[] {
  return ownerIds === null ? [] : ownerIds.split(',').toSorted();
}

/** The name of a rank. */
function nameOf<Name extends string>(
  ranks: Readonly<Record<Name, number>>,
  rank: number,
  otherwise: Name,
): Name {
  const names = Object.keys(ranks) as Name[];
  return names.find((name) => ranks[name] === rank) ?? otherwise;
}
