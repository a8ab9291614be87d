import type { Warning } from '@tallyhouse/shared/contracts/confirmation-items';
import { checkWords } from '@tallyhouse/shared/contracts/words/checks.en';
import type { ActiveBrand } from '../../platform/auth/current-user';
import type { StoredSubmission } from '../../reporting/payloads/queries/submission-row';
import { requireContent } from '../../reporting/reports/find-content';
import type { StoredReport } from '../../reporting/reports/queries/report-headers';
import type { Queryable } from '../../store/store';
import { isCurrent } from './is-current';

/** What is said of a payload whose figures would come out otherwise by now. */
const changed: Warning = {
  id: 'FACTS',
  detail: checkWords.FACTS_CHANGED,
  said: { code: 'FACTS_CHANGED', params: {} },
};

/** The warnings of a submission; while it waits, also that records or rules have changed since it was frozen. */
export async function warningsNow(
  store: Queryable,
  { report, submission }: { readonly report: StoredReport; readonly submission: StoredSubmission },
  at: { readonly brand: ActiveBrand; readonly now: Date },
): Promise<readonly Warning[]> {
  if (report.state !== 'PENDING_CONFIRMATION') return submission.warnings;
  const content = await requireContent(store, report);
  return (await isCurrent(store, content, at)) ? submission.warnings : [...submission.warnings, changed];
}
