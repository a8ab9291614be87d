import { brandSettingsSchema } from '@tallyhouse/shared/contracts/settings';
import * as z from 'zod/mini';
import { readBrandSettings } from '../../house/settings/read-brand-settings';
import type { Queryable } from '../../store/store';

const dayMs = 86_400_000;

/** How long there is a row at all. What was done stands in the audit, which has no end. */
const rowDays = 400;

/** Days for which what was said in a call is kept, by the settings of its brand; after that there is its hash. */
async function bodyDaysOf(store: Queryable, brandId: string | null): Promise<number> {
  const settings =
    brandId === null ? z.parse(brandSettingsSchema, {}) : (await readBrandSettings(store, brandId)).settings;
  return settings.retentionDays.apiLogBodies;
}

/** Until when the bodies of a call of that brand are kept. */
export async function bodiesKeptUntil(store: Queryable, brandId: string | null, at: Date): Promise<Date> {
  return new Date(at.getTime() + (await bodyDaysOf(store, brandId)) * dayMs);
}

/** Empties the bodies whose time is over, and removes rows whose time is over. */
export async function forgetOldCalls(store: Queryable, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  await store.query('delete from api_call where happened_at < cast($1 as timestamp)', [before(rowDays)]);
  await store.query('delete from api_call_loss where noticed_at < cast($1 as timestamp)', [before(rowDays)]);
  const brands = await store.query<{ id: string }>('select id from brand');
  for (const brandId of [null, ...brands.map(({ id }) => id)]) {
    await store.query(
      `update api_call set request_body = null, response_body = null
       where coalesce(brand_id, '') = $2 and happened_at < cast($1 as timestamp)
         and (request_body is not null or response_body is not null)`,
      [before(await bodyDaysOf(store, brandId)), brandId ?? ''],
    );
  }
}
