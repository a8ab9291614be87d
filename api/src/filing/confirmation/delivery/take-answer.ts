import type { SendOutcome } from '../../../platform/http/authority-gateway';
import type { StoredReport } from '../../../reporting/reports/queries/report-headers';
import type { Queryable } from '../../../store/store';
import { insertAcknowledgement } from '../queries/acknowledgement-row';
import { stepReport } from './step-report';

/** An answer that tells that the authority has the report. */
export type Answer = Exclude<SendOutcome, { readonly kind: 'UNAVAILABLE' }>;

/** How an answer came: read from the authority, or attached by a person with a note. */
export interface AnswerOrigin {
  readonly userId: string;
  readonly now: Date;
  readonly attachedBy: string | null;
  readonly note: string | null;
}

/** What an answer says for people. */
export function answerWords(answer: Answer): string {
  switch (answer.kind) {
    case 'RECEIVED':
      return 'The authority has received it.';
    case 'ACKNOWLEDGED':
      return `The authority acknowledged it as ${answer.ackRef}.`;
    case 'ACCEPTED':
      return `The authority accepted it as ${answer.ackRef}.`;
    case 'REJECTED':
      return `The authority rejected it: ${answer.code}, ${answer.text}`;
  }
}

/**
 * Leads a report from SENDING, SENT, ACKNOWLEDGED or FILED_BY_HAND to where an answer takes it, step by step; what is known already
 * changes nothing. Gives the report as it is then.
 */
export async function takeAnswer(
  tx: Queryable,
  report: StoredReport,
  { answer, origin }: { readonly answer: Answer; readonly origin: AnswerOrigin },
): Promise<StoredReport> {
  const by = { userId: origin.userId, now: origin.now };
  let now = report;
  if (now.state === 'SENDING') {
    now = await stepReport(tx, now, { event: { kind: 'sent' }, ...by });
    await tx.query('update report set sent_at = cast($2 as timestamp) where id = $1', [
      report.id,
      origin.now.toISOString(),
    ]);
  }
  const ackRef = answer.ackRef;
  if (ackRef !== null) await tx.query('update report set ack_ref = $2 where id = $1', [report.id, ackRef]);
  if (now.state === 'SENT' && (answer.kind === 'ACKNOWLEDGED' || answer.kind === 'ACCEPTED')) {
    now = await stepReport(tx, now, {
      event: { kind: 'acknowledge', ackRef: answer.ackRef },
      ...by,
      reason: origin.note,
    });
  }
  if (has(now.state) && answer.kind === 'ACCEPTED') {
    now = await stepReport(tx, now, { event: { kind: 'accept' }, ...by, reason: origin.note });
  }
  if ((now.state === 'SENT' || has(now.state)) && answer.kind === 'REJECTED') {
    const { code, text } = answer;
    now = await stepReport(tx, now, {
      event: { kind: 'reject', code, text },
      ...by,
      reason: `${code}: ${text}`,
    });
  }
  if (now.state !== report.state) await keepAnswer(tx, report, { answer, origin });
  return now;
}

/** Whether the authority has said that it has the report. */
function has(state: StoredReport['state']): boolean {
  return state === 'ACKNOWLEDGED' || state === 'FILED_BY_HAND';
}

async function keepAnswer(
  tx: Queryable,
  report: StoredReport,
  { answer, origin }: { readonly answer: Answer; readonly origin: AnswerOrigin },
): Promise<void> {
  const isRejection = answer.kind === 'REJECTED';
  await insertAcknowledgement(tx, {
    brandId: report.brandId,
    reportId: report.id,
    kind: answer.kind,
    ackRef: answer.ackRef,
    code: isRejection ? answer.code : null,
    text: isRejection ? answer.text : null,
    at: origin.now,
    attachedBy: origin.attachedBy,
    note: origin.note,
  });
}
