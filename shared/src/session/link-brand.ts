import { linkBrandName, queryForBrand } from '../contracts/link-brand';

/** The address with its brand, to be handed to somebody else. */
export function linkFor(address: string, brandId: string | null): string {
  const link = new URL(address);
  link.search = queryForBrand(link.search, brandId);
  return link.href;
}

/** The brand that a query asks for; undefined when it names none. */
export function brandOfLink(search: string): string | null | undefined {
  const named = new URLSearchParams(search).get(linkBrandName);
  if (named === null) return undefined;
  return named === '' ? null : named;
}

/** The query without the brand, which the tab itself knows by now. */
export function withoutLinkBrand(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(linkBrandName);
  const rest = parameters.toString();
  return rest === '' ? '' : `?${rest}`;
}
