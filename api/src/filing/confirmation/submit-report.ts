import { coveredBy } from '../../figures/brands-as-one';
import type { Warning } from '@tallyhouse/shared/contracts/confirmation-items';
import { randomUUID } from 'node:crypto';
import type { ActiveBrand } from '../../platform/auth/current-user';
import { transition } from '../../domain/confirmation/transition';
import { canonicalJson } from '../../domain/canonical-json';
import { refuse, type Refusal } from '../../domain/confirmation/refusal';
import type { ReportState } from '@tallyhouse/shared/contracts/reports';
import { reportStates } from '@tallyhouse/shared/contracts/words/report-states.en';
import { ProblemError } from '../../platform/http/problems';
import { controlTotalOf } from '../../reporting/reports/control-total';
import { requireContent } from '../../reporting/reports/find-content';
import { readPayloadNotes, type PayloadNote } from '../../reporting/reports/notes/payload-notes';
import type { StoredContent } from '../../reporting/reports/queries/read-content';
import type { StoredReport } from '../../reporting/reports/queries/report-headers';
import { insertTransition, moveReport } from '../../reporting/reports/queries/write-report';
import type { Queryable, Store } from '../../store/store';
import { findFilingAddress, type FilingAddress } from '../../reporting/payloads/filing-address';
import { refusalOfClosed } from './closed-otherwise';
import { refusalOfLaws } from './broken-laws';
import { isCurrent } from './is-current';
import { buildDocument } from '../../reporting/payloads/build-document';
import { freezePayload } from '../../reporting/payloads/write-payload';
import { readOtherVersions, readSentVersion } from '../../reporting/payloads/queries/read-sent-version';
import { readPreparers } from './queries/read-preparers';
import { requireReport } from '../../reporting/reports/queries/read-reports';
import { insertSubmission, type NewSubmission } from './queries/write-submission';
import { problemOf } from '../../platform/http/refusal-problem';
import { factsOf } from './report-facts';

/** Who does something with which report, and when. */
export interface Deed {
  readonly reportId: string;
  readonly brand: ActiveBrand;
  readonly userId: string;
  readonly now: Date;
}

/** A submission that nobody confirms lapses. */
const submissionLifeMs = 7 * 86_400_000;

/**
 * Hands a simulated report over for confirmation. Its payload is written once, here, and never again.
 *
 * Errors: `STALE_SIMULATION`, after which the report is STALE; `HYPOTHETICAL`, `INVARIANT_FAILED`, `NO_AUTHORITY`;
 * `REPORT_LOCKED` in another state; `ALREADY_SENT` while another version is under way or has been accepted.
 */
export async function submitReport(store: Store, deed: Deed): Promise<void> {
  const { brand, now } = deed;
  const report = await requireReport(store, coveredBy(brand), deed.reportId);
  const content = await requireContent(store, report);
  const refusal = await refusalOf(store, { report, content, brand, now });
  if (refusal !== null) {
    if (refusal.code === 'STALE_SIMULATION') await markStale(store, report, deed);
    throw problemOf(refusal);
  }
  const { type, period } = report;
  const address = await findFilingAddress(store, { brandIds: coveredBy(brand), type, period });
  const last = await readSentVersion(store, report);
  const notes = await readPayloadNotes(store, report.id, content);
  const document = await buildDocument(store, { report, content, brand, address, last, notes });
  const frozen = freezePayload(document, address.format);
  const isStale = await store
    .tx(async (tx) => {
      await moveAudited(tx, report, { to: 'PENDING_CONFIRMATION', deed });
      await requireNoOther(tx, report);
      await requireNotes(tx, { report, content, notes });
      // A batch may have come while the payload was written.
      if (!(await isCurrent(tx, content, { brand, now }))) throw stale;
      await insertSubmission(tx, await newSubmission(tx, { report, content, address, deed }), frozen);
      return false;
    })
    .catch((error: unknown) => {
      if (error === stale) return true;
      throw error;
    });
  if (!isStale) return;
  await markStale(store, report, deed);
  throw problemOf(refuse('STALE_SIMULATION', 'Data or rules have changed.'));
}

/** Errors: `REPORT_LOCKED` where somebody wrote a note while the payload was written. */
async function requireNotes(
  tx: Queryable,
  { report, content, notes }: { report: StoredReport; content: StoredContent; notes: readonly PayloadNote[] },
): Promise<void> {
  if (canonicalJson(await readPayloadNotes(tx, report.id, content)) === canonicalJson(notes)) return;
  throw problemOf(refuse('WRONG_STATE', 'A note has just been changed: hand it over again.'));
}

/** Rolls a transaction back. */
const stale = new Error('the simulation is stale');

/** Why the report cannot be submitted as it is; null where it can. */
export async function refusalOf(
  store: Queryable,
  {
    report,
    content,
    brand,
    now,
  }: { report: StoredReport; content: StoredContent; brand: ActiveBrand; now: Date },
): Promise<Refusal | null> {
  const moved = transition(
    report.state,
    {
      kind: 'submit',
      at: now.toISOString(),
      simulation: {
        simulatedAt: content.createdAt,
        isCurrent: report.state === 'SIMULATED' && (await isCurrent(store, content, { brand, now })),
        isHypothetical: content.isHypothetical,
        failedChecks: content.checks
          .filter(({ ok, severity }) => !ok && severity === 'ERROR')
          .map(({ id }) => id),
      },
    },
    factsOf(report, undefined),
  );
  if (moved.kind !== 'REFUSED') return refusalOfClosed(store, content);
  // By name: the checks of a simulation only say that there are some.
  if (moved.code === 'INVARIANT_FAILED') return (await refusalOfLaws(store, content, brand)) ?? moved;
  return moved;
}

async function newSubmission(
  tx: Queryable,
  {
    report,
    content,
    address,
    deed,
  }: {
    report: StoredReport;
    content: StoredContent;
    address: FilingAddress;
    deed: Deed;
  },
): Promise<NewSubmission> {
  const control = controlTotalOf(content);
  const { now, userId } = deed;
  return {
    id: `sub_${randomUUID()}`,
    brandId: report.brandId,
    reportId: report.id,
    version: report.version,
    authorityId: address.authorityId,
    obligationCode: address.obligationCode,
    format: address.format,
    correctionMethod: address.correctionMethod,
    ackHours: address.ackHours,
    dueAt: address.dueAt?.toISOString() ?? null,
    contentHash: content.contentHash,
    controlField: control.field,
    controlTotal: control.amount,
    warnings: warningsOf(content),
    figureStatus: content.meta.status,
    preparedBy: await readPreparers(tx, report),
    submittedBy: userId,
    submittedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + submissionLifeMs).toISOString(),
  };
}

/** What the second person has to give a reason for. */
export function warningsOf({ checks }: StoredContent): Warning[] {
  return checks
    .filter(({ ok, severity }) => !ok && severity === 'WARN')
    .map(({ id, detail, said }) => ({ id, detail, ...(said !== undefined && { said }) }));
}

/**
 * Moves a report with its line in the history and the audit.
 *
 * The line comes first: writers of the audit wait for each other, so what is read after it holds until the end.
 * Errors: `REPORT_LOCKED` when somebody was quicker.
 */
export async function moveAudited(
  tx: Queryable,
  report: Pick<StoredReport, 'id' | 'state'>,
  move: {
    readonly to: ReportState;
    readonly deed: Pick<Deed, 'userId' | 'now'>;
    readonly reason?: string | null;
  },
): Promise<void> {
  const { to, deed, reason = null } = move;
  const { id, state: from } = report;
  await insertTransition(tx, { reportId: id, at: deed.now, from, to, actorId: deed.userId, reason });
  if (!(await moveReport(tx, { id, from, to }))) {
    throw problemOf(refuse('WRONG_STATE', 'Its state has just been changed by someone else.'));
  }
}

async function markStale(store: Store, report: StoredReport, deed: Deed): Promise<void> {
  if (report.state !== 'SIMULATED') return;
  await store.tx((tx) =>
    moveAudited(tx, report, { to: 'STALE', deed, reason: 'Facts or rules have changed.' }),
  );
}

/** States in which a version is out of the house's hands, or about to be. */
const underWay: readonly ReportState[] = [
  'PENDING_CONFIRMATION',
  'CONFIRMED',
  'SENDING',
  'FILED_BY_HAND',
  'SEND_FAILED',
  'SENT',
  'ACKNOWLEDGED',
  'ACCEPTED',
];

/** Errors: `ALREADY_SENT` while another version is under way. */
export async function requireNoOther(tx: Queryable, report: StoredReport): Promise<void> {
  const others = await readOtherVersions(tx, report);
  const other = others.find(
    ({ state, version, sentAt }) => underWay.includes(state) || (version > report.version && sentAt !== null),
  );
  if (other === undefined) return;
  throw new ProblemError(409, 'ALREADY_SENT', 'Another version of this report is in progress', {
    detail:
      `Version ${other.version}: ${reportStates[other.state]}. An authority gets one version at a time: ` +
      'correct that version if it was rejected or has to change.',
  });
}
