/**
 * Where to go after signing in: the `returnTo` of the query if it is a path of this page, else the brands.
 *
 * An address of another site is refused in every spelling that a browser takes for one: `//host`, `/\host`,
 * control characters, `javascript:`.
 */
export function returnPath(search: string, origin: string): string {
  const wanted = new URLSearchParams(search).get('returnTo');
  if (wanted === null || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return '/brands';
  const url = new URL(wanted, origin);
  const leadsBack = url.pathname === '/' || url.pathname === '/login' || url.pathname === '/brands';
  return url.origin !== origin || leadsBack ? '/brands' : url.pathname + url.search + url.hash;
}

/** The address of a page that comes back to `path` when it is done. */
export function withReturn(page: '/login' | '/brands', path: string): string {
  return `${page}?returnTo=${encodeURIComponent(path)}`;
}
