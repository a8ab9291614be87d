import { useCallback, useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { rangeBetween, type CellRange } from './cell-range';
import { followMouse } from './follow-mouse';
import type { GridPosition } from './grid-keys';
import type { ScrollWindow } from './use-scroll-window';
import { placeOfCell } from './use-grid-focus';

/** Selected cells, and how mouse and keys change them. */
export interface CellSelection {
  readonly range: CellRange | null;
  readonly select: (range: CellRange | null) => void;
  readonly press: (event: MouseEvent<HTMLDivElement>) => void;
}

interface CellRangeOptions {
  readonly scrollerRef: RefObject<HTMLDivElement | null>;
  readonly view: ScrollWindow;
  readonly active: GridPosition;
  /** Changes when the cells are others: what was selected then means nothing. */
  readonly cellsName: unknown;
}

const edgePx = 28;
const scrollEveryMs = 40;

/** Cells selected by dragging or with Shift and a click; dragging past an edge scrolls on. */
export function useCellRange(options: CellRangeOptions): CellSelection {
  const { scrollerRef, view, active, cellsName } = options;
  const [selected, setSelected] = useState<{ range: CellRange; cellsName: unknown } | null>(null);
  const range = selected !== null && selected.cellsName === cellsName ? selected.range : null;
  const latest = useRef({ view, active, range });
  useEffect(() => {
    latest.current = { view, active, range };
  });
  const select = useCallback(
    (next: CellRange | null) => setSelected(next === null ? null : { range: next, cellsName }),
    [cellsName],
  );
  const stopDrag = useRef<() => void>(() => undefined);
  useEffect(() => () => stopDrag.current(), []);

  const press = useCallback(
    (event: MouseEvent<HTMLDivElement>) => {
      const scroller = scrollerRef.current;
      const place = placeOfCell(event.target);
      const { rowCount } = latest.current.view.scale;
      if (event.button !== 0 || scroller === null || place === null) return;
      if (place.row < 0 || place.row >= rowCount) {
        select(null);
        return;
      }
      const { active: before, range: known } = latest.current;
      const anchor = event.shiftKey ? (known?.anchor ?? before) : place;
      select(event.shiftKey ? rangeBetween(anchor, place, rowCount) : null);
      stopDrag.current();
      stopDrag.current = followDrag(scroller, {
        onCell: (head) => select(rangeBetween(anchor, head, latest.current.view.scale.rowCount)),
        scrollBy: (rows) => {
          const { view: seen } = latest.current;
          seen.scrollTo(seen.offsetPx + rows * seen.scale.rowPx);
        },
        start: place,
      });
    },
    [scrollerRef, select],
  );
  return { range, select, press };
}

interface Drag {
  readonly start: GridPosition;
  readonly onCell: (cell: GridPosition) => void;
  readonly scrollBy: (rows: number) => void;
}

/** Follows the pressed mouse until it is let go, scrolling on at the edges; gives what stops it earlier. */
function followDrag(scroller: HTMLElement, { start, onCell, scrollBy }: Drag): () => void {
  let last = start;
  let point: { x: number; y: number } | null = null;
  const reach = () => {
    const place = point === null ? null : cellAt(scroller, point);
    if (place === null || (place.row === last.row && place.column === last.column)) return;
    last = place;
    onCell(place);
  };
  const timer = setInterval(() => {
    if (point === null) return;
    const box = scroller.getBoundingClientRect();
    const rows = point.y < box.top + edgePx ? -1 : point.y > box.bottom - edgePx ? 1 : 0;
    const sideways = point.x < box.left + edgePx ? -1 : point.x > box.right - edgePx ? 1 : 0;
    if (rows !== 0) scrollBy(rows);
    if (sideways !== 0) scroller.scrollLeft += sideways * 40;
    if (rows !== 0 || sideways !== 0) reach();
  }, scrollEveryMs);
  const stopMouse = followMouse({
    onMove(event) {
      point = { x: event.clientX, y: event.clientY };
      reach();
    },
    onEnd: () => clearInterval(timer),
  });
  return () => {
    clearInterval(timer);
    stopMouse();
  };
}

/** The cell under a point, or the nearest one inside the grid. */
function cellAt(scroller: HTMLElement, point: { x: number; y: number }): GridPosition | null {
  const box = scroller.getBoundingClientRect();
  const headPx = scroller.querySelector('.th-grid-head')?.clientHeight ?? 0;
  const footPx = scroller.querySelector('.th-grid-foot')?.clientHeight ?? 0;
  const x = Math.min(box.left + scroller.clientWidth - 3, Math.max(box.left + 3, point.x));
  const lowest = box.top + scroller.clientHeight - footPx - 3;
  const y = Math.min(lowest, Math.max(box.top + headPx + 3, point.y));
  return placeOfCell(document.elementFromPoint(x, y));
}
