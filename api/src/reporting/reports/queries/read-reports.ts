import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import { createSqlParams } from '../../../store/sql-params';
import { NotFound } from '../../../platform/http/problems';
import type { Queryable } from '../../../store/store';
import { presentReport } from '../present-report';
import { wholeReports, type ReportsOf } from './whole-reports';
import { selectHeaders, type HeaderRow, type StoredReport } from './report-headers';

/** Which report, and whose it must be to be found. */
export interface ReportAddress {
  readonly family: Channel;
  readonly brandIds: readonly string[];
  readonly id: string;
}

/** A report of the brands, each whole, that was not deleted; undefined when there is none. */
export async function readReport(
  store: Queryable,
  { family, brandIds, id }: ReportAddress,
): Promise<StoredReport | undefined> {
  const params = createSqlParams(family, id);
  const [row] = await store.query<HeaderRow>(
    `${selectHeaders} where r.family = $1 and r.state <> 'DELETED' and r.id = $2 and ${wholeReports({ brandIds }, params)}`,
    params.values,
  );
  return row === undefined ? undefined : presentReport(row);
}

/** A report of any family. Errors: `NotFound`, also for those of other brands and for deleted ones. */
export async function requireReport(
  store: Queryable,
  brandIds: readonly string[],
  id: string,
): Promise<StoredReport> {
  const params = createSqlParams(id);
  const [row] = await store.query<HeaderRow>(
    `${selectHeaders} where r.id = $1 and r.state <> 'DELETED' and ${wholeReports({ brandIds }, params)}`,
    params.values,
  );
  if (row === undefined) throw new NotFound('report');
  return presentReport(row);
}

/** Every version of the same report, newest first; deleted ones are left out. */
export async function readVersions(store: Queryable, report: StoredReport): Promise<StoredReport[]> {
  const rows = await store.query<HeaderRow>(
    `${selectHeaders} where r.family = $6 and r.state <> 'DELETED' and r.brand_id = $1 and r.type = $2
       and r.period_from = cast($3 as date) and r.period_to = cast($4 as date) and r.basis = $5
     order by r.version desc`,
    [report.brandId, report.type, report.period.from, report.period.to, report.basis, report.family],
  );
  return rows.map(presentReport);
}

/** Order of reports of a type. */
export const newestFirst =
  'r.period_to desc, r.period_from desc, r.version desc, r.prepared_at desc, r.id desc';

/** The newest report of every type of the brands, each whole: by the end of its period, then by version. */
export async function readLastReports(
  store: Queryable,
  family: Channel,
  of: ReportsOf,
): Promise<StoredReport[]> {
  const params = createSqlParams(family);
  const rows = await store.query<HeaderRow>(
    `${selectHeaders} where r.id in (
       select id from (
         select r.id, row_number() over (partition by r.type order by ${newestFirst}) as place
         from report r where r.family = $1 and r.state <> 'DELETED' and ${wholeReports(of, params)}) ranked
       where place = 1)
     order by r.type`,
    params.values,
  );
  return rows.map(presentReport);
}
