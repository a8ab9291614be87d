import type { ActiveBrand, CurrentUser } from '../../platform/auth/current-user';
import type { FoundContent } from '../reports/find-content';
import { findType, type ReportFamily } from '../reports/report-family';
import type { Queryable } from '../../store/store';
import { readHeadLicences } from './read-head-licences';
import { headed, periodInWords, statusInWords, type HeadFacts, type HeadLine } from './export-head';

/** What differs between the files of a report. */
interface ReportHead extends Pick<
  HeadFacts,
  'generatedAt' | 'generatedBy' | 'rows' | 'filtersText' | 'note'
> {
  readonly brand: ActiveBrand;
  readonly family: ReportFamily;
  readonly found: FoundContent;
  readonly generatedBy: Pick<CurrentUser, 'name' | 'email'>;
  /** After its type and state. */
  readonly more: readonly HeadLine[];
}

/** What every file of a report, kept or simulated, says about itself. */
export async function headedReport(
  store: Queryable,
  { brand, family, found: { content, report }, more, ...facts }: ReportHead,
) {
  const { meta, definition } = content;
  const type = findType(family, brand.country, definition.type)?.title.en ?? definition.type;
  return headed({
    ...facts,
    title: report?.title ?? `${type} (simulation)`,
    brandName: brand.name,
    licences: await readHeadLicences(store, brand.id),
    period: periodInWords(meta.period),
    basis: meta.basis,
    currency: content.currency,
    zone: meta.period.zone,
    asOf: meta.asOf,
    snapshotId: meta.snapshotId,
    rulePack: content.rulePackVersion,
    status: statusInWords(meta),
    more: [
      ['Type', type],
      ['State', report === null ? 'Not kept as a report' : `${report.state}, version ${report.version}`],
      ['Content hash', content.contentHash],
      ...more,
    ],
  });
}
