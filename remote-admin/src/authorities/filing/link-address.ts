import type { Link } from '@tallyhouse/shared/contracts/dashboard-tiles';

/** Path and query of a step. */
export function addressOf({ route, query }: Link): string {
  const parameters = new URLSearchParams(query);
  return parameters.size === 0 ? route : `${route}?${parameters.toString()}`;
}

export function periodAddress(id: string): string {
  return `/tax-reporting/${encodeURIComponent(id)}`;
}
