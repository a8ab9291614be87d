import type { confirmReport } from '@tallyhouse/shared/contracts/confirmation';
import type { ConfirmationDetail } from '@tallyhouse/shared/contracts/confirmation-items';
import type { CallInput } from '@tallyhouse/shared/contracts/remote';
import type { Problem } from '@tallyhouse/shared/contracts/problem';
import { amountOf } from './typed-amount';

export type Submission = NonNullable<ConfirmationDetail['submission']>;
export type ConfirmBody = CallInput<typeof confirmReport>['body'];

/** What the second person has typed so far. */
export interface DecisionForm {
  readonly seen: Readonly<Record<string, boolean>>;
  readonly reasons: Readonly<Record<string, string>>;
  readonly nonFinalReason: string;
  /** Never filled in beforehand. */
  readonly control: string;
  readonly code: string;
}

export const emptyForm: DecisionForm = { seen: {}, reasons: {}, nonFinalReason: '', control: '', code: '' };

/** What is missing or wrong in a form, and in which field; `id` is of the warning that it is about. */
export type FormFault =
  | { readonly field: 'seen' | 'reason'; readonly kind: 'warningTick' | 'warningReason'; readonly id: string }
  | { readonly field: 'nonFinal'; readonly kind: 'nonFinal' }
  | { readonly field: 'control'; readonly kind: 'controlEmpty' | 'controlShape' }
  | { readonly field: 'code'; readonly kind: 'code' | 'SECOND_FACTOR_REQUIRED' }
  | { readonly field: 'control'; readonly kind: 'CONTROL_TOTAL_MISMATCH'; readonly attemptsLeft: number };

/** Warnings that say that figures may still change: whoever answers one has said why they are sent. */
const nonFinalWarnings: readonly string[] = ['DATA', 'RULES'];

/** Whether it has to be said beside the warnings why figures that are not final are sent. */
export function needsNonFinalReason({ figureStatus, warnings }: Submission): boolean {
  return figureStatus !== 'FINAL' && !warnings.some(({ id }) => nonFinalWarnings.includes(id));
}

/** Faults in the order of the fields; none when it can be sent. */
export function faultsOf(form: DecisionForm, submission: Submission): FormFault[] {
  return [
    ...submission.warnings.flatMap(({ id }): FormFault[] => [
      ...(form.seen[id] === true ? [] : [{ field: 'seen', kind: 'warningTick', id } as const]),
      ...((form.reasons[id] ?? '').trim() === ''
        ? [{ field: 'reason', kind: 'warningReason', id } as const]
        : []),
    ]),
    ...(needsNonFinalReason(submission) && form.nonFinalReason.trim() === ''
      ? [{ field: 'nonFinal', kind: 'nonFinal' } as const]
      : []),
    ...(form.control.trim() === ''
      ? [{ field: 'control', kind: 'controlEmpty' } as const]
      : amountOf(form.control) === null
        ? [{ field: 'control', kind: 'controlShape' } as const]
        : []),
    ...(/^\d{6}$/.test(form.code.trim()) ? [] : [{ field: 'code', kind: 'code' } as const]),
  ];
}

/** What the server found wrong with what was typed; none where it refused for another reason. */
export function refusedFaults(problem: Problem | null): FormFault[] {
  switch (problem?.code) {
    case 'SECOND_FACTOR_REQUIRED':
      return [{ field: 'code', kind: problem.code }];
    case 'CONTROL_TOTAL_MISMATCH':
      return [{ field: 'control', kind: problem.code, attemptsLeft: problem.attemptsLeft ?? 0 }];
    default:
      return [];
  }
}

/** What is sent: the hash of what was shown goes along, so that nobody signs what they did not see. */
export function bodyOf(form: DecisionForm, submission: Submission): ConfirmBody {
  const [field = ''] = submission.controlFields;
  return {
    payloadHash: submission.payloadHash,
    controlTotals: { [field]: amountOf(form.control) ?? '' },
    otp: form.code.trim(),
    warnings: submission.warnings.map(({ id }) => ({ id, reason: (form.reasons[id] ?? '').trim() })),
    nonFinalReason: needsNonFinalReason(submission) ? form.nonFinalReason.trim() : null,
  };
}
