import type { BrandCard } from '@tallyhouse/shared/contracts/brands';
import type { ActiveBrand } from '../../platform/auth/current-user';
import type { Queryable } from '../../store/store';
import { readLicences } from './read-licences';

interface LoadRow {
  readonly brand_id: string;
  readonly last_loaded_at: string | null;
  readonly open_gaps: number;
}

/** The cards of `brands`, in their order: licences, newest load, numbers that never arrived and nobody explained. */
export async function listBrands(store: Queryable, brands: readonly ActiveBrand[]): Promise<BrandCard[]> {
  if (brands.length === 0) return [];
  const ids = brands.map(({ id }) => id);
  const licences = await readLicences(store, ids);
  const loads = await store.query<LoadRow>(
    `select b.id as brand_id, (select max(f.loaded_at) from load_batch f where f.brand_id = b.id) as last_loaded_at,
       (select count(*) from load_batch f where f.brand_id = b.id and f.state = 'MISSING'
          and not exists (select 1 from load_gap_explanation e where e.batch_id = f.id)) as open_gaps
     from brand b where b.id in (${ids.map((_, index) => `$${index + 1}`).join(', ')})`,
    ids,
  );
  return brands.map((brand) => {
    const load = loads.find(({ brand_id: id }) => id === brand.id);
    return {
      ...brand,
      channels: channelsOf(brand),
      licences: licences.get(brand.id) ?? [],
      lastLoadedAt: load?.last_loaded_at ?? null,
      openGaps: load?.open_gaps ?? 0,
    };
  });
}

/** The brand's channels as the contract spells them. */
export function channelsOf({ channels }: ActiveBrand): ('ONLINE' | 'RETAIL')[] {
  return (['ONLINE', 'RETAIL'] as const).filter((channel) => channels.includes(channel));
}
