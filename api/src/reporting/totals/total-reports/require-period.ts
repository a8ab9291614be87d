import type { Period } from '@tallyhouse/shared/contracts/scalars';
import { ValidationFailed } from '../../../platform/http/problems';
import { requireOrdered } from '../../../platform/http/require-ordered';

// Ten years of days, brands and verticals would be an answer that nobody reads.
const mostDays = 800;

/** Errors: `ValidationFailed` naming `to` for a period that ends before it starts, or is longer than 800 days. */
export function requirePeriod({ from, to }: Period): void {
  requireOrdered({ from, to });
  if (Date.parse(to) - Date.parse(from) > mostDays * 86_400_000) {
    const message = `It is longer than ${mostDays} days: ask for a part`;
    throw new ValidationFailed([{ field: 'to', code: 'TOO_LONG', message }]);
  }
}
