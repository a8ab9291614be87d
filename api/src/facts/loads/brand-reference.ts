import type { Terms } from '../../domain/periods/licence-terms';
import { readLicenceTerms } from '../../house/settings/read-licence-terms';
import { createSqlParams } from '../../store/sql-params';
import type { Queryable } from '../../store/store';

/** First and last day of a licence, both included, and what its records are in; an open end is the empty text. */
export interface LicenceReference extends Terms {
  readonly from: string;
  readonly to: string;
}

/** What the records of one brand may refer to; its own currency and clock are of records without a licence. */
export interface BrandReference extends Terms {
  readonly licences: ReadonlyMap<string, LicenceReference>;
  readonly branches: ReadonlySet<string>;
  readonly terminals: ReadonlySet<string>;
  readonly products: ReadonlySet<string>;
  /** Channel of each source. */
  readonly sources: ReadonlyMap<string, string>;
}

/** Lets the records of a file be counted whose brand nobody knows. */
export const unknownBrand: BrandReference = {
  currency: '',
  zone: 'UTC',
  cutoff: '00:00',
  licences: new Map(),
  branches: new Set(),
  terminals: new Set(),
  products: new Set(),
  sources: new Map(),
};

/** Reference data of those of `brandIds` that exist, by brand id. */
export async function readBrandReferences(
  store: Queryable,
  brandIds: readonly string[],
): Promise<Map<string, BrandReference>> {
  const params = createSqlParams();
  const brands = await store.query<Terms & { id: string }>(
    `select id, currency, zone, cutoff from brand where id in (${params.addAll(brandIds)})`,
    params.values,
  );
  const references = new Map<string, BrandReference>();
  for (const { id, ...terms } of brands) references.set(id, await readReference(store, id, terms));
  return references;
}

async function readReference(store: Queryable, brandId: string, terms: Terms): Promise<BrandReference> {
  const licences = await readLicenceTerms(store, [brandId]);
  const sources = await store.query<{ id: string; channel: string }>(
    'select id, channel from source where brand_id = $1',
    [brandId],
  );
  const idsOf = async (table: 'branch' | 'terminal' | 'product') => {
    const rows = await store.query<{ id: string }>(`select id from ${table} where brand_id = $1`, [brandId]);
    return new Set(rows.map((row) => row.id));
  };
  return {
    ...terms,
    licences: new Map(
      licences.map(({ licenceId, from, to, currency, zone, cutoff }) => [
        licenceId,
        { from, to: to ?? '', currency, zone, cutoff },
      ]),
    ),
    sources: new Map(sources.map((row) => [row.id, row.channel])),
    branches: await idsOf('branch'),
    terminals: await idsOf('terminal'),
    products: await idsOf('product'),
  };
}
