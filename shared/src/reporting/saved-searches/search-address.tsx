import type { SavedSearch } from '../../contracts/saved-searches';
import type { Day } from '../../contracts/scalars';
import { gamingDayAt } from '../../ui/period/period-presets';
import { ruleDays } from './rule-days';

export type SearchQuery = SavedSearch['query'];

/** Where a reader of a list stands is no part of what is looked for. */
const notKept: ReadonlySet<string> = new Set(['page', 'pageSize']);

/** What an address says under `names`: one value as a text, several as a list. */
export function queryOfAddress(parameters: URLSearchParams, names: readonly string[]): SearchQuery {
  const query: SearchQuery = {};
  for (const name of names) {
    const values = parameters.getAll(name).filter((value) => value !== '');
    const [first] = values;
    if (first !== undefined && !notKept.has(name)) query[name] = values.length === 1 ? first : values;
  }
  return query;
}

/** A query whose days a rule works out anew for each run. */
export function withoutDays(query: SearchQuery): SearchQuery {
  return Object.fromEntries(Object.entries(query).filter(([name]) => name !== 'from' && name !== 'to'));
}

/** The query of a search as it is meant on gaming day `today`. */
export function queryOn(search: Pick<SavedSearch, 'query' | 'periodRule'>, today: Day): SearchQuery {
  const { query, periodRule } = search;
  return periodRule === null ? query : { ...query, ...ruleDays(periodRule, today) };
}

/** Puts a query into an address in place of what stands under `names`; the rest stays, pages start again. */
export function withQuery(
  parameters: URLSearchParams,
  query: SearchQuery,
  names: readonly string[],
): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const name of [...names, ...notKept]) next.delete(name);
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) next.append(name, one);
  }
  return next;
}

/** Whether two queries ask the same; the order of names and of repeated values does not matter. */
export function isSameQuery(a: SearchQuery, b: SearchQuery): boolean {
  return wordOf(a) === wordOf(b);
}

function wordOf(query: SearchQuery): string {
  const entries = Object.entries(query).map(([name, value]) => [name, [value].flat().toSorted()] as const);
  return JSON.stringify(entries.filter(([, values]) => values.length > 0).toSorted(byName));
}

function byName(a: readonly [string, unknown], b: readonly [string, unknown]): number {
  return a[0] < b[0] ? -1 : 1;
}

/** Whose gaming days count, and at which moment. */
interface Moment {
  readonly zone: string;
  readonly cutoff: string;
  readonly now: Date;
}

/** The days of a search as they are meant then; null where it has none. */
export function daysOfSearch(
  search: Pick<SavedSearch, 'query' | 'periodRule'>,
  { zone, cutoff, now }: Moment,
): { readonly from: unknown; readonly to: unknown } | null {
  const { from, to } = queryOn(search, gamingDayAt(now, zone, cutoff));
  return from === undefined || to === undefined ? null : { from, to };
}

/** The address that shows a search: its screen with its filters, as they are meant then, and its name as the view. */
export function addressOfSearch(search: SavedSearch, { zone, cutoff, now }: Moment): string {
  const query = queryOn(search, gamingDayAt(now, zone, cutoff));
  const parameters = withQuery(new URLSearchParams(), query, []);
  parameters.set('view', search.id);
  return `${search.screen}?${parameters.toString()}`;
}
