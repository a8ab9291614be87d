import { appendAuditEvent } from '../../../store/audit-trail/append-audit-event';
import type { AuthorityGateway, SendOutcome } from '../../../platform/http/authority-gateway';
import type { StoredReport } from '../../../reporting/reports/queries/report-headers';
import { actForBrands } from '../../../store/brand-scope';
import type { Queryable, Store } from '../../../store/store';
import { contentTypes } from '../../../reporting/payloads/payload-document';
import { payloadHashOf } from '../../../reporting/payloads/write-payload';
import type { StoredDelivery } from '../../../reporting/payloads/queries/delivery-row';
import { requireReport } from '../../../reporting/reports/queries/read-reports';
import {
  readPayload,
  readSubmission,
  type StoredSubmission,
} from '../../../reporting/payloads/queries/submission-row';
import { longestQuestioningMs, mostSendAttempts, waitAfterAttempt, waitAfterQuestion } from './back-off';
import { stepReport, systemActor } from './step-report';
import { answerWords, takeAnswer } from './take-answer';
import { leaseMs, takeDelivery, type TakenDelivery } from './take-delivery';
import { beginAttempt, endDelivery, releaseDelivery } from './write-delivery';

/** What the queue works with. */
export interface DeliveryContext {
  readonly store: Store;
  readonly gateway: AuthorityGateway;
  readonly clock: () => Date;
}

/** An attempt is given up well before its lease ends, so that no other process begins the same meanwhile. */
const longestCallMs = leaseMs - 30_000;

/**
 * Sends, or asks about, the one report that has been due the longest; false when none is.
 *
 * A payload goes out under the key of its report and version. Where an attempt may have reached the authority (also one
 * of a process that died), the authority is asked first, and the same key is sent again only when it never got it.
 * Every attempt is written in the audit before it is made and after it.
 */
export async function deliverNext(context: DeliveryContext, signal?: AbortSignal): Promise<boolean> {
  const delivery = await takeDelivery(context.store, context.clock());
  if (delivery === undefined) return false;
  await actForBrands(delivery.brandIds, () => deliver(context, delivery, signal));
  return true;
}

async function deliver(
  context: DeliveryContext,
  delivery: TakenDelivery,
  signal?: AbortSignal,
): Promise<void> {
  const { store } = context;
  const report = await requireReport(store, delivery.brandIds, delivery.reportId);
  const submission = await readSubmission(store, delivery.reportId);
  if (submission?.id !== delivery.submissionId)
    throw new Error(`${delivery.idempotencyKey} has no submission`);
  const errand = { ...context, delivery, submission, signal: timed(signal) };
  switch (report.state) {
    case 'CONFIRMED':
    case 'SENDING':
      return send(errand, report);
    case 'SENT':
    case 'ACKNOWLEDGED':
      return ask(errand, report);
    default:
      return endDelivery(store, report.id, `Nothing is left to do: the report is ${report.state}.`);
  }
}

function timed(signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(longestCallMs);
  return signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
}

interface Errand extends DeliveryContext {
  readonly delivery: StoredDelivery;
  readonly submission: StoredSubmission;
  readonly signal: AbortSignal;
}

async function send(errand: Errand, report: StoredReport): Promise<void> {
  const { store, clock, delivery, submission } = errand;
  const attempt = delivery.allAttempts + 1;
  const sending = await store.tx(async (tx) => {
    await beginAttempt(tx, delivery.idempotencyKey);
    await auditAttempt(tx, errand, { action: 'SUBMISSION_STARTED', attempt, outcome: null });
    if (report.state === 'SENDING') return report;
    return stepReport(tx, report, { event: { kind: 'send' }, userId: systemActor, now: clock() });
  });
  const outcome = await attemptOutcome(errand, attempt);
  await store.tx(async (tx) => {
    await auditAttempt(tx, errand, { action: 'SUBMISSION_ENDED', attempt, outcome });
    if (outcome.kind === 'UNAVAILABLE') return postpone(tx, errand, { report: sending, outcome });
    const origin = { userId: submission.authorityId, now: clock(), attachedBy: null, note: null };
    const sent = await takeAnswer(tx, sending, { answer: outcome, origin });
    await releaseDelivery(tx, delivery.idempotencyKey, {
      nextAt: isOver(sent) ? null : new Date(clock().getTime() + waitAfterQuestion(0)),
      detail: answerWords(outcome),
      wasQuestion: false,
    });
  });
}

/** Never rejects for what the authority or the network do. */
async function attemptOutcome(errand: Errand, attempt: number): Promise<SendOutcome> {
  const { store, gateway, delivery, submission, signal } = errand;
  const { payload } = await readPayload(store, submission.id);
  if (payloadHashOf(payload) !== submission.payloadHash) {
    return {
      kind: 'UNAVAILABLE',
      detail: 'What is kept is not what was confirmed: it is not sent. Call your administrator.',
    };
  }
  const { authorityId, brandId, obligationCode, payloadHash, format } = submission;
  const { idempotencyKey } = delivery;
  if (attempt > 1) {
    const known = await gateway.askStatus({ authorityId, brandId, idempotencyKey }, signal);
    if (known !== null) return known;
  }
  return gateway.send(
    {
      reportId: submission.reportId,
      version: submission.version,
      brandId,
      authorityId,
      obligationCode,
      payload: Buffer.from(payload, 'utf8'),
      contentType: contentTypes[format],
      payloadHash,
      idempotencyKey,
      attempt,
    },
    signal,
  );
}

async function postpone(
  tx: Queryable,
  { clock, delivery }: Errand,
  { report, outcome }: { report: StoredReport; outcome: Extract<SendOutcome, { kind: 'UNAVAILABLE' }> },
): Promise<void> {
  const { detail, retryAfterSeconds } = outcome;
  const attempts = delivery.attempts + 1;
  const isGivenUp = attempts >= mostSendAttempts;
  if (isGivenUp) {
    await stepReport(tx, report, {
      event: { kind: 'fail' },
      userId: systemActor,
      now: clock(),
      reason: detail,
    });
  }
  const nextAt = isGivenUp
    ? null
    : new Date(clock().getTime() + waitAfterAttempt(attempts, retryAfterSeconds));
  await releaseDelivery(tx, delivery.idempotencyKey, { nextAt, detail, wasQuestion: false });
}

async function ask(
  { store, gateway, clock, delivery, submission, signal }: Errand,
  report: StoredReport,
): Promise<void> {
  const { authorityId, brandId } = submission;
  const { idempotencyKey, questions } = delivery;
  const outcome = await gateway.askStatus({ authorityId, brandId, idempotencyKey }, signal);
  await store.tx(async (tx) => {
    let after = report;
    let detail = 'The authority says that it never got it: ask there what became of it.';
    if (outcome !== null && outcome.kind === 'UNAVAILABLE') ({ detail } = outcome);
    else if (outcome !== null) {
      const origin = { userId: authorityId, now: clock(), attachedBy: null, note: null };
      after = await takeAnswer(tx, report, { answer: outcome, origin });
      detail = answerWords(outcome);
    }
    const sentMs = Date.parse(report.sentAt ?? submission.submittedAt);
    const isTooOld = clock().getTime() - sentMs > longestQuestioningMs;
    const nextAt =
      isOver(after) || isTooOld ? null : new Date(clock().getTime() + waitAfterQuestion(questions + 1));
    await releaseDelivery(tx, idempotencyKey, { nextAt, detail, wasQuestion: true });
  });
}

/** Whether the authority has said its last word. */
function isOver({ state }: StoredReport): boolean {
  return state !== 'SENT' && state !== 'ACKNOWLEDGED';
}

async function auditAttempt(
  tx: Queryable,
  { clock, submission, delivery }: Errand,
  step: { action: 'SUBMISSION_STARTED' | 'SUBMISSION_ENDED'; attempt: number; outcome: SendOutcome | null },
): Promise<void> {
  const { authorityId, brandId, reportId, payloadHash, version } = submission;
  const { idempotencyKey } = delivery;
  await appendAuditEvent(tx, {
    at: clock(),
    action: step.action,
    brandId,
    object: { kind: 'report', id: reportId },
    detail: {
      authority: authorityId,
      version,
      idempotencyKey,
      payloadHash,
      attempt: step.attempt,
      outcome: step.outcome?.kind ?? null,
      ackRef: step.outcome !== null && 'ackRef' in step.outcome ? step.outcome.ackRef : null,
    },
  });
}
