import * as z from 'zod/mini';
import { brandSettingsSchema, type BrandSettings } from '@tallyhouse/shared/contracts/settings';
import type { Queryable } from '../store/store';

/** What a brand has decided, defaults filled in; version 0 while it has decided nothing. */
export async function readBrandSettings(
  store: Queryable,
  brandId: string,
): Promise<{ readonly settings: BrandSettings; readonly version: number }> {
  const [row] = await store.query<{ settings: unknown; version: number }>(
    'select settings as "settings", version as "version" from brand_settings where brand_id = $1',
    [brandId],
  );
  // What an older release wrote lacks what came later.
  return { settings: z.parse(brandSettingsSchema, row?.settings ?? {}), version: row?.version ?? 0 };
}
