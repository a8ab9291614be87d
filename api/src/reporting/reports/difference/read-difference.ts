import type { VersionDifference } from '@tallyhouse/shared/contracts/confirmation-items';
import type { Queryable } from '../../../store/store';
import type { StoredReport } from '../queries/report-headers';

interface DifferenceRow {
  readonly replaces: string;
  readonly version: number;
  readonly measures: VersionDifference['measures'];
}

/** Why a version differs from the one it replaces, as it was worked out for its present content; null for a first one. */
export async function readDifference(
  store: Queryable,
  report: Pick<StoredReport, 'id' | 'contentId'>,
): Promise<VersionDifference | null> {
  const [row] = await store.query<DifferenceRow>(
    `select d.replaces as "replaces", r.version as "version", d.measures as "measures"
     from report_difference d join report r on r.id = d.replaces
     where d.report_id = $1 and d.content_id = $2`,
    [report.id, report.contentId],
  );
  return row ?? null;
}
