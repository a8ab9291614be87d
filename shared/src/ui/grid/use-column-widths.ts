import { useState } from 'react';
import { greatestColumnPx, leastColumnPx, startWidthPx, type GridColumn } from './grid-model';

const stepPx = 40;

/** Widths of `columns` in pixels, and a step wider or narrower without dragging. */
export function useColumnWidths(columns: readonly GridColumn[]) {
  const [changed, setChanged] = useState<Readonly<Record<string, number>>>({});
  const widthOf = (column: GridColumn) => changed[column.field] ?? startWidthPx(column);
  return {
    widths: columns.map(widthOf),
    change: (column: GridColumn, direction: 1 | -1) => {
      const widthPx = Math.min(
        greatestColumnPx,
        Math.max(leastColumnPx, widthOf(column) + direction * stepPx),
      );
      setChanged((widths) => ({ ...widths, [column.field]: widthPx }));
    },
  };
}
