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

/**
 * The first columns, with what opens a row and the revenue that it is read for among them, one below the other as wide as
 * the grid.
 */
export function cardColumns(arranged: ArrangedColumns, columnCount: number, viewPx: number): ArrangedColumns {
  const main = [
    arranged.placed.find(({ column }) => column.isLink === true),
    arranged.placed.find(({ column }) => column.term === 'ggr'),
  ].filter((place) => place !== undefined);
  const chosen = new Set([...new Set([...main, ...arranged.placed])].slice(0, columnCount));
  const placed = arranged.placed
    .filter((place) => chosen.has(place))
    .map((place, at) => ({
      ...place,
      ...{ at, widthPx: viewPx, startPx: 0, pin: null, insetPx: 0, isInCard: true },
    }));
  return { placed, widthPx: viewPx, coveredStartPx: 0, coveredEndPx: 0 };
}
