import { ValidationFailed } from './problems';

interface Days {
  readonly from?: unknown;
  readonly to?: unknown;
}

/** Days as they are. Errors: `ValidationFailed` naming `to` where they end before they start; open on one side they do not. */
export function requireOrdered<T>(days: T): T {
  const { from, to } = (days ?? {}) as Days;
  if (isDay(from) && isDay(to) && from > to) {
    throw new ValidationFailed([{ field: 'to', code: 'BEFORE_FROM', message: 'It ends before it starts' }]);
  }
  return days;
}

// Versions of a document are from one to another, too.
function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
}
