import type { CSSProperties } from 'react';
import type { GridPosition } from './grid-keys';
import type { GridColumn, GridRow } from './grid-model';
import type { RowTree } from './row-tree';

/** Where a cell stands on the screen: what is drawn over it hangs there, since the grid cuts off what leaves it. */
export function anchorOf(cell: Element): CSSProperties {
  const { top, left, width, height } = cell.getBoundingClientRect();
  return { top, left, width, height };
}

/** The cell that an element is, or is inside of; null outside of cells. */
export function cellOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
}

interface CellsOf {
  readonly tree: RowTree;
  /** In the order shown. */
  readonly columns: readonly GridColumn[];
}

/** Row and column at a place; null on headers, totals and rows that are on the way. */
export function cellAt(
  { tree, columns }: CellsOf,
  place: GridPosition | null,
): { readonly row: GridRow; readonly column: GridColumn } | null {
  if (place === null || place.row < 0 || place.row >= tree.rowCount()) return null;
  const state = tree.rowAt(place.row);
  const column = columns[place.column];
  return state.kind === 'loaded' && column !== undefined ? { row: state.row, column } : null;
}
