import type { PeriodRule, SavedSearch } from '@tallyhouse/shared/contracts/saved-searches';
import type { Schema } from '@tallyhouse/shared/contracts/endpoint';
import type { ActiveBrand } from '../../platform/auth/current-user';
import { parseInput } from '../../platform/http/validation';
import { ValidationFailed } from '../../platform/http/problems';
import { readAppliedSet } from '../../reporting/reports/picked-tickets/applied-sets';
import type { Queryable } from '../../store/store';
import { periodOf } from './period-rule';
import { requireScreen, takes } from './screens';

/** What a screen is asked for. */
export interface SearchQuery {
  readonly screen: string;
  readonly query: SavedSearch['query'];
  readonly periodRule: PeriodRule | null;
}

/** Where a reader of a list stands is no part of what is looked for. */
const notKept = ['page', 'pageSize'];

/** The query for a run at `now`: with the days that its rule means then, in place of its own. */
export function queryAt(
  { query, periodRule }: SearchQuery,
  brand: ActiveBrand,
  now: Date,
): SavedSearch['query'] {
  return periodRule === null ? query : { ...query, ...periodOf(periodRule, brand, now) };
}

/**
 * The query as it is kept, checked as the call behind its screen will check it.
 *
 * Errors: `ValidationFailed` naming `screen`, `periodRule` or `query.…`.
 */
export async function keptQuery(
  store: Queryable,
  search: SearchQuery,
  { brand, now }: { readonly brand: ActiveBrand; readonly now: Date },
): Promise<SavedSearch['query']> {
  const screen = requireScreen(search.screen);
  if (search.periodRule !== null && !takes(screen, 'from')) {
    const message = `${search.screen} has no period`;
    throw new ValidationFailed([{ field: 'periodRule', code: 'NO_PERIOD', message }]);
  }
  const dropped = search.periodRule === null ? notKept : [...notKept, 'from', 'to'];
  const query = Object.fromEntries(Object.entries(search.query).filter(([name]) => !dropped.includes(name)));
  parseQuery(screen.query, queryAt({ ...search, query }, brand, now));
  const setId = query['appliedSetId'];
  if (typeof setId === 'string' && (await readAppliedSet(store, brand.id, setId)) === undefined) {
    const message = `There is no applied set "${setId}"`;
    throw new ValidationFailed([{ field: 'query.appliedSetId', code: 'UNKNOWN_SET', message }]);
  }
  return query;
}

function parseQuery(schema: Schema | undefined, query: SavedSearch['query']): void {
  try {
    if (schema !== undefined) parseInput(schema, query);
  } catch (error) {
    if (!(error instanceof ValidationFailed)) throw error;
    const errors = (error.errors ?? []).map((one) => ({ ...one, field: `query.${one.field}` }));
    throw new ValidationFailed(errors);
  }
}
