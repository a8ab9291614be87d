import type { AssignmentInput } from '@tallyhouse/shared/contracts/roles';
import { part, type ProposalPart } from './proposal-parts';
import { ValidationFailed } from '../../platform/http/problems';
import type { Queryable } from '../../store/store';

const longestAuditMs = 366 * 86_400_000;

/** The brand that an assignment is for; null for every brand. */
export function brandOfAssignment({ brandId }: AssignmentInput): string | null {
  return brandId === '*' ? null : brandId;
}

/** For the audit: `reporter for alder in TZ until 2026-12-31T21:00:00.000Z`. */
export function assignmentInWords({ role, brandId, jurisdictions, validUntil }: AssignmentInput): string {
  const where = brandId === '*' ? 'every brand' : brandId;
  const countries = jurisdictions === null ? '' : ` in ${jurisdictions.join(', ')}`;
  return `${role} for ${where}${countries}${validUntil === null ? '' : ` until ${validUntil}`}`;
}

/** What a proposal says of the role that somebody is to have. */
export async function assignmentParts(
  store: Queryable,
  { role, brandId, jurisdictions, validUntil }: AssignmentInput,
  { deed, person }: { readonly deed: 'GIVE_ROLE' | 'ADD_USER'; readonly person: string },
): Promise<ProposalPart[]> {
  const first =
    brandId === '*'
      ? part(`${deed}_EVERYWHERE`, { person, role })
      : part(deed, { person, role, brand: (await readBrandName(store, brandId)) ?? brandId });
  return [
    first,
    ...(jurisdictions === null ? [] : [part('IN_COUNTRIES', { countries: jurisdictions.join(', ') })]),
    ...(validUntil === null ? [] : [part('UNTIL', { until: validUntil })]),
  ];
}

/** Errors: `ValidationFailed` for a brand that is not there, an end that is past, an auditor without an end within a year. */
export async function checkAssignment(
  store: Queryable,
  { role, brandId, validUntil }: AssignmentInput,
  now: Date,
): Promise<void> {
  const fault = (field: string, code: string, message: string) => {
    throw new ValidationFailed([{ field: `payload.${field}`, code, message }]);
  };
  if (brandId !== '*' && (await readBrandName(store, brandId)) === undefined) {
    fault('brandId', 'UNKNOWN_BRAND', `There is no brand "${brandId}"`);
  }
  if (validUntil !== null && Date.parse(validUntil) <= now.getTime()) {
    fault('validUntil', 'PAST', 'The end is before the start');
  }
  if (role !== 'auditor') return;
  if (validUntil === null || Date.parse(validUntil) > now.getTime() + longestAuditMs) {
    fault('validUntil', 'TIME_BOXED', 'Auditor access is limited in time: enter an end date within a year');
  }
}

export async function readBrandName(store: Queryable, brandId: string): Promise<string | undefined> {
  const [brand] = await store.query<{ name: string }>('select name from brand where id = $1', [brandId]);
  return brand?.name;
}
