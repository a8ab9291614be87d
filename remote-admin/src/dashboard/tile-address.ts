import type { Link } from '@tallyhouse/shared/contracts/dashboard-tiles';

/** The screen that shows what a number is made of. The brand is that of the tab; its address needs none. */
export function tileAddress({ route, query }: Link): string {
  const parameters = new URLSearchParams(query);
  parameters.delete('brandId');
  return parameters.size === 0 ? route : `${route}?${parameters.toString()}`;
}
