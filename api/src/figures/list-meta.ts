import type { ListMeta } from '@tallyhouse/shared/contracts/paging';
import type { Period } from '@tallyhouse/shared/contracts/scalars';
import type { Queryable } from '../store/store';
import { readPeriodStatus, type GamingClock, type StatusScope } from './period-status';
import { readCompleteFrom, readCompleteTo, readSnapshotId } from './snapshot';
import { brandReads } from './brand-reads';

/** What live figures on the settled basis say about themselves, but for what only the caller knows. */
export async function readSettledMeta(
  store: Queryable,
  brand: GamingClock,
  scope: StatusScope & { readonly period: Period },
  reads = brandReads(store, [brand.id]),
): Promise<Omit<ListMeta, 'filtersText' | 'noActivity'>> {
  const { asOf, channels } = scope;
  return {
    period: { ...scope.period, zone: brand.zone, cutoff: brand.cutoff },
    basis: 'SETTLED',
    asOf,
    completeFrom: await readCompleteFrom(store, { brandId: brand.id, asOf, channels }, reads),
    completeTo: await readCompleteTo(store, { brandId: brand.id, asOf, channels }, reads),
    snapshotId: await readSnapshotId(store, brand.id, asOf, reads),
    ...(await readPeriodStatus(store, brand, scope, reads)),
  };
}
