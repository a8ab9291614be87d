import Big from 'big.js';
import type { ConfirmEvent, ReportFacts } from './confirmation-event';
import { refuse, type Refusal } from './refusal';

/** A second factor older than this does not prove who sits there now. */
const secondFactorMs = 5 * 60_000;
/** Wrong control totals after which the item is locked. */
export const mostAttempts = 3;

/**
 * What stands against a confirmation; null when nothing does.
 *
 * The words never tell the right control total. After a refusal by `CONTROL_TOTAL_MISMATCH`, and at the one that locks,
 * the caller counts a failed attempt.
 */
export function checkConfirmation(event: ConfirmEvent, facts: ReportFacts): Refusal | null {
  if (facts.failedAttempts >= mostAttempts) return locked;
  if (facts.preparedBy.includes(event.actorId)) return selfConfirmation;
  // The clock may be ahead of what moves lapsed items.
  if (Date.parse(event.at) >= Date.parse(facts.expiresAt)) {
    return refuse('EXPIRED', 'The submission has expired.');
  }
  if (!isFresh(event)) {
    return refuse('SECOND_FACTOR_REQUIRED', 'A second factor from the last five minutes is required.');
  }
  if (event.payloadHash !== facts.payloadHash) {
    return refuse('PAYLOAD_CHANGED', 'The content has changed since you opened it: open it again.');
  }
  return checkControlTotal(event, facts) ?? checkReasons(event, facts);
}

export const selfConfirmation = refuse(
  'SELF_CONFIRMATION',
  'A person who prepared, edited or submitted a report cannot confirm or return it.',
);

const locked = refuse(
  'ITEM_LOCKED',
  'The control total was incorrect three times: the submission is locked.',
);

function isFresh({ secondFactorAt, at }: ConfirmEvent): boolean {
  if (secondFactorAt === null) return false;
  const ageMs = Date.parse(at) - Date.parse(secondFactorAt);
  return ageMs >= 0 && ageMs <= secondFactorMs;
}

function checkControlTotal(event: ConfirmEvent, facts: ReportFacts): Refusal | null {
  if (new Big(event.controlTotal).eq(facts.controlTotal)) return null;
  const attemptsLeft = mostAttempts - facts.failedAttempts - 1;
  if (attemptsLeft === 0) return locked;
  return {
    ...refuse('CONTROL_TOTAL_MISMATCH', 'The control total does not match this report.'),
    attemptsLeft,
  };
}

function checkReasons(event: ConfirmEvent, facts: ReportFacts): Refusal | null {
  const unanswered = facts.openWarnings.filter((id) => isBlank(event.warningReasons[id] ?? ''));
  if (unanswered.length > 0) {
    return refuse('WARNINGS_OPEN', `These warnings need a reason: ${unanswered.join(', ')}.`);
  }
  if (facts.figureStatus !== 'FINAL' && isBlank(event.nonFinalReason ?? '')) {
    return refuse('NON_FINAL_FIGURES', 'Figures that are not final require a written reason.');
  }
  return null;
}

export function isBlank(text: string): boolean {
  return text.trim() === '';
}
