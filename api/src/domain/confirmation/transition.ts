import { deletableStates, type ReportState } from '@tallyhouse/shared/contracts/reports';
import { checkConfirmation, isBlank, selfConfirmation } from './check-confirmation';
import type { ConfirmationEvent, EventKind, ReportFacts, SubmittedSimulation } from './confirmation-event';
import { refuse, type Refusal } from './refusal';

export type Transition =
  | { readonly kind: 'MOVED'; readonly state: ReportState }
  /** The version keeps its state for ever; a new one starts in `state`. */
  | {
      readonly kind: 'NEW_VERSION';
      readonly state: 'DRAFT';
      readonly version: number;
      readonly replaces: string;
    }
  | Refusal;

interface Arrow {
  readonly from: readonly ReportState[];
  readonly to: ReportState;
}

/** Every arrow there is. A returned report is a draft with a reason, so it is simulated and deleted as one. */
export const arrows: Readonly<Record<EventKind, Arrow>> = {
  simulate: { from: ['DRAFT', 'RETURNED', 'STALE'], to: 'SIMULATED' },
  invalidate: { from: ['SIMULATED'], to: 'STALE' },
  submit: { from: ['SIMULATED'], to: 'PENDING_CONFIRMATION' },
  confirm: { from: ['PENDING_CONFIRMATION'], to: 'CONFIRMED' },
  return: { from: ['PENDING_CONFIRMATION'], to: 'RETURNED' },
  withdraw: { from: ['PENDING_CONFIRMATION'], to: 'DRAFT' },
  expire: { from: ['PENDING_CONFIRMATION'], to: 'EXPIRED' },
  delete: { from: deletableStates, to: 'DELETED' },
  send: { from: ['CONFIRMED'], to: 'SENDING' },
  file: { from: ['CONFIRMED', 'SEND_FAILED'], to: 'FILED_BY_HAND' },
  sent: { from: ['SENDING'], to: 'SENT' },
  fail: { from: ['SENDING'], to: 'SEND_FAILED' },
  retry: { from: ['SEND_FAILED'], to: 'SENDING' },
  acknowledge: { from: ['SENT'], to: 'ACKNOWLEDGED' },
  accept: { from: ['ACKNOWLEDGED', 'FILED_BY_HAND'], to: 'ACCEPTED' },
  reject: { from: ['SENT', 'ACKNOWLEDGED', 'FILED_BY_HAND'], to: 'REJECTED' },
  'require-amendment': { from: ['ACCEPTED'], to: 'AMENDMENT_NEEDED' },
  correct: { from: ['REJECTED', 'AMENDMENT_NEEDED'], to: 'DRAFT' },
};

/** Data and rules move on, so a simulation may be submitted for a day. */
const simulationLifeMs = 24 * 3_600_000;

/** Where an event takes a report in `state`, or why it does not move. Sent is not accepted: only the authority's answer is. */
export function transition(state: ReportState, event: ConfirmationEvent, facts: ReportFacts): Transition {
  const arrow = arrows[event.kind];
  if (!arrow.from.includes(state)) {
    return refuse('WRONG_STATE', `A report in state ${state} knows no ${event.kind}.`);
  }
  const refusal = checkEvent(event, facts);
  if (refusal !== null) return refusal;
  return event.kind === 'correct'
    ? { kind: 'NEW_VERSION', state: 'DRAFT', version: facts.version + 1, replaces: facts.reportId }
    : { kind: 'MOVED', state: arrow.to };
}

function checkEvent(event: ConfirmationEvent, facts: ReportFacts): Refusal | null {
  switch (event.kind) {
    case 'submit':
      return checkSubmission(event.at, event.simulation);
    case 'confirm':
      return checkConfirmation(event, facts);
    case 'return':
      return facts.preparedBy.includes(event.actorId) ? selfConfirmation : needReason(event.reason);
    case 'expire':
      return Date.parse(event.at) < Date.parse(facts.expiresAt)
        ? refuse('NOT_EXPIRED', `The submission is pending until ${facts.expiresAt}.`)
        : null;
    case 'send':
    case 'retry':
      return facts.isSentBefore
        ? refuse(
            'ALREADY_SENT',
            'This version has reached the authority; the same version is never sent twice.',
          )
        : null;
    case 'file':
      return checkFiling(event, facts);
    case 'acknowledge':
      return needReason(event.ackRef, 'The acknowledgement reference is required.');
    case 'reject':
      return needReason(event.code) ?? needReason(event.text);
    case 'require-amendment':
      return needReason(event.reason);
    default:
      return null;
  }
}

function checkFiling(
  event: Extract<ConfirmationEvent, { kind: 'file' }>,
  { preparedBy, payloadHash }: ReportFacts,
): Refusal | null {
  if (preparedBy.includes(event.actorId)) return selfConfirmation;
  if (event.payloadHash !== payloadHash) {
    return refuse('PAYLOAD_CHANGED', 'Another version of the figures was confirmed.');
  }
  return needReason(event.reference, 'The portal reference is required.');
}

function checkSubmission(at: string, simulation: SubmittedSimulation): Refusal | null {
  // Its rules are never those in force, so this comes before what is out of date.
  if (simulation.isHypothetical) return refuse('HYPOTHETICAL', 'A what-if simulation cannot be submitted.');
  const ageMs = Date.parse(at) - Date.parse(simulation.simulatedAt);
  if (!simulation.isCurrent || ageMs > simulationLifeMs) {
    return refuse('STALE_SIMULATION', 'Data or rules have changed, or the simulation is older than a day.');
  }
  if (simulation.failedChecks.length > 0) {
    return refuse('INVARIANT_FAILED', `These checks failed: ${simulation.failedChecks.join(', ')}.`);
  }
  return null;
}

function needReason(text: string, words = 'A written reason is required.'): Refusal | null {
  return isBlank(text) ? refuse('REASON_REQUIRED', words) : null;
}
