import type { Input, Parsed } from '@tallyhouse/shared/contracts/endpoint';
import type { AlertSeverity, listCriticalAlerts } from '@tallyhouse/shared/contracts/critical-alerts';
import { createSqlParams } from '../../store/sql-params';
import type { Queryable, QueryOptions } from '../../store/store';
import { conditionsOf } from './alert-conditions';
import type { AlertVisibility } from './alert-visibility';
import { detectors } from './engine/detectors';
import { presentAlert } from './present-alert';
import {
  alertColumns,
  alertTables,
  severityRankOf,
  type AlertRow,
} from '../../house/alerting/queries/alert-row';
import { countAlerts, readLastCheck } from './queries/read-alerts';

type AlertQuestion = Parsed<typeof listCriticalAlerts.query>;

const bySeverity = severityRankOf('a.severity');
const orders: Readonly<Record<AlertQuestion['sort'], string>> = {
  'lastSeenAt:desc': 'a.last_seen_at desc',
  'lastSeenAt:asc': 'a.last_seen_at asc',
  'firstSeenAt:desc': 'a.first_seen_at desc',
  'firstSeenAt:asc': 'a.first_seen_at asc',
  'severity:desc': `${bySeverity} desc, a.last_seen_at desc`,
  'severity:asc': `${bySeverity} asc, a.last_seen_at desc`,
};

/** One page of the alerts that the reader sees, with counts per severity and the time of the last check. */
export async function listAlerts(
  store: Queryable,
  visibility: AlertVisibility,
  question: AlertQuestion,
  { now, ...options }: QueryOptions & { readonly now: Date },
): Promise<Input<typeof listCriticalAlerts.answer>> {
  const { page, pageSize, sort } = question;
  const params = createSqlParams();
  const where = conditionsOf(question, { visibility, params, now });
  const counts = await countAlerts(store, { where, params: params.values as string[] }, options);
  const rows = await store.query<AlertRow>(
    `select ${alertColumns} from ${alertTables} where ${where} order by ${orders[sort]}, a.id
     limit ${params.add(pageSize)} offset ${params.add((page - 1) * pageSize)}`,
    params.values,
    options,
  );
  const sum = (column: 'alerts' | 'open') => {
    const of = (severity: AlertSeverity) =>
      counts.find((count) => count.severity === severity)?.[column] ?? 0;
    return { MEDIUM: of('MEDIUM'), HIGH: of('HIGH'), CRITICAL: of('CRITICAL') };
  };
  return {
    items: rows.map((row) => presentAlert(row, now)),
    page,
    pageSize,
    totalCount: counts.reduce((total, { alerts }) => total + alerts, 0),
    totals: { ...sum('alerts'), open: sum('open') },
    meta: { lastCheckAt: await readLastCheck(store, detectors.length) },
  };
}
