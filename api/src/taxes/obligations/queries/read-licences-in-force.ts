import type { Day } from '@tallyhouse/shared/contracts/scalars';
import { actForAllBrands } from '../../../store/brand-scope';
import type { Queryable } from '../../../store/store';
import type { LicenceInForce } from '../plan-deadlines';

interface LicenceRow extends Omit<LicenceInForce, 'products' | 'brandIds'> {
  readonly products: string;
  readonly validFrom: Day;
  readonly validTo: Day | null;
}

/**
 * Every licence of the companies whose licences cover `brandIds`, each once, by brand and start; those that have ended too,
 * since their last periods are owed still. Other brands are named by their ids, and by nothing else.
 */
export async function readLicencesInForce(
  store: Queryable,
  brandIds: readonly string[],
): Promise<LicenceInForce[]> {
  if (brandIds.length === 0) return [];
  const rows = await actForAllBrands(() =>
    store.query<LicenceRow>(
      `select l.id as "id", c.brand_id as "brandId", l.entity_id as "entityId", l.authority as "authority",
         l.number as "number", l.products as "products", l.valid_from as "validFrom", l.valid_to as "validTo"
       from licence l join licence_brand c on c.licence_id = l.id
       order by case when c.brand_id = l.entity_id then 0 else 1 end, c.brand_id, l.valid_from, l.id`,
    ),
  );
  const own = new Set(
    rows.filter(({ brandId }) => brandIds.includes(brandId)).map(({ entityId }) => entityId),
  );
  const first = rows.filter(({ id }, at) => rows.findIndex((other) => other.id === id) === at);
  return first
    .filter(({ entityId }) => own.has(entityId))
    .map((licence) => ({
      ...licence,
      products: licence.products.split(','),
      brandIds: rows.filter(({ id }) => id === licence.id).map(({ brandId }) => brandId),
    }));
}
