import type { ReportState } from '@tallyhouse/shared/contracts/reports';
import type { Day } from '@tallyhouse/shared/contracts/scalars';
import type { Question } from '../../../store/ask-together';
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
  /** The only licence that it is about; null for all of the brand's. */
  readonly licenceId: string | null;
  readonly rowCount: number;
  readonly noActivity: boolean;
  /** Whether its rows say which licence they are of. */
  readonly namesLicences: boolean;
  /** The licences of its rows, where they say it. */
  readonly licenceIds: string | null;
}

const separator = 'chr(30)';
const namesLicences = `cast(c.definition->'fields' as varchar) like '%"licence"%'`;

/** The versions of every report of the brands and periods of some deadlines, newest first; deleted ones do not count. */
export function reportsOfPeriods(deadlines: readonly PlannedDeadline[]): Question<ReportRow> {
  const firstDay = deadlines
    .map(({ period }) => period.from)
    .reduce((left, right) => (left < right ? left : right));
  const brandIds = [...new Set(deadlines.flatMap(({ brands }) => brands.map(({ id }) => id)))];
  return {
    columns: [
      ...['id', 'brandIds', 'type', 'from', 'to', 'state', 'licenceId', 'rowCount', 'noActivity'],
      ...['namesLicences', 'licenceIds'],
    ] as (keyof ReportRow)[],
    ask: (params) =>
      `select r.id as "id", coalesce(r.brand_ids, r.brand_id) as "brandIds", r.type as "type", r.period_from as "from",
         r.period_to as "to", r.state as "state", c.definition->>'licenceId' as "licenceId",
         coalesce(c.row_count, 0) as "rowCount", coalesce(cast(c.meta->>'noActivity' as boolean), false) as "noActivity",
         coalesce(${namesLicences}, false) as "namesLicences",
         case when ${namesLicences} then (
           select string_agg(distinct w.licence_id, ${separator}) from report_row w where w.content_id = r.content_id)
         end as "licenceIds"
       from report r left join report_content c on c.id = r.content_id
       where r.brand_id in (${params.addAll(brandIds)}) and r.period_from >= cast(${params.add(firstDay)} as date)
         and r.state <> 'DELETED'
       order by r.version desc, r.prepared_at desc, r.id`,
  };
}

/**
 * Gives, for a deadline, the versions of the report that fulfils it, newest first. It is of all brands that the deadline
 * is about. What is owed for a licence is fulfilled by rows of that licence or by a nil return for it.
 */
export function reportsByDeadline(
  reports: readonly ReportRow[],
): (deadline: PlannedDeadline) => readonly ReportOfPeriod[] {
  const byKey = new Map<string, ReportRow[]>();
  for (const report of reports) {
    const key = keyOf(report.type, report.from, report.to);
    byKey.set(key, [...(byKey.get(key) ?? []), report]);
  }
  return ({ licence, brands, obligation, period }) => {
    if (obligation.fulfilledBy.kind !== 'REPORT') return [];
    const all = byKey.get(keyOf(obligation.fulfilledBy.reportType, period.from, period.to)) ?? [];
    const ofAll = all.filter(({ brandIds: own }) => brands.every(({ id }) => own.split(',').includes(id)));
    return ofAll.filter((report) => obligation.per !== 'LICENCE' || isAbout(report, licence.id));
  };
}

/** Whether a report has rows of a licence, or says that there are none. */
function isAbout(report: ReportRow, licenceId: string): boolean {
  const { licenceId: only, rowCount, noActivity, licenceIds } = report;
  if (only !== null && only !== licenceId) return false;
  if (noActivity || !report.namesLicences) return true;
  return rowCount === 0 ? only === licenceId : licenceIds?.split('\u001e').includes(licenceId) === true;
}

const keyOf = (...parts: readonly string[]) => parts.join('|');
