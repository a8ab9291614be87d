import type { ReportState } from '@tallyhouse/shared/contracts/reports';
import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import type { Queryable } from '../../../store/store';
import type { StoredContent } from './read-content';

/** The newest report of a type, period and basis. */
export interface LastReport {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly state: ReportState;
  readonly replaces: string | null;
  readonly totals: Readonly<Record<string, Cell>>;
}

/** The newest version of the report that the content is one of, that was not deleted; undefined before the first. */
export async function findLastReport(
  store: Queryable,
  { brandId, family, definition: { type, period, basis } }: StoredContent,
): Promise<LastReport | undefined> {
  const [report] = await store.query<LastReport>(
    `select r.id as "id", r.version as "version", r.title as "title", r.state as "state", r.replaces as "replaces",
       c.totals as "totals"
     from report r join report_content c on c.id = r.content_id
     where r.brand_id = $1 and r.family = $6 and r.type = $2 and r.period_from = cast($3 as date)
       and r.period_to = cast($4 as date) and r.basis = $5 and r.state <> 'DELETED'
     order by r.version desc limit 1`,
    [brandId, type, period.from, period.to, basis, family],
  );
  return report;
}
