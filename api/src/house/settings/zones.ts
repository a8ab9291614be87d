import { ValidationFailed } from '../../platform/http/problems';

/** Errors: `ValidationFailed` naming `field` for a zone that the time zone data does not have. */
export function requireZone(zone: string, field: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    const message = `There is no time zone "${zone}"`;
    throw new ValidationFailed([{ field, code: 'UNKNOWN_ZONE', message }]);
  }
}
