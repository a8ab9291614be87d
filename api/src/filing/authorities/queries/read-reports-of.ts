import type { ReportState } from '@tallyhouse/shared/contracts/reports';
import type { Day } from '@tallyhouse/shared/contracts/scalars';
import { createSqlParams } from '../../../store/sql-params';
import { actForAllBrands } from '../../../store/brand-scope';
import type { Queryable } from '../../../store/store';
import type { PlannedDeadline } from '../../../taxes/obligations/plan-deadlines';

/** One version of a report, as far as a deadline needs it. */
export interface ReportOfPeriod {
  readonly id: string;
  readonly state: ReportState;
}

interface ReportRow extends ReportOfPeriod {
  /** All brands that it is of, with commas. */
  readonly brandIds: string;
  readonly type: string;
  readonly from: Day;
  readonly to: Day;
  readonly contentId: string;
  /** The only licence that it is about; null for all of the brand's. */
  readonly licenceId: string | null;
  readonly rowCount: number;
  readonly noActivity: boolean;
  /** Its columns; null where it has no content. */
  readonly fields: readonly string[] | null;
}

/**
 * Gives, for a deadline, the versions of the report that fulfils it, newest first; deleted ones do not count. It is of all
 * brands that the deadline is about, whoever asks: no figure is told. What is owed for a licence is fulfilled by rows of
 * that licence or by a nil return for it.
 */
export async function readReportsOf(
  store: Queryable,
  deadlines: readonly PlannedDeadline[],
): Promise<(deadline: PlannedDeadline) => readonly ReportOfPeriod[]> {
  const firstDay = deadlines
    .map(({ period }) => period.from)
    .reduce((left, right) => (left < right ? left : right));
  const params = createSqlParams(firstDay);
  const brandIds = [...new Set(deadlines.flatMap(({ brands }) => brands.map(({ id }) => id)))];
  const reports = await actForAllBrands(() =>
    store.query<ReportRow>(
      `select r.id as "id", coalesce(r.brand_ids, r.brand_id) as "brandIds", r.type as "type", r.period_from as "from", r.period_to as "to",
       r.state as "state", r.content_id as "contentId", c.definition->>'licenceId' as "licenceId",
       coalesce(c.row_count, 0) as "rowCount", coalesce(cast(c.meta->>'noActivity' as boolean), false) as "noActivity",
       c.definition->'fields' as "fields"
     from report r left join report_content c on c.id = r.content_id
     where r.brand_id in (${params.addAll(brandIds)}) and r.period_from >= cast($1 as date) and r.state <> 'DELETED'
     order by r.version desc, r.prepared_at desc, r.id`,
      params.values,
    ),
  );
  const byKey = new Map<string, ReportRow[]>();
  for (const report of reports) {
    const key = keyOf(report.type, report.from, report.to);
    byKey.set(key, [...(byKey.get(key) ?? []), report]);
  }
  const isAbout = await readLicencesOf(store, reports);
  return ({ licence, brands, obligation, period }) => {
    if (obligation.fulfilledBy.kind !== 'REPORT') return [];
    const all = byKey.get(keyOf(obligation.fulfilledBy.reportType, period.from, period.to)) ?? [];
    const ofAll = all.filter(({ brandIds: own }) => brands.every(({ id }) => own.split(',').includes(id)));
    return ofAll.filter((report) => obligation.per !== 'LICENCE' || isAbout(report, licence.id));
  };
}

/** Tells whether a report has rows of a licence, or says that there are none. */
async function readLicencesOf(
  store: Queryable,
  reports: readonly ReportRow[],
): Promise<(report: ReportRow, licenceId: string) => boolean> {
  const params = createSqlParams();
  const rows =
    reports.length === 0
      ? []
      : await actForAllBrands(() =>
          store.query<{ contentId: string; licenceId: string }>(
            `select distinct content_id as "contentId", licence_id as "licenceId" from report_row
           where content_id in (${params.addAll(reports.map(({ contentId }) => contentId))})`,
            params.values,
          ),
        );
  const named = new Set(rows.map(({ contentId, licenceId }) => keyOf(contentId, licenceId)));
  return (report, licenceId) => {
    const { contentId, licenceId: only, rowCount, noActivity, fields } = report;
    if (only !== null && only !== licenceId) return false;
    if (noActivity || !fields?.includes('licence')) return true;
    return rowCount === 0 ? only === licenceId : named.has(keyOf(contentId, licenceId));
  };
}

const keyOf = (...parts: readonly string[]) => parts.join('|');
