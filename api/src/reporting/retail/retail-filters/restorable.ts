import type { Instant } from '@tallyhouse/shared/contracts/scalars';

// Domain rule: a deleted filter can be had back for 30 days.
const restorableMs = 30 * 86_400_000;

/** What was deleted after this instant can still be restored. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - restorableMs);
}

export function restorableUntil(deletedAt: Instant): Instant {
  return new Date(Date.parse(deletedAt) + restorableMs).toISOString();
}
