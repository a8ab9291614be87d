import { isApiError } from '@tallyhouse/shared/http/api-error';

/** How long to wait, in the unit that people would say it in. */
export interface Wait {
  readonly unit: 'seconds' | 'minutes';
  readonly count: number;
}

/** Why a sign-in did not end with a session. */
export type SignInFault =
  | { readonly kind: 'bad-credentials' }
  | { readonly kind: 'account-locked' }
  | { readonly kind: 'otp-required' }
  | { readonly kind: 'factor-unset' }
  | { readonly kind: 'throttled'; readonly wait: Wait }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'failed'; readonly reason: string; readonly trace: string };

/** Words the server's refusal for the form; unknown user and wrong password are one kind, as the server has it. */
export function signInFault(error: unknown): SignInFault {
  if (!isApiError(error)) throw error;
  const { problem, retryAfterSeconds } = error;
  if (problem.code === 'OTP_REQUIRED') return { kind: 'otp-required' };
  if (problem.code === 'SECOND_FACTOR_UNSET') return { kind: 'factor-unset' };
  if (problem.code === 'BAD_CREDENTIALS') return { kind: 'bad-credentials' };
  if (problem.code === 'ACCOUNT_LOCKED') return { kind: 'account-locked' };
  if (problem.code === 'RATE_LIMIT') {
    return { kind: 'throttled', wait: waitOf(Math.max(1, retryAfterSeconds ?? 60)) };
  }
  if (problem.code === 'UNAVAILABLE') return { kind: 'unreachable' };
  return { kind: 'failed', reason: problem.title, trace: problem.traceId };
}

function waitOf(seconds: number): Wait {
  return seconds < 90
    ? { unit: 'seconds', count: seconds }
    : { unit: 'minutes', count: Math.ceil(seconds / 60) };
}
