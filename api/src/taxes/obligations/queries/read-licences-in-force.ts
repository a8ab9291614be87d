import type { Day } from '@tallyhouse/shared/contracts/scalars';
import { classChainOf } from '../../../domain/tax/product-class';
import type { Question } from '../../../store/ask-together';
import type { LicenceInForce } from '../plan-deadlines';

interface LicenceRow extends Omit<LicenceInForce, 'products' | 'brands'> {
  readonly brandName: string;
  readonly products: string;
  /** Of its machines; null for a licence without. */
  readonly machineClasses: string | null;
  readonly validFrom: Day;
  readonly validTo: Day | null;
  readonly coveredFrom: Day;
}

/** Every licence with each brand that it covers, for the server alone. */
export const coveringLicences: Question<LicenceRow> = {
  columns: [
    ...['id', 'brandId', 'brandName', 'entityId', 'entityName', 'authority', 'number', 'products'],
    ...['validFrom', 'validTo', 'machineClasses', 'coveredFrom'],
  ] as (keyof LicenceRow)[],
  ask: () =>
    `select l.id as "id", c.brand_id as "brandId", b.name as "brandName", l.entity_id as "entityId",
         coalesce(e.name, l.entity_id) as "entityName", l.authority as "authority",
         l.number as "number", l.products as "products", l.valid_from as "validFrom", l.valid_to as "validTo",
         (select string_agg(distinct m.product_class, ',') from gaming_machine m where m.licence_id = l.id)
           as "machineClasses",
         coalesce(c.covered_from, l.valid_from) as "coveredFrom"
       from licence l join licence_brand c on c.licence_id = l.id join brand b on b.id = c.brand_id
       left join legal_entity e on e.id = l.entity_id
       order by case when c.brand_id = l.entity_id then 0 else 1 end, c.brand_id, l.valid_from, l.id`,
};

/**
 * Every licence of the companies whose licences cover `brandIds`, each once, by brand and start; those that have ended too,
 * since their last periods are owed still. Of other brands nothing is told but id and name.
 */
export function licencesInForce(rows: readonly LicenceRow[], brandIds: readonly string[]): LicenceInForce[] {
  const own = new Set(
    rows.filter(({ brandId }) => brandIds.includes(brandId)).map(({ entityId }) => entityId),
  );
  const first = rows.filter(({ id }, at) => rows.findIndex((other) => other.id === id) === at);
  return first
    .filter(({ entityId }) => own.has(entityId))
    .map(({ brandName: _brandName, coveredFrom: _coveredFrom, machineClasses, ...licence }) => ({
      ...licence,
      products: [...licence.products.split(','), ...(machineClasses?.split(',') ?? []).flatMap(classChainOf)],
      brands: rows
        .filter(({ id }) => id === licence.id)
        .map(({ brandId: own, brandName: name, coveredFrom: from }) => ({ id: own, name, from })),
    }));
}
