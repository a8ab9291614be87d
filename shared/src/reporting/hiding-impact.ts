import type { SavedSearch } from '../contracts/saved-searches';

/** What hiding further columns does to searches that were kept. */
export interface HidingImpact {
  /** Columns that searches show and that would go. */
  readonly columns: number;
  readonly searches: readonly string[];
}

/** Which of `searches` show a column that is hidden in `next` and was not in `before`. */
export function hidingImpact(
  searches: readonly Pick<SavedSearch, 'name' | 'columns'>[],
  { before, next }: { readonly before: readonly string[]; readonly next: readonly string[] },
): HidingImpact {
  const going = next.filter((field) => !before.includes(field));
  const hit = searches.filter(({ columns }) => columns.some((field) => going.includes(field)));
  const columns = new Set(hit.flatMap((search) => search.columns).filter((field) => going.includes(field)));
  return { columns: columns.size, searches: hit.map(({ name }) => name) };
}
