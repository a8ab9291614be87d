/**
 * The `main` store, and exactly what lies under `main` in the browser's local storage.
 *
 * What each field holds is its screens' business; the store keeps it over a reload.
 */
export interface MainState {
  readonly filters: unknown;
  readonly totalReportState: unknown;
  readonly branchState: unknown;
  readonly filterState: unknown;
  readonly query: unknown;
  readonly data: unknown;
}

export const emptyMain: MainState = {
  filters: null,
  totalReportState: null,
  branchState: null,
  filterState: null,
  query: null,
  data: null,
};

const fields = Object.keys(emptyMain) as (keyof MainState)[];

/** Reads what was stored; a missing field is null. */
export function parseMainState(stored: Readonly<Record<string, unknown>> | null): MainState {
  if (stored === null) return emptyMain;
  return Object.fromEntries(fields.map((field) => [field, stored[field] ?? null])) as unknown as MainState;
}
