import type { ProblemCode } from '@tallyhouse/shared/contracts/problem';
import type { Refusal, RefusalCode } from '../../domain/confirmation/refusal';
import { ProblemError } from './problems';

interface Answer {
  readonly status: number;
  readonly code: ProblemCode;
  readonly title: string;
  /** What to do next. */
  readonly next: string;
}

const answers: Readonly<Record<RefusalCode, Answer>> = {
  WRONG_STATE: {
    status: 409,
    code: 'REPORT_LOCKED',
    title: 'The state of the report does not allow this',
    next: 'Open it again to see its status.',
  },
  STALE_SIMULATION: {
    status: 409,
    code: 'STALE_SIMULATION',
    title: 'The simulation is out of date',
    next: 'Simulate again.',
  },
  HYPOTHETICAL: {
    status: 422,
    code: 'HYPOTHETICAL',
    title: 'This is a what-if simulation',
    next: 'Simulate without changed rules.',
  },
  INVARIANT_FAILED: {
    status: 422,
    code: 'INVARIANT_FAILED',
    title: 'The figures are inconsistent',
    next: 'Review the checks of the simulation and the data loads behind it.',
  },
  SELF_CONFIRMATION: {
    status: 403,
    code: 'SELF_CONFIRMATION',
    title: 'A second person is required',
    next: 'Ask someone who did not take part in preparing it.',
  },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    code: 'SECOND_FACTOR_REQUIRED',
    title: 'The authenticator code was not accepted',
    next: 'Enter the current code from your authenticator; each code works once.',
  },
  PAYLOAD_CHANGED: {
    status: 409,
    code: 'PAYLOAD_CHANGED',
    title: 'The content has changed since you opened it',
    next: 'Reload it before you confirm.',
  },
  CONTROL_TOTAL_MISMATCH: {
    status: 422,
    code: 'CONTROL_TOTAL_MISMATCH',
    title: 'The control total does not match',
    next: 'Work it out again from your own papers.',
  },
  ITEM_LOCKED: {
    status: 423,
    code: 'ITEM_LOCKED',
    title: 'The submission is locked',
    next: 'It can be returned or withdrawn, and submitted again.',
  },
  WARNINGS_OPEN: {
    status: 422,
    code: 'WARNINGS_OPEN',
    title: 'Some warnings have no reason yet',
    next: 'Give a reason for each.',
  },
  NON_FINAL_FIGURES: {
    status: 422,
    code: 'NON_FINAL_FIGURES',
    title: 'The figures are not final',
    next: 'Give a written reason for sending them.',
  },
  REASON_REQUIRED: {
    status: 422,
    code: 'REASON_REQUIRED',
    title: 'A reason is required',
    next: 'Enter a reason.',
  },
  EXPIRED: {
    status: 409,
    code: 'EXPIRED',
    title: 'The submission has expired',
    next: 'Simulate and submit it again.',
  },
  NOT_EXPIRED: {
    status: 409,
    code: 'REPORT_LOCKED',
    title: 'The submission is still pending',
    next: 'Wait for it to expire.',
  },
  ALREADY_SENT: {
    status: 409,
    code: 'ALREADY_SENT',
    title: 'The report has already been sent',
    next: 'Correct it with a new version.',
  },
};

/** A refusal of the rules as the API answers it. */
export function problemOf({ code, words, attemptsLeft }: Refusal): ProblemError {
  const { status, code: problemCode, title, next } = answers[code];
  return new ProblemError(status, problemCode, title, {
    detail: `${words} ${next}`,
    ...(attemptsLeft === undefined ? {} : { attemptsLeft }),
  });
}
