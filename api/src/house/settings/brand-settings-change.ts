import * as z from 'zod/mini';
import { idSchema } from '@tallyhouse/shared/contracts/scalars';
import { gamingDayFields } from '@tallyhouse/shared/contracts/settings';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import type { ChangeHandler } from '../changes/change-handler';
import { part } from '../changes/proposal-parts';
import { Conflict, NotFound } from '../../platform/http/problems';
import { conflictWords, termsFaults } from '../../domain/periods/licence-terms';
import { actForAllBrands } from '../../store/brand-scope';
import type { Queryable } from '../../store/store';
import { readLicenceTerms } from './read-licence-terms';
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
  async check(store, { brandId, zone, cutoff }) {
    requireZone(zone, 'payload.zone');
    await readGamingDay(store, brandId);
    if (await hasFacts(store, brandId)) {
      throw new Conflict(
        'GAMING_DAY_FIXED',
        'The gaming day of this brand can no longer be changed',
        'It has records, and their figures are based on gaming days. Give the licence that needs another a gaming day of its own.',
      );
    }
    await requireAgreement(store, { brandId, zone, cutoff });
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

/** Errors: `CLOCKS_APART` (409) where a licence without a gaming day of its own would no longer agree with another. */
async function requireAgreement(
  store: Queryable,
  { brandId, zone, cutoff }: Pick<GamingDayPayload, 'brandId' | 'zone' | 'cutoff'>,
): Promise<void> {
  const before = await actForAllBrands(() => readLicenceTerms(store));
  const after = before.map((one) =>
    one.brandId === brandId ? { ...one, zone: one.own.zone ?? zone, cutoff: one.own.cutoff ?? cutoff } : one,
  );
  const [conflict] = termsFaults(before, after).conflicts;
  if (conflict === undefined) return;
  const title = 'The gaming days of the licences do not agree';
  throw new Conflict('CLOCKS_APART', title, conflictWords(conflict));
}

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
