import type { Input } from '@tallyhouse/shared/contracts/endpoint';
import type { reportDetailSchema } from '@tallyhouse/shared/contracts/kept-reports';
import { NotFound } from '../../platform/http/problems';
import type { Queryable } from '../../store/store';
import { readDifference } from './difference/read-difference';
import { requireContent } from './find-content';
import { headerOf } from './present-report';
import { readHistory } from './queries/read-history';
import { readReport, readVersions, type ReportAddress } from './queries/read-reports';

/** A kept report without its rows. Errors: `NotFound`, also for what other brands and families have. */
export async function readReportDetail(
  store: Queryable,
  address: ReportAddress,
): Promise<Input<typeof reportDetailSchema>> {
  const report = await readReport(store, address);
  if (report === undefined) throw new NotFound('report');
  const { definition, meta } = await requireContent(store, report);
  const versions = await readVersions(store, report);
  return {
    report: headerOf(report),
    definition,
    meta,
    history: await readHistory(store, report.id),
    versions: versions.map(headerOf),
    difference: report.withheld === undefined ? await readDifference(store, report) : null,
  };
}
