import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import type { Queryable } from '../../../store/store';
import { presentReport } from '../present-report';
import { selectHeaders, type HeaderRow, type StoredReport } from './report-headers';

/** Which report, and whose it must be to be found. */
export interface ReportAddress {
  readonly family: Channel;
  readonly brandIds: readonly string[];
  readonly id: string;
}

/** A report of one of the brands that was not deleted; undefined when there is none. */
export async function readReport(
  store: Queryable,
  { family, brandIds, id }: ReportAddress,
): Promise<StoredReport | undefined> {
  const [row] = await store.query<HeaderRow>(
    `${selectHeaders} where r.family = $1 and r.state <> 'DELETED' and r.id = $2
       and r.brand_id in (${places(brandIds, 3)})`,
    [family, id, ...brandIds],
  );
  return row === undefined ? undefined : presentReport(row);
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

/** The newest report of every type of a brand: by the end of its period, then by version. */
export async function readLastReports(
  store: Queryable,
  family: Channel,
  brandId: string,
): Promise<StoredReport[]> {
  const rows = await store.query<HeaderRow>(
    `${selectHeaders} where r.id in (
       select id from (
         select id, row_number() over (partition by type
           order by period_to desc, period_from desc, version desc, prepared_at desc, id desc) as place
         from report where brand_id = $1 and family = $2 and state <> 'DELETED') ranked
       where place = 1)
     order by r.type`,
    [brandId, family],
  );
  return rows.map(presentReport);
}

function places(values: readonly string[], first: number): string {
  return values.length === 0 ? 'null' : values.map((_, index) => `$${first + index}`).join(', ');
}
