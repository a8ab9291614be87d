/**
 * Parameter of an address that says for which brand it was copied or sent: its id, or nothing for the group view. Who
 * follows the address works for that brand in this tab from then on.
 */
export const linkBrandName = 'forBrand';

/** The query with its brand beside what it asks for: `?page=2&forBrand=alder`. */
export function queryForBrand(search: string, brandId: string | null): string {
  const parameters = new URLSearchParams(search);
  parameters.set(linkBrandName, brandId ?? '');
  return `?${parameters.toString()}`;
}
