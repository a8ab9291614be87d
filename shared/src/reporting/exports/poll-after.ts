import type { Job } from '../../contracts/jobs';
import { isOver } from '../use-job';

const youngMs = 15_000;
const grownMs = 120_000;

/**
 * Milliseconds until the jobs are asked about again; false while none is under way.
 *
 * Quick for a young job, seldom for one of minutes: a job of ten minutes need not be asked about every second.
 */
export function pollAfterMs(jobs: readonly Job[], nowMs: number): number | false {
  const ages = jobs.filter((job) => !isOver(job)).map((job) => nowMs - Date.parse(job.createdAt));
  if (ages.length === 0) return false;
  const youngest = Math.min(...ages);
  if (youngest < youngMs) return 700;
  return youngest < grownMs ? 2000 : 5000;
}
