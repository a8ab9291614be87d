import { coveredBy } from '../../figures/brands-as-one';
import type { Parsed } from '@tallyhouse/shared/contracts/endpoint';
import type { confirmReport as confirmReportCall } from '@tallyhouse/shared/contracts/confirmation';
import type { CurrentUser } from '../../platform/auth/current-user';
import { mostAttempts } from '../../domain/confirmation/check-confirmation';
import type { ConfirmEvent } from '../../domain/confirmation/confirmation-event';
import type { Refusal } from '../../domain/confirmation/refusal';
import { transition } from '../../domain/confirmation/transition';
import { Forbidden, ValidationFailed } from '../../platform/http/problems';
import { brandsOf, type StoredReport } from '../../reporting/reports/queries/report-headers';
import type { Queryable, Store } from '../../store/store';
import { requireContent } from '../../reporting/reports/find-content';
import { refusalOfLaws } from './broken-laws';
import { refusalOfClosed } from './closed-otherwise';
import { createTurns } from '../../platform/idempotency/in-turn';
import { payloadHashOf } from '../../reporting/payloads/write-payload';
import { isFiledAtPortal } from './queries/read-portals';
import { queueDelivery } from '../../reporting/payloads/queries/delivery-row';
import { holdsConfirmation } from './queries/read-confirmers';
import { requireReport } from '../../reporting/reports/queries/read-reports';
import {
  readPayload,
  readSubmission,
  type StoredSubmission,
} from '../../reporting/payloads/queries/submission-row';
import { countFailedAttempt, writeConfirmation } from './queries/write-submission';
import { recordRefusal } from './record-refusal';
import { problemOf } from '../../platform/http/refusal-problem';
import { factsOf } from './report-facts';
import { proveSecondFactor } from './second-factor';
import { moveAudited, type Deed } from './submit-report';
import { warningsNow } from './warnings-now';

/** A confirmation as somebody asks for it. */
export interface ConfirmOrder extends Omit<Deed, 'userId'> {
  readonly user: CurrentUser;
  readonly body: Parsed<typeof confirmReportCall.body>;
}

const inTurn = createTurns();

/**
 * Confirms a submission as the second person; it is queued for sending in the same transaction.
 *
 * Whatever stands against it leaves a trace in the audit, and what looks like abuse an alert.
 * Errors: `SELF_CONFIRMATION`, `SECOND_FACTOR_REQUIRED`, `CONTROL_TOTAL_MISMATCH`, `ITEM_LOCKED`, `PAYLOAD_CHANGED`,
 * `WARNINGS_OPEN`, `NON_FINAL_FIGURES`, `INVARIANT_FAILED`, `EXPIRED`; `REPORT_LOCKED` for what does not wait, or was just confirmed.
 */
export async function confirmReport(store: Store, order: ConfirmOrder): Promise<void> {
  await inTurn(order.reportId, async () => {
    const { report, submission } = await readPending(store, order);
    requireControlField(submission, order.body.controlTotals);
    await requireLaws(store, { report, order });
    const given = await giveSecondFactor(store, { report, submission, order });
    const refusal =
      given.refusal ??
      (await store.tx((tx) => confirmWithin(tx, { order, submissionId: submission.id, at: given.at })));
    if (refusal !== null) throw problemOf(refusal);
  });
}

/**
 * Errors: `INVARIANT_FAILED` when, after it was handed over, records turned out to break laws, or its tax period was
 * closed with other figures.
 */
async function requireLaws(
  store: Queryable,
  { report, order }: { readonly report: StoredReport; readonly order: ConfirmOrder },
): Promise<void> {
  if (report.state !== 'PENDING_CONFIRMATION') return;
  const content = await requireContent(store, report);
  const refusal =
    (await refusalOfLaws(store, content, order.brand)) ?? (await refusalOfClosed(store, content));
  if (refusal !== null) throw problemOf(refusal);
}

interface Pending {
  readonly report: StoredReport;
  readonly submission: StoredSubmission;
}

/** Errors: `NotFound`; `REPORT_LOCKED` for a report that was never submitted. */
async function readPending(store: Queryable, { brand, reportId, now }: ConfirmOrder): Promise<Pending> {
  const report = await requireReport(store, coveredBy(brand), reportId);
  const submission = await readSubmission(store, report.id);
  if (submission === undefined) {
    throw problemOf({
      kind: 'REFUSED',
      code: 'WRONG_STATE',
      words: 'It was not submitted for confirmation.',
    });
  }
  const warnings = await warningsNow(store, { report, submission }, { brand, now });
  return { report, submission: { ...submission, warnings } };
}

/** The figure has to be there by its name; how much it is, nobody is told. */
function requireControlField(
  { controlField }: StoredSubmission,
  given: Readonly<Record<string, string>>,
): void {
  const names = Object.keys(given);
  if (names.length === 1 && names[0] === controlField) return;
  const message = `Enter ${controlField} only`;
  throw new ValidationFailed([{ field: `controlTotals.${controlField}`, code: 'REQUIRED', message }]);
}

/** The instant of the second factor. What stands against the confirmation in any case is refused before a code is used up. */
async function giveSecondFactor(
  store: Store,
  { report, submission, order }: Pending & { readonly order: ConfirmOrder },
): Promise<{ readonly at: Date | null; readonly refusal: Refusal | null }> {
  const event = eventOf(order, submission, null);
  const early = transition(report.state, event, factsOf(report, submission));
  if (early.kind === 'REFUSED' && early.code !== 'SECOND_FACTOR_REQUIRED') {
    await store.tx((tx) => recordRefusal(tx, { report, refusal: early, by: order.user.id, at: order.now }));
    return { at: null, refusal: early };
  }
  const { user, now, brand, body } = order;
  const factor = { userId: user.id, sessionId: user.sessionId, code: body.otp, now };
  const at = await proveSecondFactor(store, { ...factor, submissionId: submission.id, brandId: brand.id });
  return { at, refusal: null };
}

/** Decides by what the store holds now, and does it. A refusal is given back, so that its traces are kept. */
async function confirmWithin(
  tx: Queryable,
  { order, submissionId, at }: { order: ConfirmOrder; submissionId: string; at: Date | null },
): Promise<Refusal | null> {
  await lockSubmission(tx, submissionId);
  const { report, submission } = await readPending(tx, order);
  const { user, now } = order;
  if (!(await holdsConfirmation(tx, { userId: user.id, brandIds: brandsOf(report), now }))) {
    throw new Forbidden('You can no longer confirm reports for this brand.');
  }
  const event = eventOf(order, submission, at);
  const moved = transition(report.state, event, factsOf(report, submission));
  if (moved.kind === 'REFUSED') {
    if (isWrongTotal(moved, submission)) await countFailedAttempt(tx, submission.id);
    await recordRefusal(tx, { report, refusal: moved, by: user.id, at: now });
    return moved;
  }
  await requireLaws(tx, { report, order });
  await requireUnchangedPayload(tx, submission);
  await moveAudited(tx, report, { to: 'CONFIRMED', deed: { userId: user.id, now } });
  await tx.query('update report set confirmed_by = $2 where id = $1', [report.id, user.id]);
  const { warningReasons, nonFinalReason } = event;
  const secondFactorAt = event.secondFactorAt ?? now.toISOString();
  const record = { confirmedBy: user.id, confirmedAt: now, secondFactorAt, warningReasons, nonFinalReason };
  await writeConfirmation(tx, { submissionId: submission.id, ...record });
  // What is owed through a portal waits for who files it there.
  if (!(await isFiledAtPortal(tx, submission))) await queueDelivery(tx, { report, submission, now });
  return null;
}

/** Whoever else confirms or mistypes at this moment waits until this transaction ends. */
async function lockSubmission(tx: Queryable, id: string): Promise<void> {
  await tx.query('update report_submission set failed_attempts = failed_attempts where id = $1', [id]);
}

function isWrongTotal(refusal: Refusal, { failedAttempts }: StoredSubmission): boolean {
  if (refusal.code === 'CONTROL_TOTAL_MISMATCH') return true;
  return refusal.code === 'ITEM_LOCKED' && failedAttempts < mostAttempts;
}

/** Warnings that say that figures may still change: whoever answers one has said why they are sent. */
const nonFinalWarnings = ['DATA', 'RULES'];

function eventOf(
  { user, now, body }: ConfirmOrder,
  submission: StoredSubmission,
  at: Date | null,
): ConfirmEvent {
  const warningReasons = Object.fromEntries(body.warnings.map(({ id, reason }) => [id, reason]));
  const said = nonFinalWarnings.flatMap((id) => warningReasons[id] ?? []).join(' ');
  return {
    kind: 'confirm',
    actorId: user.id,
    at: now.toISOString(),
    secondFactorAt: at?.toISOString() ?? null,
    controlTotal: body.controlTotals[submission.controlField] ?? '',
    payloadHash: body.payloadHash,
    warningReasons,
    nonFinalReason: body.nonFinalReason ?? (said === '' ? null : said),
  };
}

/** Errors: a plain one when the kept payload is not the one that was hashed: somebody changed the store. */
async function requireUnchangedPayload(tx: Queryable, { id, payloadHash }: StoredSubmission): Promise<void> {
  const { payload } = await readPayload(tx, id);
  if (payloadHashOf(payload) !== payloadHash)
    throw new Error(`the payload of ${id} is not the one that was frozen`);
}
