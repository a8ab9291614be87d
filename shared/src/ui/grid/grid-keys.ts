/** A cell by row and column. Row -1 is the header, row `rowCount` the totals. */
export interface GridPosition {
  readonly row: number;
  readonly column: number;
}

export interface GridExtent {
  readonly rowCount: number;
  readonly columnCount: number;
  readonly hasTotals: boolean;
  /** Rows that a page key moves by. */
  readonly pageRows: number;
}

export interface GridKey {
  readonly key: string;
  /** Control, or Command on a Mac. */
  readonly isControl: boolean;
  /** Where text runs from right to left, the arrows still point where they point. */
  readonly isRtl?: boolean | undefined;
}

/** Where a key leads, after the ARIA grid pattern; null when the key is no movement. */
export function positionAfterKey(
  at: GridPosition,
  pressed: GridKey,
  extent: GridExtent,
): GridPosition | null {
  const lastRow = extent.hasTotals ? extent.rowCount : extent.rowCount - 1;
  const lastColumn = extent.columnCount - 1;
  const to = (row: number, column: number): GridPosition => ({
    row: Math.min(lastRow, Math.max(-1, row)),
    column: Math.min(lastColumn, Math.max(0, column)),
  });
  switch (logicalKey(pressed)) {
    case 'ArrowDown':
      return to(pressed.isControl ? extent.rowCount - 1 : at.row + 1, at.column);
    case 'ArrowUp':
      return to(pressed.isControl ? 0 : at.row - 1, at.column);
    case 'ArrowRight':
      return to(at.row, pressed.isControl ? lastColumn : at.column + 1);
    case 'ArrowLeft':
      return to(at.row, pressed.isControl ? 0 : at.column - 1);
    case 'Home':
      return pressed.isControl ? to(0, 0) : to(at.row, 0);
    case 'End':
      return pressed.isControl ? to(extent.rowCount - 1, lastColumn) : to(at.row, lastColumn);
    case 'PageDown':
      return to(Math.min(Math.max(0, at.row) + extent.pageRows, extent.rowCount - 1), at.column);
    case 'PageUp':
      return to(Math.max(at.row - extent.pageRows, 0), at.column);
    default:
      return null;
  }
}

/** The key by where it leads in the order of columns: `ArrowRight` is towards later ones. */
export function logicalKey({ key, isRtl }: Pick<GridKey, 'key' | 'isRtl'>): string {
  if (isRtl !== true) return key;
  if (key === 'ArrowLeft') return 'ArrowRight';
  return key === 'ArrowRight' ? 'ArrowLeft' : key;
}
