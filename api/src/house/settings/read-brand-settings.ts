import * as z from 'zod/mini';
import { brandSettingsSchema, type BrandSettings } from '@tallyhouse/shared/contracts/settings';
import { createSqlParams } from '../../store/sql-params';
import type { Queryable } from '../../store/store';

/** What a brand has decided, defaults filled in; version 0 while it has decided nothing. */
export async function readBrandSettings(
  store: Queryable,
  brandId: string,
): Promise<{ readonly settings: BrandSettings; readonly version: number }> {
  const [row] = await store.query<{ settings: unknown; version: number }>(
    'select settings as "settings", version as "version" from brand_settings where brand_id = $1',
    [brandId],
  );
  return { settings: settingsOf(row?.settings), version: row?.version ?? 0 };
}

/** What each of the brands has decided, by id, defaults filled in. */
export async function readSettingsOfBrands(
  store: Queryable,
  brandIds: readonly string[],
): Promise<ReadonlyMap<string, BrandSettings>> {
  const params = createSqlParams();
  const rows = await store.query<{ brandId: string; settings: unknown }>(
    `select brand_id as "brandId", settings as "settings" from brand_settings where brand_id in (${params.addAll(brandIds)})`,
    params.values,
  );
  const stored = new Map(rows.map(({ brandId, settings }) => [brandId, settings]));
  return new Map(brandIds.map((id) => [id, settingsOf(stored.get(id))]));
}

/** What was stored, with defaults: an older release lacks what came later, and a brand that decided nothing has nothing. */
export function settingsOf(stored: unknown): BrandSettings {
  return z.parse(brandSettingsSchema, stored ?? {});
}
