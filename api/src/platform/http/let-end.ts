import { setTimeout } from 'node:timers/promises';

const mostMs = 2000;

/** Waits until `work` is over, but for no longer than somebody waits who restarts a service: a store may never answer. */
export async function letEnd(work: Promise<unknown> | undefined): Promise<void> {
  await Promise.race([work, setTimeout(mostMs, undefined, { ref: false })]);
}
