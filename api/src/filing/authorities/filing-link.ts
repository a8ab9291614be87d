import type { Link } from '@tallyhouse/shared/contracts/dashboard-tiles';

const route = '/authorities/filing';

/** The page of one thing that is owed, by the id of its deadline. */
export function filingLink(id: string): Link {
  return { route, query: { id } };
}

/** The same as path and query. */
export function filingAddress(id: string): string {
  return `${route}?id=${encodeURIComponent(id)}`;
}
