import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import type { ReportDefinition } from '@tallyhouse/shared/contracts/reports';
import type { Queryable } from '../../store/store';

/** The newest report of a type, period and basis. */
export interface LastReport {
  readonly id: string;
  readonly version: number;
  readonly totals: Readonly<Record<string, Cell>>;
}

/** The newest version of the same report that was not deleted; undefined before the first. */
export async function findLastReport(
  store: Queryable,
  brandId: string,
  { type, period, basis }: Pick<ReportDefinition, 'type' | 'period' | 'basis'>,
): Promise<LastReport | undefined> {
  const [report] = await store.query<LastReport>(
    `select r.id as "id", r.version as "version", c.totals as "totals"
     from report r join report_content c on c.id = r.content_id
     where r.brand_id = $1 and r.family = 'ONLINE' and r.type = $2 and r.period_from = cast($3 as date)
       and r.period_to = cast($4 as date) and r.basis = $5 and r.state <> 'DELETED'
     order by r.version desc limit 1`,
    [brandId, type, period.from, period.to, basis],
  );
  return report;
}
