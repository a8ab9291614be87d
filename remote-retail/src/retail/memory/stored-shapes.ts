import type { RetailFilter } from '@tallyhouse/shared/contracts/retail-filters';

/** `main.branchState`: which branches are ticked, and which regions and branches of the tree stand open. */
export interface BranchState {
  readonly selected: readonly string[];
  readonly expanded: readonly string[];
}

/** What was applied last in this browser: the set, and what it was made of. */
export interface AppliedSet {
  readonly setId: string;
  readonly filters: readonly { readonly id: string; readonly version: number }[];
  readonly branches: readonly string[];
  /** In words, one entry a filter. */
  readonly words: readonly string[];
  readonly matchCount: { readonly branches: number; readonly terminals: number };
}

/** A filter that was being written, so that neither a reload nor an ended session loses it. */
export interface KeptDraft {
  /** Null: a new filter. */
  readonly filterId: string | null;
  /** Version that the writing started from. */
  readonly version: number | null;
  readonly name: string;
  readonly shared: boolean;
  /** The draft's groups as they stood, values not yet checked. */
  readonly criteria: unknown;
}

/** `main.filterState`: active and applied filters, and what stands in the panel. */
export interface FilterState {
  readonly activeIds: readonly string[];
  readonly applied: AppliedSet | null;
  readonly isPanelOpen: boolean;
  readonly draft: KeptDraft | null;
}

/** One entry of `main.filters`, the list as it was loaded last. No names of people. */
export type KeptFilter = Pick<
  RetailFilter,
  'filterId' | 'name' | 'state' | 'version' | 'dirty' | 'shared' | 'summary'
>;

export const noBranches: BranchState = { selected: [], expanded: [] };
export const noFilterState: FilterState = { activeIds: [], applied: null, isPanelOpen: false, draft: null };

/** What was kept as `main.branchState`; nothing where it was not written by this screen. */
export function branchStateOf(kept: unknown): BranchState {
  if (!isRecord(kept)) return noBranches;
  // The server takes no more than these.
  return { selected: texts(kept['selected']).slice(0, 200), expanded: texts(kept['expanded']).slice(0, 500) };
}

/** What was kept as `main.filterState`. */
export function filterStateOf(kept: unknown): FilterState {
  if (!isRecord(kept)) return noFilterState;
  return {
    activeIds: texts(kept['activeIds']),
    applied: appliedOf(kept['applied']),
    isPanelOpen: kept['isPanelOpen'] === true,
    draft: draftOfKept(kept['draft']),
  };
}

function appliedOf(kept: unknown): AppliedSet | null {
  if (!isRecord(kept) || typeof kept['setId'] !== 'string') return null;
  const count = isRecord(kept['matchCount']) ? kept['matchCount'] : {};
  return {
    setId: kept['setId'],
    filters: list(kept['filters']).flatMap((one) =>
      isRecord(one) && typeof one['id'] === 'string' && typeof one['version'] === 'number'
        ? [{ id: one['id'], version: one['version'] }]
        : [],
    ),
    branches: texts(kept['branches']),
    words: texts(kept['words']),
    matchCount: { branches: Number(count['branches'] ?? 0), terminals: Number(count['terminals'] ?? 0) },
  };
}

function draftOfKept(kept: unknown): KeptDraft | null {
  if (!isRecord(kept) || typeof kept['name'] !== 'string') return null;
  return {
    filterId: typeof kept['filterId'] === 'string' ? kept['filterId'] : null,
    version: typeof kept['version'] === 'number' ? kept['version'] : null,
    name: kept['name'],
    shared: kept['shared'] === true,
    criteria: kept['criteria'] ?? null,
  };
}

/** What was kept as `main.filters`: shown until the list itself has come. */
export function keptFiltersOf(kept: unknown): readonly KeptFilter[] {
  return list(isRecord(kept) ? kept['items'] : null).flatMap((one): KeptFilter[] => {
    if (!isRecord(one)) return [];
    const { filterId, name, version, state } = one;
    if (typeof filterId !== 'string' || typeof name !== 'string' || typeof version !== 'number') return [];
    if (state !== 'ACTIVE' && state !== 'INACTIVE') return [];
    const summary = typeof one['summary'] === 'string' ? one['summary'] : '';
    return [
      {
        filterId,
        name,
        version,
        state,
        summary,
        dirty: one['dirty'] === true,
        shared: one['shared'] === true,
      },
    ];
  });
}

/** The list as it is kept. */
export function filtersToKeep(items: readonly RetailFilter[]): { readonly items: readonly KeptFilter[] } {
  return {
    items: items.map(({ filterId, name, state, version, dirty, shared, summary }) => ({
      ...{ filterId, name, state, version, dirty, shared, summary },
    })),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function texts(value: unknown): readonly string[] {
  return list(value).filter((one) => typeof one === 'string');
}
