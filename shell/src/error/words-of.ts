import { isApiError } from '@tallyhouse/shared/http/api-error';

/** What a refusal says to people, and the reference that support asks for. */
export function wordsOf(error: unknown): { readonly reason: string; readonly trace: string } {
  if (isApiError(error)) return { reason: error.message, trace: error.problem.traceId };
  return { reason: error instanceof Error ? error.message : '', trace: '' };
}
