import { ProblemError } from '../problems';

/** The refusal of a read before its work begins. `waitMs`: until its turn would have come. */
export function busy(waitMs: number): ProblemError {
  return refusal(
    'The server is busy',
    'The server is busy and did not start the request. Try again in a few seconds.',
    waitMs,
  );
}

/** As `busy`, for who has as many reads under way as one user may. */
export function tooManyAtOnce(waitMs: number): ProblemError {
  const detail =
    'The server is busy with earlier requests of yours. Wait for them to finish, in other windows too, then try again.';
  return refusal('You have too many requests at once', detail, waitMs);
}

function refusal(title: string, detail: string, waitMs: number): ProblemError {
  const seconds = Math.min(30, Math.max(1, Math.ceil(waitMs / 1000)));
  return new ProblemError(503, 'BUSY', title, { detail, headers: { 'Retry-After': String(seconds) } });
}
