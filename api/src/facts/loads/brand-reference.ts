import { createGamingDays, type GamingDays } from '../../domain/periods/gaming-day';
import type { Queryable } from '../../store/store';

/** What the records of one brand may refer to. */
export interface BrandReference {
  readonly currency: string;
  /** Where its gaming days are counted, and when they end: `HH:mm`. */
  readonly zone: string;
  readonly cutoff: string;
  readonly days: GamingDays;
  /** First and last day of each licence, both included; an open end is the empty text. */
  readonly licences: ReadonlyMap<string, { readonly from: string; readonly to: string }>;
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
  days: createGamingDays('UTC', '00:00'),
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
  const brands = await store.query<{ id: string; currency: string; zone: string; cutoff: string }>(
    `select id, currency, zone, cutoff from brand where id in (${brandIds.map((_, n) => `$${n + 1}`).join(', ')})`,
    brandIds,
  );
  const references = new Map<string, BrandReference>();
  for (const brand of brands) references.set(brand.id, await readReference(store, brand));
  return references;
}

async function readReference(
  store: Queryable,
  { id, currency, zone, cutoff }: { id: string; currency: string; zone: string; cutoff: string },
): Promise<BrandReference> {
  const licences = await store.query<{ id: string; valid_from: string; valid_to: string | null }>(
    `select l.id, greatest(l.valid_from, coalesce(c.covered_from, l.valid_from)) as valid_from, l.valid_to
     from licence l join licence_brand c on c.licence_id = l.id where c.brand_id = $1`,
    [id],
  );
  const sources = await store.query<{ id: string; channel: string }>(
    'select id, channel from source where brand_id = $1',
    [id],
  );
  const idsOf = async (table: 'branch' | 'terminal' | 'product') => {
    const rows = await store.query<{ id: string }>(`select id from ${table} where brand_id = $1`, [id]);
    return new Set(rows.map((row) => row.id));
  };
  return {
    currency,
    zone,
    cutoff,
    days: createGamingDays(zone, cutoff),
    licences: new Map(licences.map((row) => [row.id, { from: row.valid_from, to: row.valid_to ?? '' }])),
    sources: new Map(sources.map((row) => [row.id, row.channel])),
    branches: await idsOf('branch'),
    terminals: await idsOf('terminal'),
    products: await idsOf('product'),
  };
}
