import { isTimeZone } from '@tallyhouse/shared/contracts/is-time-zone';
import type { ActiveBrand } from '../../platform/auth/current-user';
import { ValidationFailed } from '../../platform/http/problems';

/** Errors: `ValidationFailed` naming `field` for a zone that the time zone data does not have. */
export function requireZone(zone: string, field: string): void {
  if (isTimeZone(zone)) return;
  const message = `There is no time zone "${zone}"`;
  throw new ValidationFailed([{ field, code: 'UNKNOWN_ZONE', message }]);
}

/** A question with the zone whose days it asks for: its own, else the brand's, in the group view UTC. Errors: as above. */
export function inZone<Question extends { readonly zone?: string | undefined }>(
  question: Question,
  brand: Pick<ActiveBrand, 'zone'> | null,
): Question & { readonly zone: string } {
  if (question.zone !== undefined) requireZone(question.zone, 'zone');
  return { ...question, zone: question.zone ?? brand?.zone ?? 'UTC' };
}
