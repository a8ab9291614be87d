import { isNumeric, type GridColumn, type GridSort } from './grid-model';

/** Sort after a click on a header: descending first for numbers, ascending for words; the third click takes it away. */
export function nextSort(column: GridColumn, sort: readonly GridSort[]): readonly GridSort[] {
  return stepOf(column, sort, []);
}

/** As `nextSort`, beside the columns that already sort: a new one weighs least. */
export function nextAddedSort(column: GridColumn, sort: readonly GridSort[]): readonly GridSort[] {
  return stepOf(column, sort, sort);
}

/** `sort` with this column in one direction: in its place where it sorts already, else as the last. */
export function withSort(sort: readonly GridSort[], next: GridSort): readonly GridSort[] {
  return sort.some((one) => one.field === next.field)
    ? sort.map((one) => (one.field === next.field ? next : one))
    : [...sort, next];
}

export function withoutSort(sort: readonly GridSort[], field: string): readonly GridSort[] {
  return sort.filter((one) => one.field !== field);
}

function stepOf(column: GridColumn, sort: readonly GridSort[], kept: readonly GridSort[]) {
  const { field } = column;
  const firstDir = isNumeric(column.type) ? 'desc' : 'asc';
  const current = sort.find((one) => one.field === field);
  if (current === undefined) return withSort(kept, { field, dir: firstDir });
  if (current.dir !== firstDir) return withoutSort(kept, field);
  return withSort(kept, { field, dir: firstDir === 'asc' ? 'desc' : 'asc' });
}
