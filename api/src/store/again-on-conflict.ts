import { setTimeout as pause } from 'node:timers/promises';

/** As often as the eight connections of a process can be in each other's way, so that each of them gets its turn. */
export const conflictTries = 8;

/** Longest pause before the second try, in milliseconds; it doubles from try to try. */
const firstPauseMs = 5;

/**
 * Does `work` again while another transaction was quicker, after a pause by chance, so that those that were slower do
 * not meet again. `isConflict` is told the error of the try before, where there was one.
 *
 * Errors: that of the last try, and any that is no conflict.
 */
export async function againOnConflict<T>(
  work: () => Promise<T>,
  isConflict: (error: unknown, before: unknown) => boolean,
): Promise<T> {
  let before: unknown;
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === conflictTries || !isConflict(error, before)) throw error;
      before = error;
      await pause(Math.random() * firstPauseMs * 2 ** tries);
    }
  }
}
