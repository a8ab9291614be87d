import type { SqlParams } from '../../../store/sql-params';

/** Brands of which reports are looked for, and those that the caller may act for. */
export interface ReportsOf {
  /** Reports of any of these. */
  readonly brandIds: readonly string[];
  /** A return of several is there where all of its brands are among these; left out: those that are looked for. */
  readonly heldIds?: readonly string[] | undefined;
}

/** SQL condition for reports `r`: of the brands, each whole. */
export function wholeReports({ brandIds, heldIds = brandIds }: ReportsOf, params: SqlParams): string {
  const held = params.addAll(heldIds);
  const isWhole = `r.brand_id in (${held})
    and (r.brand_ids is null or string_to_array(r.brand_ids, ',') <@ array[${held}]::text[])`;
  if (heldIds === brandIds) return `(${isWhole})`;
  const shown = params.addAll(brandIds);
  return `(${isWhole} and (r.brand_id in (${shown}) or string_to_array(r.brand_ids, ',') && array[${shown}]::text[]))`;
}
