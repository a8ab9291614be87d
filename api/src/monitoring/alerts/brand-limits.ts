import * as z from 'zod/mini';
import { brandSettingsSchema, type BrandSettings } from '@tallyhouse/shared/contracts/settings';
import type { Queryable } from '../../store/store';

/** What a brand has decided, what it has not decided filled in. */
export type BrandLimits = (brandId: string) => BrandSettings;

export async function readBrandLimits(store: Queryable): Promise<BrandLimits> {
  const rows = await store.query<{ brandId: string; settings: unknown }>(
    'select brand_id as "brandId", settings as "settings" from brand_settings',
  );
  const decided = new Map(
    rows.map(({ brandId, settings }) => [brandId, z.parse(brandSettingsSchema, settings)]),
  );
  const usual = z.parse(brandSettingsSchema, {});
  return (brandId) => decided.get(brandId) ?? usual;
}
