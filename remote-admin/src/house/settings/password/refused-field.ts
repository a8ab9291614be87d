import { problemOf } from '@tallyhouse/shared/ui/problem-notice';

const faults = ['TOO_SHORT', 'TOO_COMMON', 'SAME', 'IS_EMAIL'] as const;

/** Which field of the form a refusal is about, and why. */
export type RefusedField =
  | { readonly field: 'current'; readonly fault: 'BAD_CREDENTIALS' }
  | { readonly field: 'wanted'; readonly fault: (typeof faults)[number] };

/** Reads the server's refusal of a new password; null for a failure that is about no field. */
export function refusedField(error: unknown): RefusedField | null {
  const problem = problemOf(error);
  if (problem?.code === 'BAD_CREDENTIALS') return { field: 'current', fault: 'BAD_CREDENTIALS' };
  const code = problem?.errors?.find(({ field }) => field === 'newPassword')?.code;
  const fault = faults.find((one) => one === code);
  return fault === undefined ? null : { field: 'wanted', fault };
}
