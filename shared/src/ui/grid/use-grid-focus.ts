import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import type { GridPosition } from './grid-keys';
import { offsetShowing } from './scroll-scale';
import type { ScrollWindow } from './use-scroll-window';

/** The cell that holds the grid's one tab stop, and how it moves. */
export interface GridFocus {
  readonly active: GridPosition;
  readonly moveTo: (position: GridPosition) => void;
  readonly followFocus: (event: FocusEvent<HTMLDivElement>) => void;
}

/** Keeps one cell of the grid in the tab order and brings it into view when keys move it. */
export function useGridFocus(
  scrollerRef: RefObject<HTMLDivElement | null>,
  view: ScrollWindow,
  columnCount: number,
): GridFocus {
  const [position, setPosition] = useState<GridPosition>({ row: 0, column: 0 });
  const [moves, setMoves] = useState(0);
  const handled = useRef(0);
  const { scale } = view;
  // Columns and rows may have gone since: the tab stop stays on what is there.
  const active = {
    row: Math.min(position.row, scale.rowCount),
    column: Math.min(position.column, columnCount - 1),
  };

  useEffect(() => {
    if (handled.current === moves) return;
    handled.current = moves;
    const scroller = scrollerRef.current;
    const cell = scroller?.querySelector<HTMLElement>(`[data-cell="${active.row}:${active.column}"]`);
    if (scroller === null || !cell) return;
    cell.focus({ preventScroll: true });
    showSideways(scroller, cell);
  });

  return {
    active,
    moveTo(next) {
      setPosition(next);
      setMoves((count) => count + 1);
      if (next.row >= 0 && next.row < scale.rowCount)
        view.scrollTo(offsetShowing(scale, next.row, view.offsetPx));
    },
    followFocus(event) {
      const place = (event.target as HTMLElement).dataset['cell']?.split(':').map(Number);
      if (place?.length !== 2) return;
      const [row = 0, column = 0] = place;
      if (row !== active.row || column !== active.column) setPosition({ row, column });
    },
  };
}

/** Scrolls sideways until `cell` is neither past the edge nor under the pinned column. */
function showSideways(scroller: HTMLElement, cell: HTMLElement): void {
  const pinned = cell.parentElement?.firstElementChild as HTMLElement | null;
  if (pinned === null || cell === pinned) return;
  const coveredPx = pinned.offsetWidth;
  if (cell.offsetLeft < scroller.scrollLeft + coveredPx) scroller.scrollLeft = cell.offsetLeft - coveredPx;
  const endPx = cell.offsetLeft + cell.offsetWidth;
  if (endPx > scroller.scrollLeft + scroller.clientWidth) scroller.scrollLeft = endPx - scroller.clientWidth;
}
