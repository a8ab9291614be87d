import { isApiError } from '@tallyhouse/shared/http/api-error';

/** Why a sign-in did not end with a session. */
export type SignInFault =
  | { readonly kind: 'bad-credentials' }
  | { readonly kind: 'account-locked' }
  | { readonly kind: 'otp-required' }
  | { readonly kind: 'throttled'; readonly minutes: number }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'failed'; readonly reason: string; readonly trace: string };

/** Words the server's refusal for the form; unknown user and wrong password are one kind, as the server has it. */
export function signInFault(error: unknown): SignInFault {
  if (!isApiError(error)) throw error;
  const { problem, retryAfterSeconds } = error;
  if (problem.code === 'OTP_REQUIRED') return { kind: 'otp-required' };
  if (problem.code === 'BAD_CREDENTIALS') return { kind: 'bad-credentials' };
  if (problem.code === 'ACCOUNT_LOCKED') return { kind: 'account-locked' };
  if (problem.code === 'RATE_LIMIT') {
    return { kind: 'throttled', minutes: Math.max(1, Math.ceil((retryAfterSeconds ?? 60) / 60)) };
  }
  if (problem.code === 'UNAVAILABLE') return { kind: 'unreachable' };
  return { kind: 'failed', reason: problem.detail ?? problem.title, trace: problem.traceId };
}
