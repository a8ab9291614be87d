import type { Job } from '@tallyhouse/shared/contracts/jobs';
import { isOver } from '@tallyhouse/shared/reporting/use-job';

/** Jobs that were under way in `before` and have ended by themselves in `now`: what their owner wants to hear of. */
export function endedSince(before: readonly Job[] | undefined, now: readonly Job[]): Job[] {
  const wasUnderWay = new Set((before ?? []).filter((job) => !isOver(job)).map(({ id }) => id));
  return now.filter(({ id, state }) => wasUnderWay.has(id) && (state === 'DONE' || state === 'FAILED'));
}
