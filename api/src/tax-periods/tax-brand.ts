import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import type { GamingClock } from '../figures/period-status';
import { createSqlParams } from '../figures/sql-params';
import { readBrandSettings } from '../settings/read-brand-settings';
import type { Queryable, QueryOptions } from '../store/store';

/** What of a brand its taxes are computed by. */
export interface TaxBrand extends GamingClock {
  readonly name: string;
  readonly channels: readonly Channel[];
  /** How long late records are awaited after the end of a period. */
  readonly lateToleranceHours: number;
}

/** The brands by id. */
export async function readTaxBrands(
  store: Queryable,
  brandIds: readonly string[],
  options: QueryOptions = {},
): Promise<TaxBrand[]> {
  if (brandIds.length === 0) return [];
  const params = createSqlParams();
  const rows = await store.query<GamingClock & { name: string; channels: string }>(
    `select id as "id", name as "name", zone as "zone", cutoff as "cutoff", channels as "channels" from brand
     where id in (${params.addAll(brandIds)}) order by id`,
    params.values,
    options,
  );
  const brands: TaxBrand[] = [];
  for (const brand of rows) {
    const { settings } = await readBrandSettings(store, brand.id);
    brands.push({
      ...brand,
      channels: brand.channels.split(',').filter((name) => name === 'ONLINE' || name === 'RETAIL'),
      lateToleranceHours: settings.lateToleranceHours,
    });
  }
  return brands;
}
