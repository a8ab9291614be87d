import type { Brand } from '@tallyhouse/shared/contracts/brands';
import type { OwnTerms } from '../../domain/periods/licence-terms';
import type { Queryable } from '../../store/store';

interface LicenceRow extends OwnTerms {
  readonly id: string;
  readonly brand_id: string;
  readonly entity_id: string;
  readonly authority: string;
  readonly number: string;
  readonly products: string;
  readonly valid_from: string;
  readonly valid_to: string | null;
}

/** Licences of the brands by brand id, oldest first; a brand without any is absent. */
export async function readLicences(
  store: Queryable,
  brandIds: readonly string[],
): Promise<Map<string, Brand['licences']>> {
  const rows = await store.query<LicenceRow>(
    `select l.id, c.brand_id, l.entity_id, l.authority, l.number, l.products,
       greatest(l.valid_from, coalesce(c.covered_from, l.valid_from)) as valid_from, l.valid_to,
       l.currency, l.zone, l.cutoff
     from licence l join licence_brand c on c.licence_id = l.id
     where c.brand_id in (${brandIds.map((_, index) => `$${index + 1}`).join(', ')})
     order by l.valid_from, l.id`,
    brandIds,
  );
  const licences = new Map<string, Brand['licences']>();
  for (const {
    brand_id: brandId,
    entity_id: entityId,
    id,
    authority,
    number,
    products,
    valid_from: validFrom,
    valid_to: validTo,
    ...own
  } of rows) {
    const licence = {
      ...{ id, entityId, authority, number, products: products.split(','), validFrom, validTo },
      ...own,
    };
    licences.set(brandId, [...(licences.get(brandId) ?? []), licence]);
  }
  return licences;
}
