import type { LegalEntity } from '@tallyhouse/shared/contracts/legal-entities';
import type { Day } from '@tallyhouse/shared/contracts/scalars';
import type { OwnTerms } from '../../domain/periods/licence-terms';
import { createSqlParams } from '../../store/sql-params';
import { actForAllBrands } from '../../store/brand-scope';
import type { Queryable } from '../../store/store';

interface LicenceRow extends OwnTerms {
  readonly entityId: string;
  readonly entityName: string;
  readonly country: string;
  readonly entityNumber: string | null;
  readonly id: string;
  readonly authority: string;
  readonly number: string;
  readonly products: string;
  readonly validFrom: Day;
  readonly validTo: Day | null;
}

interface CoverRow {
  readonly licenceId: string;
  readonly brandId: string;
  readonly brandName: string;
  readonly from: Day | null;
}

/** The companies of which a licence covers one of `brandIds`, by name; of brands beside these only how many there are. */
export async function listEntities(store: Queryable, brandIds: readonly string[]): Promise<LegalEntity[]> {
  if (brandIds.length === 0) return [];
  const params = createSqlParams();
  const licences = await store.query<LicenceRow>(
    `select e.id as "entityId", e.name as "entityName", e.country as "country", e.number as "entityNumber",
       l.id as "id", l.authority as "authority", l.number as "number", l.products as "products",
       l.valid_from as "validFrom", l.valid_to as "validTo", l.currency as "currency", l.zone as "zone",
       l.cutoff as "cutoff"
     from licence l join legal_entity e on e.id = l.entity_id
     where l.id in (select licence_id from licence_brand where brand_id in (${params.addAll(brandIds)}))
     order by e.name, e.id, l.valid_from, l.id`,
    params.values,
  );
  // Of the others only their number is told, which is no figure of theirs.
  const covers = await actForAllBrands(() =>
    store.query<CoverRow>(
      `select c.licence_id as "licenceId", c.brand_id as "brandId", b.name as "brandName", c.covered_from as "from"
       from licence_brand c join brand b on b.id = c.brand_id order by b.name, b.id`,
    ),
  );
  return [...new Set(licences.map(({ entityId }) => entityId))].flatMap((entityId) => {
    const own = licences.filter((licence) => licence.entityId === entityId);
    const [first] = own;
    if (first === undefined) return [];
    const { entityName: name, country, entityNumber: number } = first;
    return [
      { id: entityId, name, country, number, licences: own.map((one) => licenceOf(one, covers, brandIds)) },
    ];
  });
}

function licenceOf(
  { id, entityId, authority, number, products, validFrom, validTo, currency, zone, cutoff }: LicenceRow,
  covers: readonly CoverRow[],
  brandIds: readonly string[],
): LegalEntity['licences'][number] {
  const all = covers.filter(({ licenceId }) => licenceId === id);
  const seen = all.filter(({ brandId }) => brandIds.includes(brandId));
  return {
    ...{ id, entityId, authority, number, products: products.split(','), validFrom, validTo },
    ...{ currency, zone, cutoff },
    brands: seen.map(({ brandId, brandName, from }) => ({ id: brandId, name: brandName, from })),
    otherBrands: all.length - seen.length,
  };
}
