import type { ArrangedColumns } from './arranged-columns';

/** Columns that a card shows before all are asked for: the reader's own order says which, but for the main figure. */
export const keyColumns = 5;

const headPx = 26;
const linePx = 22;
const roomPx = 18;

/** Height of a card with so many columns, a line each. */
export function cardPx(columnCount: number): number {
  return roomPx + headPx + linePx * Math.max(0, columnCount - 1);
}

/** The first columns, with the figure that opens what is behind it among them, one below the other as wide as the grid. */
export function cardColumns(arranged: ArrangedColumns, columnCount: number, viewPx: number): ArrangedColumns {
  const first = arranged.placed.slice(0, columnCount);
  const main = arranged.placed.find(({ column }) => column.isLink === true);
  const chosen = main === undefined || first.includes(main) ? first : [...first.slice(0, -1), main];
  const placed = chosen.map((place, at) => ({
    ...place,
    ...{ at, widthPx: viewPx, startPx: 0, pin: null, insetPx: 0, isInCard: true },
  }));
  return { placed, widthPx: viewPx, coveredStartPx: 0, coveredEndPx: 0 };
}
