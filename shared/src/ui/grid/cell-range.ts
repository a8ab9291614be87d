import type { GridPosition } from './grid-keys';

/** Cells between two corners. `anchor` is where it began, `head` the corner that moves. */
export interface CellRange {
  readonly anchor: GridPosition;
  readonly head: GridPosition;
}

/** Its sides, all included. */
export interface RangeBounds {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

export function boundsOf({ anchor, head }: CellRange): RangeBounds {
  return {
    firstRow: Math.min(anchor.row, head.row),
    lastRow: Math.max(anchor.row, head.row),
    firstColumn: Math.min(anchor.column, head.column),
    lastColumn: Math.max(anchor.column, head.column),
  };
}

export function cellCountOf(bounds: RangeBounds): number {
  return (bounds.lastRow - bounds.firstRow + 1) * (bounds.lastColumn - bounds.firstColumn + 1);
}

/**
 * From `anchor` to `head`, kept to the rows: headers and totals are never part of a range.
 *
 * Null where there are no rows.
 */
export function rangeBetween(anchor: GridPosition, head: GridPosition, rowCount: number): CellRange | null {
  if (rowCount === 0) return null;
  const kept = (position: GridPosition) => ({
    row: Math.min(rowCount - 1, Math.max(0, position.row)),
    column: position.column,
  });
  return { anchor: kept(anchor), head: kept(head) };
}
