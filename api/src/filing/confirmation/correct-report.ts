import { coveredBy } from '../../figures/brands-as-one';
import { randomUUID } from 'node:crypto';
import { refuse } from '../../domain/confirmation/refusal';
import { transition } from '../../domain/confirmation/transition';
import { newestVersion } from '../../reporting/reports/queries/newest-version';
import { requireContent } from '../../reporting/reports/find-content';
import { carryNotes } from '../../reporting/reports/notes/note-rows';
import type { StoredReport } from '../../reporting/reports/queries/report-headers';
import { insertReport, insertTransition } from '../../reporting/reports/queries/write-report';
import type { Queryable, Store } from '../../store/store';
import { stepReport } from './delivery/step-report';
import { requireReport } from '../../reporting/reports/queries/read-reports';
import { readOtherVersions, type OtherVersion } from '../../reporting/payloads/queries/read-sent-version';
import { readSubmission } from '../../reporting/payloads/queries/submission-row';
import { problemOf } from '../../platform/http/refusal-problem';
import { isReplaced } from './is-replaced';
import { factsOf } from './report-facts';
import type { Deed } from './submit-report';

/**
 * Starts the next version of a report that was rejected, or that was accepted and must change. It is a draft with the
 * figures of the version before, until a simulation is kept in it. Gives its id.
 *
 * Errors: `REASON_REQUIRED` for an accepted one without a reason; `REPORT_LOCKED` in other states, where a newer
 * version is there already, and where the authority takes changes in the next period only.
 */
export async function correctReport(store: Store, deed: Deed, reason: string | null): Promise<string> {
  return store.tx(async (tx) => {
    const report = await requireReport(tx, coveredBy(deed.brand), deed.reportId);
    const newer = await findNewer(tx, report);
    const opened = await requireAmendment(tx, report, { deed, reason });
    // Somebody kept new figures before saying that they correct something.
    if (newer !== undefined) return newer.id;
    const moved = transition(opened.state, { kind: 'correct' }, factsOf(opened, undefined));
    if (moved.kind === 'REFUSED') throw problemOf(moved);
    if (moved.kind !== 'NEW_VERSION') throw new Error('a correction makes a new version');
    const { replaces, state } = moved;
    const content = await requireContent(tx, report);
    // A number is never used twice, not even that of a deleted draft.
    const version = (await newestVersion(tx, content)) + 1;
    const id = `rep_${randomUUID()}`;
    const draft = { id, title: report.title, version, replaces, state };
    await insertReport(tx, content, { ...draft, preparedBy: deed.userId, preparedAt: deed.now });
    await carryNotes(tx, { from: report.id, to: id });
    const step = { reportId: id, at: deed.now, from: null, to: state, actorId: deed.userId };
    await insertTransition(tx, { ...step, reason: reason ?? `Corrects version ${report.version}.` });
    return id;
  });
}

/** An accepted report is opened first: with a reason, and only where its authority takes another version of it. */
async function requireAmendment(
  tx: Queryable,
  report: StoredReport,
  { deed, reason }: { readonly deed: Deed; readonly reason: string | null },
): Promise<StoredReport> {
  if (report.state !== 'ACCEPTED') return report;
  const submission = await readSubmission(tx, report.id);
  if (submission?.correctionMethod === 'NEXT_PERIOD') {
    const words =
      'This authority accepts changes to an accepted return as a line in the next period’s return.';
    throw problemOf(refuse('WRONG_STATE', words));
  }
  const event = { kind: 'require-amendment', reason: reason ?? '' } as const;
  return stepReport(tx, report, { event, userId: deed.userId, now: deed.now, reason });
}

/** A draft that may become the correction. Errors: `REPORT_LOCKED` for any other newer version. */
async function findNewer(tx: Queryable, report: StoredReport): Promise<OtherVersion | undefined> {
  const newer = (await readOtherVersions(tx, report)).find(({ version }) => version > report.version);
  if (newer === undefined || !isReplaced(report, newer)) return newer;
  throw problemOf(refuse('WRONG_STATE', `Version ${newer.version} already exists, in state ${newer.state}.`));
}
