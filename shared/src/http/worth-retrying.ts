import { isApiError } from './api-error';

/** A read is asked again twice when the server was not there; a refusal is an answer and is shown at once. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  return failures < 2 && isApiError(error) && error.problem.code === 'UNAVAILABLE';
}
