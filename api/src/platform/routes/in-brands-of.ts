import { Readable } from 'node:stream';
import type { Endpoint } from '@tallyhouse/shared/contracts/endpoint';
import { brandIdsWith, type CurrentUser } from '../auth/current-user';
import { actForBrands, keepScope } from '../../store/brand-scope';
import type { Admission } from './admit';

/**
 * Does `work` in the scope of the brands that the caller holds with the endpoint's permission, and of them only the
 * selected one.
 *
 * Worked out from the caller's roles anew: what the call was admitted for, and what its handler asks, play no part.
 */
export async function inBrandsOf<T>(
  { access }: Endpoint,
  { user, brand }: Admission,
  work: () => Promise<T> | T,
): Promise<T> {
  const held = heldBrandIds({ access }, user);
  const brandIds = brand === null ? held : held.filter((id) => id === brand.id);
  return actForBrands(brandIds, async () => inScopeToTheEnd(await work()));
}

/** The brands for which a user may make a call. */
export function heldBrandIds({ access }: Pick<Endpoint, 'access'>, user: CurrentUser): string[] {
  return access === 'public' || access === 'signed-in'
    ? user.brands.map(({ id }) => id)
    : brandIdsWith(user, access);
}

/** A file that is read from the store while it is sent is read in this scope to its end. */
export function inScopeToTheEnd<T>(answer: T): T {
  const file = answer as { readonly content?: unknown } | null | undefined;
  if (typeof file !== 'object' || file === null || !(file.content instanceof Readable)) return answer;
  return { ...answer, content: Readable.from(keepScope(file.content), { objectMode: false }) };
}
