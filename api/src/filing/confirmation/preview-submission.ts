import { coveredBy } from '../../figures/brands-as-one';
import { brandOf } from '../../reporting/reports/return-brands';
import type { ConfirmationDetail } from '@tallyhouse/shared/contracts/confirmation-items';
import { checkWords } from '@tallyhouse/shared/contracts/words/checks.en';
import { fillPlaces } from '@tallyhouse/shared/contracts/words/said';
import { readShippedRegister } from '../../taxes/obligations/read-register';
import { ProblemError } from '../../platform/http/problems';
import { controlTotalOf } from '../../reporting/reports/control-total';
import type { StoredContent } from '../../reporting/reports/queries/read-content';
import type { StoredReport } from '../../reporting/reports/queries/report-headers';
import { actForAllBrands } from '../../store/brand-scope';
import type { Queryable } from '../../store/store';
import { findFilingAddress, type FilingAddress } from '../../reporting/payloads/filing-address';
import { readSentVersion } from '../../reporting/payloads/queries/read-sent-version';
import type { Viewer } from './present-item';
import { problemOf } from '../../platform/http/refusal-problem';
import { refusalOf, requireNoOther, warningsOf } from './submit-report';

type Preview = NonNullable<ConfirmationDetail['preview']>;

/** What submitting a simulated report would do now; null in any other state. Nothing is written. */
export async function previewSubmission(
  store: Queryable,
  { report, content }: { readonly report: StoredReport; readonly content: StoredContent },
  { user, now }: Viewer,
): Promise<Preview | null> {
  const brand = brandOf(user, report);
  if (report.state !== 'SIMULATED' || brand === undefined) return null;
  const refusals: Preview['refusals'] = [];
  const attempt = async <T>(work: () => Promise<T>): Promise<T | null> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      refusals.push({ code: error.code, title: error.message, detail: error.detail ?? null });
      return null;
    }
  };
  const { type, period } = report;
  const address = await attempt(() => findFilingAddress(store, { brandIds: coveredBy(brand), type, period }));
  await attempt(async () => {
    const refusal = await refusalOf(store, { report, content, brand, now });
    if (refusal !== null) throw problemOf(refusal);
  });
  await attempt(() => requireNoOther(store, report));
  const control = controlTotalOf(content);
  return {
    address: address === null ? null : named(address),
    controlField: control.field,
    controlTotal: report.withheld === undefined ? control.amount : null,
    warnings: [...warningsOf(content), ...(await sameAsSent(store, report, content))],
    refusals,
    asOf: content.meta.asOf,
    lastBrandIds: await readLastBrands(store, user.id),
  };
}

/** Whoever hands it over is told, and nobody else: who confirms it would know its total by it. */
async function sameAsSent(
  store: Queryable,
  report: StoredReport,
  { contentHash }: StoredContent,
): Promise<Preview['warnings']> {
  const sent = report.withheld === undefined ? await readSentVersion(store, report) : undefined;
  if (sent === undefined || sent.contentHash !== contentHash) return [];
  const said = { code: 'SAME_AS_SENT', params: { version: sent.version } } as const;
  return [{ id: 'SAME', detail: fillPlaces(checkWords[said.code], said.params), said }];
}

/** Their own submissions are no secret of another brand's, whatever brand the call is for. */
async function readLastBrands(store: Queryable, userId: string): Promise<string[]> {
  const rows = await actForAllBrands(() =>
    store.query<{ brandId: string }>(
      `select brand_id as "brandId" from report_submission where submitted_by = $1 order by submitted_at desc limit 5`,
      [userId],
    ),
  );
  return rows.map(({ brandId }) => brandId);
}

function named(address: FilingAddress): NonNullable<Preview['address']> {
  const { authorityId, obligationCode, format, correctionMethod, dueAt } = address;
  const authority = readShippedRegister().find(({ id }) => id === authorityId);
  return {
    authorityId,
    authorityName: authority?.name ?? { en: authorityId },
    obligationCode,
    format,
    correctionMethod,
    dueAt: dueAt?.toISOString() ?? null,
  };
}
