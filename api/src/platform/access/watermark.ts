import { personInWords } from '@tallyhouse/shared/contracts/people';
import { rolesFor, type CurrentUser } from '../auth/current-user';

/**
 * What every file for an auditor says: who took it out, and when, an instant. Null for others, whose files are the house's
 * own.
 */
export function watermarkOf(
  user: CurrentUser,
  brandId: string,
  at: Date,
): { readonly who: string; readonly at: string } | null {
  if (!rolesFor(user, brandId).includes('auditor')) return null;
  return { who: personInWords(user.name, user.email), at: at.toISOString() };
}
