/** Whose searches are listed. */
export const searchTabs = ['all', 'own', 'others', 'deleted'] as const;
export type SearchTab = (typeof searchTabs)[number];

/** What the list is narrowed to; the address holds it. */
export interface SearchFilters {
  readonly tab: SearchTab;
  readonly text: string;
  readonly screen: string | null;
  readonly page: number;
}

/** Filters as the address names them; what it names wrongly is left out. */
export function searchFiltersOf(parameters: URLSearchParams): SearchFilters {
  const page = Number(parameters.get('page') ?? '1');
  const screen = parameters.get('screen');
  return {
    tab: searchTabs.find((tab) => tab === parameters.get('owner')) ?? 'all',
    text: (parameters.get('text') ?? '').slice(0, 100),
    screen: screen !== null && /^\/[a-z0-9-]{1,79}$/.test(screen) ? screen : null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The address with `change` applied. Another filter starts at the first page. */
export function withSearchFilters(
  parameters: URLSearchParams,
  change: Partial<SearchFilters>,
): URLSearchParams {
  const { tab, text, screen, page } = { ...searchFiltersOf(parameters), page: 1, ...change };
  const next = new URLSearchParams(parameters);
  for (const name of ['owner', 'text', 'screen', 'page']) next.delete(name);
  if (tab !== 'all') next.set('owner', tab);
  if (text !== '') next.set('text', text);
  if (screen !== null) next.set('screen', screen);
  if (page > 1) next.set('page', String(page));
  return next;
}
