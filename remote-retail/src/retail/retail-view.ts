import type { RetailRow } from '@tallyhouse/shared/contracts/retail-reports';
import type { Period } from '@tallyhouse/shared/contracts/scalars';

export const retailLevels = ['region', 'branch', 'terminal', 'cashier'] as const;
export type RetailLevel = (typeof retailLevels)[number];

/** Columns the server sorts by; the rest of the row is derived from them. */
export const sortableFields = [
  'name',
  'ticketsSold',
  'stakes',
  'voids',
  'winnings',
  'ggr',
  'hold',
  'paid',
  'unpaid',
  'overShort',
] as const;
export type SortableField = (typeof sortableFields)[number];

/** Which places are shown and how; the address holds it, so that Back goes one level up. */
export interface RetailView {
  /** First and last gaming day, both included. */
  readonly from: string;
  readonly to: string;
  readonly level: RetailLevel;
  /** Region whose branches are shown; also kept below a branch, for the way back. */
  readonly region?: string;
  /** Branch whose terminals or cashiers are shown. */
  readonly branch?: string;
  readonly text: string;
  readonly sort: { readonly field: SortableField; readonly direction: 'asc' | 'desc' };
  readonly page: number;
}

const defaultSort: RetailView['sort'] = { field: 'ggr', direction: 'desc' };

/** Reads all but the period from an address. Terminals and cashiers without their branch become branches. */
export function viewFromAddress(search: URLSearchParams, period: Period): RetailView {
  const region = search.get('region');
  const branch = search.get('branch');
  const asked = retailLevels.find((level) => level === search.get('level')) ?? 'region';
  const level = (asked === 'terminal' || asked === 'cashier') && branch === null ? 'branch' : asked;
  const page = Number(search.get('page'));
  return {
    from: period.from,
    to: period.to,
    level,
    ...(region !== null && region !== '' && level !== 'region' && { region }),
    ...(branch !== null && (level === 'terminal' || level === 'cashier') && { branch }),
    text: (search.get('text') ?? '').slice(0, 100),
    sort: sortFrom(search.get('sort')),
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

/** Writes a view into an address, leaving out what is the default. */
export function viewToAddress(view: RetailView): URLSearchParams {
  const search = new URLSearchParams({ from: view.from, to: view.to, level: view.level });
  if (view.region !== undefined) search.set('region', view.region);
  if (view.branch !== undefined) search.set('branch', view.branch);
  if (view.text !== '') search.set('text', view.text);
  if (view.sort.field !== defaultSort.field || view.sort.direction !== defaultSort.direction) {
    search.set('sort', `${view.sort.field}:${view.sort.direction}`);
  }
  if (view.page > 1) search.set('page', String(view.page));
  return search;
}

/** The `parentId` that the server wants for the view's level. */
export function parentOf(view: RetailView): string | undefined {
  if (view.level === 'region') return undefined;
  return view.level === 'branch' ? view.region : view.branch;
}

function sortFrom(text: string | null): RetailView['sort'] {
  const [name, direction] = (text ?? '').split(':');
  const field = sortableFields.find((known) => known === name);
  if (field === undefined || (direction !== 'asc' && direction !== 'desc')) return defaultSort;
  return { field, direction };
}

/** The view one level into a place: a region's branches, a branch's terminals. */
export function viewInto(
  view: RetailView,
  place: Pick<RetailRow, 'id' | 'level' | 'name' | 'region'>,
): RetailView {
  const { from, to, sort } = view;
  const fresh = { from, to, sort, text: '', page: 1 };
  if (place.level === 'region') return { ...fresh, level: 'branch', region: place.name };
  return {
    ...fresh,
    level: 'terminal',
    branch: place.id,
    ...(place.region !== null && { region: place.region }),
  };
}

/** The view on another level: back up along the path, or across from terminals to cashiers. */
export function viewOn(view: RetailView, level: RetailLevel): RetailView {
  const { region, branch, ...rest } = view;
  const isInBranch = level === 'terminal' || level === 'cashier';
  return {
    ...rest,
    level,
    text: '',
    page: 1,
    ...(region !== undefined && level !== 'region' && { region }),
    ...(branch !== undefined && isInBranch && { branch }),
  };
}
