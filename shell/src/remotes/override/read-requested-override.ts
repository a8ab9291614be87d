import type { OverrideRefusal, RequestedOverride } from '../federation/remote-override';

/** In the address of a page: `?override=remote-tickets@http://127.0.0.1:4305`. */
export const overrideParameter = 'override';

export type OverrideReading =
  | { readonly status: 'none' }
  | { readonly status: 'requested'; readonly request: RequestedOverride }
  | {
      readonly status: 'refused';
      readonly reason: OverrideRefusal;
      readonly request: RequestedOverride | null;
    };

/** What the query of an address asks for; of `origins`, which the deployment allows, one has to be named to the letter. */
export function readRequestedOverride(search: string, origins: readonly string[]): OverrideReading {
  const asked = new URLSearchParams(search).getAll(overrideParameter);
  const [text, another] = asked;
  if (text === undefined) return { status: 'none' };
  const parts = /^(?<name>[a-z][a-z0-9-]{1,40})@(?<origin>https?:\/\/[^\s/?#@]+)$/.exec(text)?.groups;
  const [name, origin] = [parts?.['name'], parts?.['origin']];
  if (another !== undefined || name === undefined || origin === undefined)
    return { status: 'refused', reason: 'malformed', request: null };
  const request = { name, origin };
  return origins.includes(origin)
    ? { status: 'requested', request }
    : { status: 'refused', reason: 'not-allowed', request };
}

/** The address without what was asked for. */
export function withoutOverride(address: string): string {
  const url = new URL(address);
  url.searchParams.delete(overrideParameter);
  return url.pathname + url.search + url.hash;
}
