import type { ReportFacts } from '../../domain/confirmation/confirmation-event';
import type { StoredReport } from '../../reporting/reports/queries/report-headers';
import type { StoredSubmission } from '../../reporting/payloads/queries/submission-row';

/** What the rules look at; without a submission there is nothing to confirm, so nothing fits. */
export function factsOf(
  report: StoredReport,
  submission: StoredSubmission | undefined,
  preparedBy: readonly string[] = [],
): ReportFacts {
  const base = {
    reportId: report.id,
    version: report.version,
    isSentBefore: report.sentAt !== null,
  };
  if (submission === undefined) {
    return {
      ...base,
      preparedBy,
      controlTotal: '0.00',
      payloadHash: '',
      openWarnings: [],
      figureStatus: report.figureStatus,
      failedAttempts: 0,
      expiresAt: report.preparedAt,
    };
  }
  return {
    ...base,
    preparedBy: submission.preparedBy,
    controlTotal: submission.controlTotal,
    payloadHash: submission.payloadHash,
    openWarnings: submission.warnings.map(({ id }) => id),
    figureStatus: submission.figureStatus,
    failedAttempts: submission.failedAttempts,
    expiresAt: submission.expiresAt,
  };
}
