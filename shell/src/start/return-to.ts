const longest = 2000;
/** First segments not returned to: the first is of `/`, and of the `//host` that the browser makes of `/.//host`. */
const notReturnedTo: readonly string[] = ['', 'login', 'brands'];

/**
 * Where to go after signing in: the `returnTo` of the query if it is a path of this page, else the brands.
 *
 * An address of another site is refused in every spelling that a browser takes for one: `//host`, `/\host`, `/.//host`,
 * control characters, `javascript:`. A path that no screen owns is one of ours still: the router says that nothing is
 * there.
 */
export function returnPath(search: string, origin: string): string {
  const wanted = new URLSearchParams(search).get('returnTo') ?? '';
  if (wanted.length > longest || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return '/brands';
  const url = new URL(wanted, origin);
  const page = firstSegment(url.pathname);
  const isRefused = url.origin !== origin || page === null || notReturnedTo.includes(page);
  return isRefused ? '/brands' : url.pathname + url.search + url.hash;
}

/** As the router compares it, decoded and in any case; null when it cannot be decoded. */
function firstSegment(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname.split('/')[1] ?? '').toLowerCase();
  } catch {
    return null;
  }
}

/** The address of a page that comes back to `path` when it is done. */
export function withReturn(page: '/login' | '/brands', path: string): string {
  return `${page}?returnTo=${encodeURIComponent(path)}`;
}
