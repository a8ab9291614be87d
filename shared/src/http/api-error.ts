import type { Problem } from '../contracts/problem';

/**
 * A call that did not give its answer. Branch on `problem.code`; `problem.title` and `detail` are for people.
 *
 * Recognise it with `isApiError`: remotes carry their own copy of this class, so `instanceof` fails across them.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly problem: Problem;
  /** Seconds to wait, of the server's `Retry-After`. */
  readonly retryAfterSeconds: number | null;

  constructor(problem: Problem, options: { cause?: unknown; retryAfterSeconds?: number | null } = {}) {
    super(problem.detail === undefined ? problem.title : `${problem.title}: ${problem.detail}`, {
      cause: options.cause,
    });
    this.problem = problem;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'problem' in error;
}
