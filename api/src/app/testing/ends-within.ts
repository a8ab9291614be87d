import { setTimeout as pause } from 'node:timers/promises';

const stepMs = 50;

/**
 * Whether `work` ends within `ms` in which this process could run: while the machine lets it stand still no step passes.
 *
 * Errors: those of `work`.
 */
export async function endsWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  const ended = work.then(() => true);
  for (let passedMs = 0; passedMs < ms; passedMs += stepMs)
    if (await Promise.race([ended, pause(stepMs, false)])) return true;
  return false;
}
