import * as z from 'zod/mini';
import { idSchema } from '@tallyhouse/shared/contracts/scalars';
import { gamingDayFields } from '@tallyhouse/shared/contracts/settings';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import type { ChangeHandler } from '../changes/change-handler';
import { part } from '../changes/proposal-parts';
import { Conflict, NotFound } from '../../platform/http/problems';
import type { Queryable } from '../../store/store';
import { readBrandName } from '../changes/assignments';
import { requireZone } from './zones';

const payloadSchema = z.strictObject({ brandId: idSchema, ...gamingDayFields });
type GamingDayPayload = z.output<typeof payloadSchema>;

/**
 * Another zone or cut-off of a brand's gaming day.
 *
 * Facts keep the gaming day that they were loaded with, and figures that were reported rest on it: so it is for brands
 * without facts only.
 */
export const brandSettingsChange: ChangeHandler<GamingDayPayload> = {
  kind: 'BRAND_SETTINGS',
  schema: payloadSchema,
  brandId: ({ brandId }) => brandId,
  async describe(store, { brandId, zone, cutoff }) {
    const brand = (await readBrandName(store, brandId)) ?? brandId;
    return [part('GAMING_DAY', { brand, zone, cutoff })];
  },
  document: (store, { brandId }) => readGamingDay(store, brandId),
  after: ({ zone, cutoff }) => ({ zone, cutoff }),
  async check(store, { brandId, zone }) {
    requireZone(zone, 'payload.zone');
    await readGamingDay(store, brandId);
    if (await hasFacts(store, brandId)) {
      throw new Conflict(
        'GAMING_DAY_FIXED',
        'The gaming day of this brand cannot change any more',
        'It has facts, and the figures made of them are by gaming days. Add a brand for the new licence.',
      );
    }
  },
  async apply(tx, { brandId, zone, cutoff }, { actorId, now, changeId }) {
    await tx.query('update brand set zone = $2, cutoff = $3 where id = $1', [brandId, zone, cutoff]);
    await appendAuditEvent(tx, {
      at: now,
      action: 'SETTINGS_CHANGED',
      actorId,
      brandId,
      object: { kind: 'settings', id: brandId },
      detail: { deed: 'GAMING_DAY', zone, cutoff, change: changeId },
    });
  },
};

async function hasFacts(store: Queryable, brandId: string): Promise<boolean> {
  const [row] = await store.query<{ found: boolean }>(
    `select exists (select 1 from bet where brand_id = $1)
       or exists (select 1 from settlement where brand_id = $1)
       or exists (select 1 from payment where brand_id = $1)
       or exists (select 1 from drawer_shift where brand_id = $1) as "found"`,
    [brandId],
  );
  return row?.found ?? false;
}

/** Errors: `NotFound`. */
async function readGamingDay(
  store: Queryable,
  brandId: string,
): Promise<{ readonly zone: string; readonly cutoff: string }> {
  const [brand] = await store.query<{ zone: string; cutoff: string }>(
    'select zone, cutoff from brand where id = $1',
    [brandId],
  );
  if (brand === undefined) throw new NotFound('brand');
  return brand;
}
