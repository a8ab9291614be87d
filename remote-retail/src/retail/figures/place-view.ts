import type { RetailRow } from '@tallyhouse/shared/contracts/retail-reports';

export const placeLevels = ['region', 'branch', 'terminal', 'cashier', 'ticket'] as const;
export type PlaceLevel = (typeof placeLevels)[number];

const dateBases = ['sold', 'settled', 'paid'] as const;
export type DateBasis = (typeof dateBases)[number];

/**
 * Which places are shown, as the address names them: with the names of the call, so that a saved search and a link mean
 * the same.
 */
export interface PlaceView {
  readonly level: PlaceLevel;
  /** Region name for branches, branch id for terminals and cashiers, id of any of the three for tickets. */
  readonly parentId: string | null;
  readonly text: string;
  /** Null: every figure by the day of its own event. */
  readonly dateBasis: DateBasis | null;
  /** Whether payments stand with the place that paid, or with the one that sold. */
  readonly payouts: 'paying' | 'selling';
}

const parameters = ['level', 'parentId', 'text', 'dateBasis', 'payouts'] as const;
/** Names that a saved view of the figures keeps. */
export const figureParameters = ['from', 'to', ...parameters, 'appliedSetId', 'sort'] as const;

/** Reads an address. Terminals and cashiers of no branch are branches, since nobody reads all of them. */
export function placeViewOf(search: URLSearchParams): PlaceView {
  const parent = search.get('parentId');
  const asked = placeLevels.find((level) => level === search.get('level')) ?? 'region';
  const parentId = parent === null || parent === '' ? null : parent.slice(0, 100);
  const level = (asked === 'terminal' || asked === 'cashier') && parentId === null ? 'branch' : asked;
  return {
    level,
    parentId: level === 'region' ? null : parentId,
    text: (search.get('text') ?? '').slice(0, 100),
    dateBasis: dateBases.find((basis) => basis === search.get('dateBasis')) ?? null,
    payouts: search.get('payouts') === 'selling' ? 'selling' : 'paying',
  };
}

/** The address with `change` applied; the rest stays. Another place starts without a search for a name. */
export function withPlaceView(search: URLSearchParams, change: Partial<PlaceView>): URLSearchParams {
  const isOtherPlace = change.level !== undefined || change.parentId !== undefined;
  const next = { ...placeViewOf(search), ...(isOtherPlace ? { text: '' } : {}), ...change };
  const result = new URLSearchParams(search);
  for (const name of parameters) result.delete(name);
  result.set('level', next.level);
  if (next.parentId !== null) result.set('parentId', next.parentId);
  if (next.text !== '') result.set('text', next.text);
  if (next.dateBasis !== null) result.set('dateBasis', next.dateBasis);
  if (next.payouts === 'selling') result.set('payouts', next.payouts);
  // Tickets have other columns than places: a sort by one that is not there would be refused.
  if (isOtherPlace && (next.level === 'ticket') !== (placeViewOf(search).level === 'ticket')) {
    result.delete('sort');
  }
  return result;
}

/** One level into a place: a region's branches, a branch's terminals, a terminal's or cashier's tickets. */
export function intoPlace(row: Pick<RetailRow, 'id' | 'level' | 'name'>): Partial<PlaceView> | null {
  switch (row.level) {
    case 'region':
      return { level: 'branch', parentId: row.id };
    case 'branch':
      return { level: 'terminal', parentId: row.id };
    case 'terminal':
    case 'cashier':
      return { level: 'ticket', parentId: row.id };
    case 'ticket':
      return null;
  }
}
