import type { Cell } from '../contracts/report-fields';
import type { GridRow } from '../ui/grid/grid-model';

/** A row of an exploration, named by the values that make its group. */
interface ExploredRow {
  readonly key: Readonly<Record<string, Cell>>;
  readonly values: GridRow['values'];
}

/** The name of a row as one text: equal for the same row of two answers. */
export function rowKeyOf({ key }: Pick<ExploredRow, 'key'>): string {
  return JSON.stringify(key);
}

/** Rows of an exploration as grids take them. */
export function gridRowsOf(rows: readonly ExploredRow[]): GridRow[] {
  return rows.map((row) => ({ key: rowKeyOf(row), values: row.values }));
}
