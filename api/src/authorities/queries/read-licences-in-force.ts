import type { Queryable } from '../../store/store';
import { readLicences } from '../../users/read-licences';
import type { LicenceInForce } from '../plan-deadlines';

/** Every licence of `brandIds`, by brand and start; those that have ended too, since their last periods are owed still. */
export async function readLicencesInForce(
  store: Queryable,
  brandIds: readonly string[],
): Promise<LicenceInForce[]> {
  if (brandIds.length === 0) return [];
  const byBrand = await readLicences(store, brandIds);
  return [...byBrand].flatMap(([brandId, licences]) => licences.map((licence) => ({ ...licence, brandId })));
}
