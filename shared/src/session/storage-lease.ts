import * as z from 'zod/mini';
import type { Environment } from './environment';
import { storedRecord } from './stored-record';

// Longer than a write takes to be seen by the other tabs.
const settleMs = 40;
const lookAgainMs = 25;

const leaseSchema = z.object({ owner: z.string(), untilMs: z.number() });

/**
 * Takes turns between tabs of a browser without Web Locks: who still finds its own name in the storage after the
 * others could have written theirs has the turn. A turn of a tab that was closed ends by itself.
 */
export function storageLease(
  environment: Environment,
  name: string,
  longestTurnMs: number,
  timeout: () => Error,
): <T>(work: () => Promise<T>) => Promise<T> {
  const lease = storedRecord(environment.localStorage, name);
  const owner = environment.randomId();
  const pause = (ms: number) => new Promise<void>((resolve) => void environment.after(ms, resolve));

  function heldBy(): string | null {
    const held = leaseSchema.safeParse(lease.read());
    return held.success && held.data.untilMs > environment.nowMs() ? held.data.owner : null;
  }

  async function take(): Promise<void> {
    const endMs = environment.nowMs() + longestTurnMs;
    for (;;) {
      if (heldBy() === null) {
        const isShared = lease.write({ owner, untilMs: environment.nowMs() + longestTurnMs });
        // Without storage there is no other tab to share a session with.
        if (!isShared) return;
        await pause(settleMs);
        if (heldBy() === owner) return;
      }
      if (environment.nowMs() >= endMs) throw timeout();
      await pause(lookAgainMs + environment.random() * lookAgainMs);
    }
  }

  return async (work) => {
    await take();
    try {
      return await work();
    } finally {
      if (heldBy() === owner) lease.remove();
    }
  };
}
