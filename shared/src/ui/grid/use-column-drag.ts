import { useCallback, useEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import type { PlacedColumn } from './arranged-columns';
import { isRtl } from './direction';
import { followMouse } from './follow-mouse';
import { placeOfCell } from './use-grid-focus';

/** Where the column dragged would land. */
export interface DropMark {
  readonly at: number;
  readonly isBehind: boolean;
}

/** What a header tells of the mouse on it. */
export interface ColumnDrag {
  readonly press: (event: MouseEvent<HTMLElement>, from: PlacedColumn) => void;
  /** Tells a click that ends a drag from one that sorts. */
  readonly wasDragged: () => boolean;
}

// Less is a click that slipped.
const leastDragPx = 6;

/** Drags a header to another place of the same side; `mark` is where it would land. */
export function useColumnDrag(
  placed: readonly PlacedColumn[],
  onMove: (move: { field: string; target: string; isBehind: boolean }) => void,
) {
  const [mark, setMark] = useState<DropMark | null>(null);
  const dragged = useRef(false);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const press = useCallback(
    (event: MouseEvent<HTMLElement>, from: PlacedColumn) => {
      if (event.button !== 0 || event.shiftKey) return;
      const startX = event.clientX;
      dragged.current = false;
      let aim: DropMark | null = null;
      stop.current();
      stop.current = followMouse({
        onMove(moved) {
          if (Math.abs(moved.clientX - startX) < leastDragPx && !dragged.current) return;
          dragged.current = true;
          aim = markAt(moved, placed, from);
          setMark(aim);
        },
        onEnd(isGivenUp) {
          setMark(null);
          const target = aim === null ? undefined : placed[aim.at]?.column.field;
          if (isGivenUp || aim === null || target === undefined) return;
          onMove({ field: from.column.field, target, isBehind: aim.isBehind });
        },
      });
    },
    [placed, onMove],
  );
  const wasDragged = useCallback(() => {
    const answer = dragged.current;
    dragged.current = false;
    return answer;
  }, []);
  const drag = useMemo((): ColumnDrag => ({ press, wasDragged }), [press, wasDragged]);
  return { mark, drag };
}

function markAt(
  point: { readonly clientX: number; readonly clientY: number },
  placed: readonly PlacedColumn[],
  from: PlacedColumn,
): DropMark | null {
  const element = document.elementFromPoint(point.clientX, point.clientY);
  const head = element?.closest<HTMLElement>('[role=columnheader]') ?? null;
  const at = placeOfCell(head)?.column;
  if (head === null || at === undefined || at === from.at || placed[at]?.pin !== from.pin) return null;
  const box = head.getBoundingClientRect();
  const isRightHalf = point.clientX > box.left + box.width / 2;
  return { at, isBehind: isRightHalf !== isRtl(head) };
}
