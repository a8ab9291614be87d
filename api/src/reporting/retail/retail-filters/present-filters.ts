import type { Input } from '@tallyhouse/shared/contracts/endpoint';
import type { loadFiltersList, RetailFilter } from '@tallyhouse/shared/contracts/retail-filters';
import { criteriaInWords } from '../../reports/picked-tickets/criteria';
import { presentCriteriaFields } from '../../reports/picked-tickets/criteria-fields';
import type { Queryable } from '../../../store/store';
import { readLastAppliedId } from '../../reports/picked-tickets/applied-sets';
import { countSpots } from './queries/count-spots';
import { readFilters, type FilterReader, type StoredFilter } from '../../reports/picked-tickets/read-filters';
import { restorableUntil, restorableSince } from './restorable';

/** Filters as the contract writes them for their reader. */
export async function presentFilters(
  store: Queryable,
  { brandId, userId }: FilterReader,
  filters: readonly StoredFilter[],
): Promise<RetailFilter[]> {
  const counts = await countSpots(
    store,
    brandId,
    filters.map(({ criteria }) => criteria),
  );
  return filters.map((filter, index) => ({
    filterId: filter.id,
    name: filter.name,
    state: stateOf(filter),
    version: filter.version,
    dirty: filter.activeVersion !== null && filter.activeVersion !== filter.version,
    owner: filter.owner,
    ownerAccount: filter.ownerAccount,
    isOwn: filter.ownerId === userId,
    shared: filter.shared,
    criteria: filter.criteria,
    summary: criteriaInWords(filter.criteria),
    matchCount: counts[index] ?? { branches: 0, terminals: 0 },
    lastAppliedAt: filter.lastAppliedAt,
    restorableUntil: filter.deletedAt === null ? null : restorableUntil(filter.deletedAt),
  }));
}

function stateOf({ deletedAt, activeVersion }: StoredFilter): RetailFilter['state'] {
  if (deletedAt !== null) return 'DELETED';
  return activeVersion === null ? 'INACTIVE' : 'ACTIVE';
}

/** Everything that a screen of filters needs: those that stand, or with `deleted` those that can be restored. */
export async function listFilters(
  store: Queryable,
  reader: FilterReader,
  { deleted, now }: { readonly deleted: boolean; readonly now: Date },
): Promise<Input<typeof loadFiltersList.answer>> {
  const standing = await readFilters(store, reader, { deletedSince: null });
  const shown = deleted ? await readFilters(store, reader, { deletedSince: restorableSince(now) }) : standing;
  return {
    items: await presentFilters(store, reader, shown),
    activeIds: standing.filter(({ activeVersion }) => activeVersion !== null).map(({ id }) => id),
    appliedSetId: await readLastAppliedId(store, reader),
    fields: presentCriteriaFields(),
  };
}
