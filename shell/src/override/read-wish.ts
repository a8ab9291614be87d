import type { OverrideRefusal, OverrideWish } from '../federation/remote-override';

/** In the address of a page: `?override=remote-tickets@http://127.0.0.1:4305`. */
export const overrideParameter = 'override';

export type WishReading =
  | { readonly status: 'none' }
  | { readonly status: 'wished'; readonly wish: OverrideWish }
  | { readonly status: 'refused'; readonly reason: OverrideRefusal; readonly wish: OverrideWish | null };

/** What the query of an address asks for; of `origins`, which the deployment allows, one has to be named to the letter. */
export function readWish(search: string, origins: readonly string[]): WishReading {
  const asked = new URLSearchParams(search).getAll(overrideParameter);
  const [text, another] = asked;
  if (text === undefined) return { status: 'none' };
  const parts = /^(?<name>[a-z][a-z0-9-]{1,40})@(?<origin>https?:\/\/[^\s/?#@]+)$/.exec(text)?.groups;
  const [name, origin] = [parts?.['name'], parts?.['origin']];
  if (another !== undefined || name === undefined || origin === undefined)
    return { status: 'refused', reason: 'malformed', wish: null };
  const wish = { name, origin };
  return origins.includes(origin)
    ? { status: 'wished', wish }
    : { status: 'refused', reason: 'not-allowed', wish };
}

/** The address without what was asked for. */
export function withoutWish(address: string): string {
  const url = new URL(address);
  url.searchParams.delete(overrideParameter);
  return url.pathname + url.search + url.hash;
}
