/** Where the remote's paths begin in the portal. */
export const basename = '/reports';

/** Which remote the page shows. It stays in the address, and is no part of the remote's own. */
const remote = new URLSearchParams(location.search).get('remote');

/** The remote's route of an address of the portal. */
export function routeOf(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete('remote');
  return pathname.slice(basename.length) + (query.size === 0 ? '' : `?${query.toString()}`);
}

/** The address of the portal for a place within it. */
export function addressOf(href: string): string {
  if (remote === null) return href;
  const { pathname, searchParams, hash } = new URL(href, location.origin);
  searchParams.set('remote', remote);
  return `${pathname}?${searchParams.toString()}${hash}`;
}
