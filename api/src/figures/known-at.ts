import type { Instant } from '@tallyhouse/shared/contracts/scalars';
import { ValidationFailed } from '../platform/http/problems';

/**
 * The instant whose knowledge figures are told by: the one asked for, or now.
 *
 * Errors: `ValidationFailed` naming `asOf` for an instant that is still to come.
 */
export function knownAt(asOf: Instant | undefined, now: Date): Instant {
  if (asOf === undefined) return now.toISOString();
  if (Date.parse(asOf) <= now.getTime()) return asOf;
  const message = 'It is still to come: ask for an instant that is over, or leave it out';
  throw new ValidationFailed([{ field: 'asOf', code: 'IN_THE_FUTURE', message }]);
}
