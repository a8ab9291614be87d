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
    title: 'The report is not in a state for this',
    next: 'Open it again to see where it stands.',
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
    title: 'This is a what-if',
    next: 'Simulate without changed rules.',
  },
  INVARIANT_FAILED: {
    status: 422,
    code: 'INVARIANT_FAILED',
    title: 'The figures contradict each other',
    next: 'Look at the checks of the simulation, and at the loads behind it.',
  },
  SELF_CONFIRMATION: {
    status: 403,
    code: 'SELF_CONFIRMATION',
    title: 'It takes a second person',
    next: 'Ask somebody who had no hand in it.',
  },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    code: 'SECOND_FACTOR_REQUIRED',
    title: 'The second factor did not pass',
    next: 'Type the code that your authenticator shows now; each code is good once.',
  },
  PAYLOAD_CHANGED: {
    status: 409,
    code: 'PAYLOAD_CHANGED',
    title: 'This is not what you were shown',
    next: 'Read it again before you confirm.',
  },
  CONTROL_TOTAL_MISMATCH: {
    status: 422,
    code: 'CONTROL_TOTAL_MISMATCH',
    title: 'The control total is another one',
    next: 'Work it out again from your own papers.',
  },
  ITEM_LOCKED: {
    status: 423,
    code: 'ITEM_LOCKED',
    title: 'The item is locked',
    next: 'It can be returned or withdrawn, and submitted anew.',
  },
  WARNINGS_OPEN: {
    status: 422,
    code: 'WARNINGS_OPEN',
    title: 'Warnings are without an answer',
    next: 'Give a reason for each.',
  },
  NON_FINAL_FIGURES: {
    status: 422,
    code: 'NON_FINAL_FIGURES',
    title: 'The figures are not final',
    next: 'Say in writing why they are sent all the same.',
  },
  REASON_REQUIRED: {
    status: 422,
    code: 'REASON_REQUIRED',
    title: 'Something has to be said about it',
    next: 'Write it down.',
  },
  EXPIRED: {
    status: 409,
    code: 'EXPIRED',
    title: 'Nobody confirmed it in time',
    next: 'Simulate and submit it again.',
  },
  NOT_EXPIRED: {
    status: 409,
    code: 'REPORT_LOCKED',
    title: 'The submission still holds',
    next: 'Wait for its end.',
  },
  ALREADY_SENT: {
    status: 409,
    code: 'ALREADY_SENT',
    title: 'It was sent before',
    next: 'Correct it by a new version.',
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
