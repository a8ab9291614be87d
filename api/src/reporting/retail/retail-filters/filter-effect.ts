import type { CriteriaGroup } from '@tallyhouse/shared/contracts/criteria';
import type { Input } from '@tallyhouse/shared/contracts/endpoint';
import type { previewFilter } from '@tallyhouse/shared/contracts/retail-filters';
import type { Period } from '@tallyhouse/shared/contracts/scalars';
import type { ActiveBrand } from '../../../platform/auth/current-user';
import { brandOfShops } from '../retail-reports/brand-of-shops';
import { listTickets } from '../retail-reports/queries/list-tickets';
import type { RetailScope } from '../retail-reports/queries/retail-sums';
import { sumPlaces } from '../retail-reports/queries/sum-places';
import { toRetailRow, totalsOfPlaces } from '../retail-reports/retail-rows';
import type { Store } from '../../../store/store';
import { countSpots } from './queries/count-spots';
import { requireShown } from '../../../platform/access/blind/blindness';

/** Criteria with their words, and the period to look at. */
export interface EffectOrder {
  readonly criteria: CriteriaGroup | null;
  readonly words: readonly string[];
  readonly period: Period;
  readonly brand: ActiveBrand;
  readonly now: Date;
  readonly signal: AbortSignal;
}

/** What criteria pick: places, tickets and the figures of the period. */
export async function readEffect(
  store: Store,
  { criteria, words, period, brand: whose, now, signal }: EffectOrder,
): Promise<Input<typeof previewFilter.answer>> {
  const brand = await brandOfShops(store, whose);
  requireShown({ brandId: brand.id, channels: ['RETAIL'], period });
  const scope: RetailScope = {
    brandId: brand.id,
    from: period.from,
    to: period.to,
    asOf: now.toISOString(),
    dateBasis: null,
    payouts: 'paying',
    criteria,
  };
  const places = await sumPlaces(store, { ...scope, level: 'branch', parentId: null }, { signal });
  const one = { parentId: null, text: '', sort: undefined, limit: 1, offset: 0 };
  const { count } = await listTickets(store, { ...scope, ...one }, { signal });
  const [spots] = await countSpots(store, brand.id, [criteria]);
  return {
    querySummary: [...words],
    matchCount: { branches: spots?.branches ?? 0, terminals: spots?.terminals ?? 0, tickets: count },
    totals: totalsOfPlaces(
      places,
      places.map((place) => toRetailRow(place, 'branch')),
    ),
    currency: brand.currency,
  };
}
