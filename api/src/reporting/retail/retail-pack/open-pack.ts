import type { Parsed } from '@tallyhouse/shared/contracts/endpoint';
import type { ListMeta } from '@tallyhouse/shared/contracts/paging';
import type { readRetailPack } from '@tallyhouse/shared/contracts/retail-pack';
import type { Instant } from '@tallyhouse/shared/contracts/scalars';
import type { ActiveBrand } from '../../../platform/auth/current-user';
import { readSettledMeta } from '../../../figures/list-meta';
import { requireOrdered } from '../../../platform/http/require-ordered';
import { hasActivity } from '../../reports/queries/has-activity';
import { requireAppliedSet } from '../../reports/picked-tickets/pick-tickets';
import { readBrandSettings } from '../../../house/settings/read-brand-settings';
import type { Queryable } from '../../../store/store';
import { packInWords } from './pack-words';
import type { PackScope } from './queries/pack-scope';
import { requireParent } from '../retail-reports/require-parent';
import { brandOfShops } from '../retail-reports/brand-of-shops';
import { everyRetailBet } from '../retail-reports/every-retail-bet';
import { requireShown } from '../../../platform/access/blind/blindness';

/** What the lists of a pack have in common. */
export type PackChoice = Pick<
  Parsed<typeof readRetailPack.query>,
  'from' | 'to' | 'parentId' | 'appliedSetId' | 'payouts' | 'text'
>;

/**
 * The facts that a pack is about as they were known at `asOf`, and what it says about itself.
 *
 * Errors: `ValidationFailed` for a period that ends before it starts or a place that is not there; `NotFound` for an applied set of another brand;
 * `SEVERAL_CURRENCIES`.
 */
export async function openPack(
  store: Queryable,
  whose: ActiveBrand,
  choice: PackChoice,
  asOf: Instant,
): Promise<{ scope: PackScope; meta: ListMeta; currency: string }> {
  const brand = await brandOfShops(store, whose);
  const { from, to, payouts, appliedSetId } = choice;
  requireOrdered({ from, to });
  const { parentId } = choice;
  await requireParent(store, { brandId: brand.id, parentId }, ['region', 'branch', 'terminal', 'cashier']);
  requireShown({ brandId: brand.id, channels: ['RETAIL'], period: { from, to } });
  const set = appliedSetId === undefined ? undefined : await requireAppliedSet(store, brand.id, appliedSetId);
  const { settings } = await readBrandSettings(store, brand.id);
  const of = { brandId: brand.id, from, to, asOf };
  return {
    currency: brand.currency,
    scope: {
      ...of,
      payouts,
      criteria: set?.criteria ?? null,
      parentId: parentId ?? null,
      drawerTolerance: settings.tolerances.drawer,
    },
    meta: {
      ...(await readSettledMeta(store, brand, { period: { from, to }, asOf, channels: ['RETAIL'] })),
      filtersText: packInWords(choice, set?.words ?? []),
      noActivity: !(await hasActivity(store, { from, to, asOf, brandIds: [brand.id], ...everyRetailBet })),
    },
  };
}
