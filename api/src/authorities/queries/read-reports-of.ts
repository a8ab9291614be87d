import type { ReportState } from '@tallyhouse/shared/contracts/reports';
import type { Day } from '@tallyhouse/shared/contracts/scalars';
import { createSqlParams } from '../../figures/sql-params';
import type { Queryable } from '../../store/store';
import type { PlannedDeadline } from '../plan-deadlines';

/** One version of a report, as far as a deadline needs it. */
export interface ReportOfPeriod {
  readonly id: string;
  readonly state: ReportState;
}

interface ReportRow extends ReportOfPeriod {
  readonly brand_id: string;
  readonly type: string;
  readonly period_from: Day;
  readonly period_to: Day;
}

/** Gives, for a deadline, the versions of the report that fulfils it, newest first; deleted ones do not count. */
export async function readReportsOf(
  store: Queryable,
  brandIds: readonly string[],
  deadlines: readonly PlannedDeadline[],
): Promise<(deadline: PlannedDeadline) => readonly ReportOfPeriod[]> {
  const firstDay = deadlines
    .map(({ period }) => period.from)
    .reduce((left, right) => (left < right ? left : right));
  const params = createSqlParams(firstDay);
  const rows = await store.query<ReportRow>(
    `select id, brand_id, type, period_from, period_to, state from report
     where brand_id in (${params.addAll(brandIds)}) and period_from >= cast($1 as date) and state <> 'DELETED'
     order by version desc, prepared_at desc, id`,
    params.values,
  );
  const byKey = new Map<string, ReportOfPeriod[]>();
  for (const { brand_id: brandId, type, period_from: from, period_to: to, id, state } of rows) {
    const key = keyOf(brandId, type, from, to);
    byKey.set(key, [...(byKey.get(key) ?? []), { id, state }]);
  }
  return ({ licence, obligation, period }) =>
    obligation.fulfilledBy.kind === 'REPORT'
      ? (byKey.get(keyOf(licence.brandId, obligation.fulfilledBy.reportType, period.from, period.to)) ?? [])
      : [];
}

const keyOf = (...parts: readonly string[]) => parts.join('|');
