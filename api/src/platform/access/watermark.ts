import { personInWords } from '@tallyhouse/shared/contracts/people';
import { rolesFor, type CurrentUser } from '../auth/current-user';

/**
 * The line that every file for an auditor carries: who took it out, when, and that it goes no further. Nothing for
 * others, whose files are the house's own.
 */
export function watermarkOf(user: CurrentUser, brandId: string, at: Date): [label: string, text: string][] {
  if (!rolesFor(user, brandId).includes('auditor')) return [];
  const who = personInWords(user.name, user.email);
  return [['Watermark', `Auditor's copy for ${who}, ${at.toISOString()}. Not to be passed on.`]];
}
