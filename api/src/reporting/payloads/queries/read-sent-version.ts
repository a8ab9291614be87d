import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import type { ReportState } from '@tallyhouse/shared/contracts/reports';
import type { StoredReport } from '../../reports/queries/report-headers';
import { createSqlParams } from '../../../store/sql-params';
import type { Queryable } from '../../../store/store';

/** A version of a report that went to the authority. */
export interface SentVersion {
  readonly reportId: string;
  readonly version: number;
  readonly ackRef: string | null;
  readonly totals: Readonly<Record<string, Cell>>;
  /** Of its columns and rows. */
  readonly contentHash: string;
}

/** A version of a report, kept or to come. */
export type VersionOf = Pick<
  StoredReport,
  'brandId' | 'family' | 'type' | 'period' | 'basis' | 'id' | 'version'
>;

const sameReport = `r.brand_id = $1 and r.family = $2 and r.type = $3 and r.period_from = cast($4 as date)
  and r.period_to = cast($5 as date) and r.basis = $6 and r.id <> $7`;

function sameReportParams(report: VersionOf) {
  const { brandId, family, type, period, basis, id } = report;
  return [brandId, family, type, period.from, period.to, basis, id];
}

/** The newest earlier version of the same report that was sent; undefined when none was. */
export async function readSentVersion(store: Queryable, report: VersionOf): Promise<SentVersion | undefined> {
  const [sent] = await store.query<SentVersion>(
    `select r.id as "reportId", r.version as "version", r.ack_ref as "ackRef", c.totals as "totals", c.content_hash as "contentHash"
     from report r join report_content c on c.id = r.content_id
     where ${sameReport} and r.version < $8 and r.sent_at is not null order by r.version desc limit 1`,
    [...sameReportParams(report), report.version],
  );
  return sent;
}

/** Another version of the same report. */
export interface OtherVersion {
  readonly id: string;
  readonly version: number;
  readonly state: ReportState;
  readonly sentAt: string | null;
}

/** Every other version of the same report that was not deleted, newest first. */
export function readOtherVersions(store: Queryable, report: StoredReport): Promise<OtherVersion[]> {
  return store.query<OtherVersion>(
    `select r.id as "id", r.version as "version", r.state as "state", r.sent_at as "sentAt" from report r
     where ${sameReport} and r.state <> 'DELETED' order by r.version desc`,
    sameReportParams(report),
  );
}

/** The newest later version of each of these reports that has one and was not deleted, by report id. */
export async function readNewerVersions(
  store: Queryable,
  reportIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly version: number; readonly state: ReportState }>> {
  if (reportIds.length === 0) return new Map();
  const params = createSqlParams();
  const newer = await store.query<{ reportId: string; version: number; state: ReportState }>(
    `select o.id as "reportId", r.version as "version", r.state as "state"
     from report o join report r on r.brand_id = o.brand_id and r.family = o.family and r.type = o.type
       and r.period_from = o.period_from and r.period_to = o.period_to and r.basis = o.basis
       and r.version > o.version and r.state <> 'DELETED'
     where o.id in (${params.addAll(reportIds)}) order by r.version`,
    params.values,
  );
  return new Map(newer.map(({ reportId, ...version }) => [reportId, version]));
}
