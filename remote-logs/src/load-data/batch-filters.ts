import {
  loadKindSchema,
  loadStateSchema,
  type LoadKind,
  type LoadState,
} from '@tallyhouse/shared/contracts/load-data';
import { channelSchema, daySchema, type Channel } from '@tallyhouse/shared/contracts/scalars';

const singleFilters = ['from', 'to', 'source', 'channel', 'kind', 'unresolved'] as const;

/** What the list of batches is narrowed by; the address holds it, so that a link shows the same list. */
export interface BatchFilters {
  /** First and last day, both `YYYY-MM-DD`. */
  readonly from?: string;
  readonly to?: string;
  readonly source?: string;
  readonly channel?: Channel;
  readonly kind?: LoadKind;
  readonly states: readonly LoadState[];
  /** Only what is still to be resolved; left out where everything is shown. */
  readonly unresolved?: 'true';
  readonly page: number;
}

/** Reads filters from an address. What it does not understand it leaves out: a mistyped link shows more, never an error. */
export function filtersFromAddress(search: URLSearchParams): BatchFilters {
  const from = daySchema.safeParse(search.get('from'));
  const to = daySchema.safeParse(search.get('to'));
  const channel = channelSchema.safeParse(search.get('channel'));
  const kind = loadKindSchema.safeParse(search.get('kind'));
  const source = search.get('source');
  const page = Number(search.get('page'));
  return {
    ...(from.success && { from: from.data }),
    ...(to.success && { to: to.data }),
    ...(source !== null && source !== '' && { source }),
    ...(channel.success && { channel: channel.data }),
    ...(kind.success && { kind: kind.data }),
    ...(search.get('unresolved') === 'true' && { unresolved: 'true' }),
    states: loadStateSchema.options.filter((state) => search.getAll('state').includes(state)),
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

/** Writes filters into an address and leaves its other parameters (an open batch) as they are. */
export function filtersToAddress(filters: BatchFilters, search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of singleFilters) {
    const value = filters[name];
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  next.delete('state');
  for (const state of filters.states) next.append('state', state);
  if (filters.page === 1) next.delete('page');
  else next.set('page', String(filters.page));
  return next;
}

/** Whether anything but the page is set. */
export function isFiltered(filters: BatchFilters): boolean {
  return filters.states.length > 0 || singleFilters.some((name) => filters[name] !== undefined);
}

/** The filters with one of them set, or taken away by `undefined`; back on the first page, since the list is another one. */
export function withFilter<Name extends (typeof singleFilters)[number]>(
  filters: BatchFilters,
  name: Name,
  value: BatchFilters[Name] | undefined,
): BatchFilters {
  const others = singleFilters.filter((other) => other !== name && filters[other] !== undefined);
  const rest = Object.fromEntries(others.map((other) => [other, filters[other]]));
  return { ...rest, ...(value !== undefined && { [name]: value }), states: filters.states, page: 1 };
}
