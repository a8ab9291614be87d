import { coveredBy } from '../../figures/brands-as-one';
import { inWholeReport } from '../../reporting/reports/in-whole-report';
import { downloadEvidence } from '@tallyhouse/shared/contracts/evidence';
import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import type { AppContext } from '../../platform/routes/app-context';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import { readCheckpoints } from '../../house/audit/checkpoints';
import { checkpointFolder } from '../../house/audit/keep-checkpoints';
import type { Api } from '../../platform/routes/api';
import { route } from '../../platform/routes/endpoint-route';
import { NotFound, ProblemError } from '../../platform/http/problems';
import { requireContent, requireShownContent } from '../../reporting/reports/find-content';
import { readReport } from '../../reporting/reports/queries/read-reports';
import type { StoredReport } from '../../reporting/reports/queries/report-headers';
import type { Queryable } from '../../store/store';
import { evidenceEntries } from './evidence-entries';
import { packEvidence } from './pack-evidence';
import { readApprovals, type Approval } from './read-evidence';

/** The proof of one version of a report, for those who were not there. */
export function evidenceRoutes(api: Api, { store, config, clock }: AppContext): void {
  route(api, downloadEvidence, (call) => {
    const { params, user, request } = call;
    const of = { reportId: params.reportId };
    return inWholeReport(store, call, { of, access: downloadEvidence.access }, async (whole) => {
      const brandIds = whole === undefined ? call.brandIds : coveredBy(whole);
      const report = await requireReport(store, brandIds, params.reportId);
      const content = await requireContent(store, report);
      requireShownContent(content);
      const approval = await requireApproval(store, report.id);
      const checkpoints = await readCheckpoints(checkpointFolder(config), store.secrets);
      const entries = await evidenceEntries(store, { report, content, approval, checkpoints });
      await store.tx((tx) =>
        appendAuditEvent(tx, {
          at: clock(),
          action: 'EVIDENCE_DOWNLOADED',
          actorId: user.id,
          sessionId: user.sessionId,
          brandId: report.brandId,
          object: { kind: 'report', id: report.id },
          detail: { version: report.version, payloadHash: approval.payloadHash },
          address: request.ip,
        }),
      );
      const about = {
        reportId: report.id,
        version: report.version,
        contentHash: content.contentHash,
        payloadHash: approval.payloadHash,
      };
      return {
        fileName: `evidence-${report.id}-v${report.version}.zip`,
        content: packEvidence(entries, about),
      };
    });
  });
}

const families: readonly Channel[] = ['ONLINE', 'RETAIL'];

async function requireReport(
  store: Queryable,
  brandIds: readonly string[],
  id: string,
): Promise<StoredReport> {
  for (const family of families) {
    const report = await readReport(store, { family, brandIds, id });
    if (report !== undefined) return report;
  }
  throw new NotFound('report');
}

/**
 * The confirmation in force. Before it there is nothing to prove, and the payload holds the total that the confirmer
 * has yet to find out.
 */
async function requireApproval(store: Queryable, reportId: string): Promise<Approval> {
  const confirmed = (await readApprovals(store, reportId)).filter(({ confirmedBy }) => confirmedBy !== null);
  const last = confirmed.at(-1);
  if (last !== undefined) return last;
  throw new ProblemError(409, 'REPORT_LOCKED', 'This report is not confirmed yet', {
    detail: 'Its evidence is available once a second person has confirmed it.',
  });
}
