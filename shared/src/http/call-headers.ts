import type { PreparedRequest } from './request-of';

/** Who calls, as read once per attempt. */
export interface Caller {
  readonly token: string | null;
  readonly brand: string | null;
  readonly epoch: string;
}

interface Place {
  /** Base address of the API; empty is the page's own origin. */
  readonly baseUrl: string;
  readonly pageOrigin: string;
  readonly cookies: string;
}

/**
 * Token, brand and anti-forgery headers of one attempt.
 *
 * Origins are compared as resolved addresses: `//host/path` looks relative and is not.
 */
export function callHeaders(request: PreparedRequest, caller: Caller, place: Place): Record<string, string> {
  const page = new URL(place.pageOrigin);
  const api = new URL(place.baseUrl, page);
  const target = new URL(place.baseUrl + request.url, page);
  const headers: Record<string, string> = { Accept: 'application/json', ...request.headers };
  if (target.origin !== api.origin) return headers;
  if (caller.token !== null) headers['Authorization'] = `Bearer ${caller.token}`;
  if (caller.brand !== null) headers['Brand'] = caller.brand;
  const changes = request.method !== 'GET';
  const givenRelative = !/^[a-z][a-z\d+.-]*:/i.test(place.baseUrl + request.url);
  const antiForgery = cookieValue(place.cookies, 'XSRF-TOKEN');
  if (changes && givenRelative && target.origin === page.origin && antiForgery !== null) {
    headers['X-XSRF-TOKEN'] = antiForgery;
  }
  return headers;
}

function cookieValue(cookies: string, name: string): string | null {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  if (found === undefined) return null;
  const value = found.slice(name.length + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    // Not ours to mend: another program may set cookies that are not encoded.
    return value;
  }
}
