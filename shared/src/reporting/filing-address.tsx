export const filingRoute = '/authorities/filing';

/** The page of one thing that is owed, by the id of its deadline. */
export function filingAddress(id: string): string {
  return `${filingRoute}?${new URLSearchParams({ id }).toString()}`;
}
