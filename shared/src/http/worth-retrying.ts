import { isApiError } from './api-error';
import { SessionChangedError } from './session-changed-error';

/**
 * A read is asked again twice when the server was not there, and when its session ended under it: who still waits for it
 * has signed in again meanwhile. A refusal is an answer and is shown at once.
 */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  const isOver = isApiError(error) && error.problem.code === 'UNAVAILABLE';
  return failures < 2 && (isOver || error instanceof SessionChangedError);
}
