import type { Job } from '../../contracts/jobs';

/** How far a job was when it was looked at. */
export interface Observation {
  readonly done: number;
  readonly atMs: number;
}

const leastMs = 2000;

/**
 * Seconds that a job still needs at the pace seen since `first`; null while nothing can be said.
 *
 * By this page's own clock alone: that of the server may be off.
 */
export function secondsLeft(
  job: Pick<Job, 'state' | 'done' | 'total'>,
  first: Observation | undefined,
  nowMs: number,
): number | null {
  if (job.state !== 'RUNNING' || first === undefined || job.total === 0) return null;
  const seenMs = nowMs - first.atMs;
  const seen = job.done - first.done;
  if (seenMs < leastMs || seen <= 0) return null;
  return Math.ceil(((job.total - job.done) * seenMs) / seen / 1000);
}
