import { setTimeout as pause } from 'node:timers/promises';

const stepMs = 50;

/**
 * Whether `work` ends within `ms` in which this process could run: while the machine lets it stand still no step passes.
 * Five times as long by the clock is too long in any case: then the process itself stood in its way.
 *
 * Errors: those of `work`.
 */
export async function endsWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  const startMs = performance.now();
  const ended = work.then(() => performance.now() - startMs < 5 * ms);
  for (let passedMs = 0; passedMs < ms; passedMs += stepMs) {
    const isInTime = await Promise.race([ended, pause(stepMs, null)]);
    if (isInTime !== null) return isInTime;
  }
  return false;
}
