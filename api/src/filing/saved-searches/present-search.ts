import type { SavedSearch } from '@tallyhouse/shared/contracts/saved-searches';
import type { ActiveBrand } from '../../platform/auth/current-user';
import { restorableUntil } from '../../reporting/retail/retail-filters/restorable';
import type { StoredSearch } from './queries/read-searches';
import { searchInWords } from './search-words';
import { personOf } from '../../platform/auth/named-people';

/** A search as the contract writes it for its reader. */
export function presentSearch(search: StoredSearch, userId: string, brand: ActiveBrand): SavedSearch {
  const { id, name, screen, query, periodRule, columns, shared, version, isStartView } = search;
  const { lastRunAt, lastCount, updatedAt, deletedAt, ownerId, setWords } = search;
  return {
    id,
    name,
    screen,
    query,
    periodRule,
    columns,
    shared,
    version,
    owner: personOf(ownerId, search.owner, search.ownerAccount),
    isOwn: ownerId === userId,
    isStartView,
    ...searchInWords(search, setWords ?? []),
    lastRunAt,
    lastCount,
    schedule: scheduleOf(search, brand),
    updatedAt,
    restorableUntil: deletedAt === null ? null : restorableUntil(deletedAt),
  };
}

function scheduleOf(search: StoredSearch, { zone }: ActiveBrand): SavedSearch['schedule'] {
  const { cron, format, nextAt, lastAt, lastJobId, lastProblem } = search;
  if (cron === null || format === null || nextAt === null) return null;
  return { cron, format, zone, nextAt, lastAt, lastJobId, lastProblem };
}
