import { coveredBy, namesOf } from '../../figures/brands-as-one';
import type { ActiveBrand, CurrentUser } from '../../platform/auth/current-user';
import { seekFilingAddress } from '../payloads/filing-address';
import type { FoundContent } from '../reports/find-content';
import { findType, type ReportFamily } from '../reports/report-family';
import type { Queryable } from '../../store/store';
import { readHeadLicences } from './read-head-licences';
import { headed, periodInWords, statusInWords, type HeadFacts, type HeadLine } from './export-head';
import type { FileWords } from './words/file-words';

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
  words: FileWords,
) {
  const { meta, definition } = content;
  const { say, code } = words;
  const rule = findType(family, brand, definition.type);
  const { period } = definition;
  const brandIds = coveredBy(brand);
  // A return is for whom its payload names, and of these licences.
  const address =
    rule?.declares === undefined
      ? undefined
      : await seekFilingAddress(store, { brandIds, type: definition.type, period });
  const type = rule === undefined ? definition.type : words.of(rule.title);
  return headed(
    {
      ...facts,
      title: report?.title ?? say('{{type}} (simulation)', { type }),
      brandName: namesOf(brand),
      licences: await readHeadLicences(
        store,
        brandIds,
        address?.licences.map(({ id }) => id),
      ),
      authorities: address && [address.authorityId],
      period: periodInWords(meta.period, words),
      basis: code('bases', meta.basis),
      currency: content.currency,
      zone: meta.period.zone,
      asOf: meta.asOf,
      snapshotId: meta.snapshotId,
      rulePack: content.rulePackVersion,
      status: statusInWords(meta, words),
      more: [
        ['Type', type],
        ['State', stateOf(report, words)],
        ...taxIn(report, content.currency),
        ['Content hash', content.contentHash],
        ...more,
      ],
    },
    words,
  );
}

/** What a return declares; a simulation states none yet, and other reports have none. */
function taxIn(report: FoundContent['report'], currency: string): HeadLine[] {
  const tax = report?.tax ?? null;
  return tax === null ? [] : [['Taxes', `${tax} ${currency}`]];
}

function stateOf(report: FoundContent['report'], { say, code }: FileWords): string {
  if (report === null) return say('Not kept as a report');
  const state = code('reportStates', report.state);
  return say('{{state}}, version {{version}}', { state, version: report.version });
}
