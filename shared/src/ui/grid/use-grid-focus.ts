import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type RefObject,
} from 'react';
import { scrollShowingColumn, type ArrangedColumns } from './arranged-columns';
import { scrolledFromStart, scrollFromStart } from './direction';
import type { GridPosition } from './grid-keys';
import { offsetShowing } from './scroll-scale';
import type { ScrollWindow } from './use-scroll-window';

/** The cell that holds the grid's one tab stop, and how it moves. */
export interface GridFocus {
  readonly active: GridPosition;
  /** Makes a cell the active one, brings it into view and focuses it. */
  readonly moveTo: (position: GridPosition) => void;
  readonly followFocus: (event: FocusEvent<HTMLDivElement>) => void;
}

interface KeptPosition extends GridPosition {
  readonly field: string | undefined;
}

/** Keeps one cell of the grid in the tab order and brings it into view when keys move it. */
export function useGridFocus(
  scrollerRef: RefObject<HTMLDivElement | null>,
  view: ScrollWindow,
  arranged: ArrangedColumns,
): GridFocus {
  // The column by its field: moved elsewhere it keeps the focus.
  const [position, setPosition] = useState<KeptPosition>({ row: 0, column: 0, field: undefined });
  const [moves, setMoves] = useState(0);
  const handled = useRef(0);
  const { scale, scrollTo } = view;
  // Columns and rows may have gone since: the tab stop stays on what is there.
  const row = Math.min(position.row, scale.rowCount);
  const named = arranged.placed.findIndex((place) => place.column.field === position.field);
  const column = named >= 0 ? named : Math.max(0, Math.min(position.column, arranged.placed.length - 1));
  const latest = useRef({ view, arranged, row, column });
  useLayoutEffect(() => {
    latest.current = { view, arranged, row, column };
  });

  useEffect(() => {
    if (handled.current === moves) return;
    const scroller = scrollerRef.current;
    const cell = scroller?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`);
    if (scroller === null || !cell) return;
    handled.current = moves;
    cell.focus({ preventScroll: true });
  });

  const moveTo = useCallback(
    (next: GridPosition) => {
      setPosition({ ...next, field: latest.current.arranged.placed[next.column]?.column.field });
      setMoves((count) => count + 1);
      const { view: seen, arranged: columns } = latest.current;
      const isBodyRow = next.row >= 0 && next.row < seen.scale.rowCount;
      if (isBodyRow) scrollTo(offsetShowing(seen.scale, next.row, seen.offsetPx));
      const scroller = scrollerRef.current;
      if (scroller === null) return;
      const scrolledPx = scrolledFromStart(scroller);
      const wantedPx = scrollShowingColumn(columns, next.column, {
        scrolledPx,
        viewPx: scroller.clientWidth,
      });
      if (wantedPx !== scrolledPx) scrollFromStart(scroller, wantedPx);
    },
    [scrollTo, scrollerRef],
  );
  const followFocus = useCallback((event: FocusEvent<HTMLDivElement>) => {
    const place = placeOfCell(event.target);
    if (place === null) return;
    // A link that was pressed takes the focus; keys belong to its cell.
    if (event.target instanceof HTMLAnchorElement) {
      event.target.closest<HTMLElement>('[data-cell]')?.focus({ preventScroll: true });
    }
    const { row: activeRow, column: activeColumn, arranged: columns } = latest.current;
    if (place.row === activeRow && place.column === activeColumn) return;
    setPosition({ ...place, field: columns.placed[place.column]?.column.field });
  }, []);

  return { active: { row, column }, moveTo, followFocus };
}

/** The cell that an element is, or is inside of; null outside of cells. */
export function placeOfCell(target: EventTarget | null): GridPosition | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [row, column] = cell?.dataset['cell']?.split(':').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}
