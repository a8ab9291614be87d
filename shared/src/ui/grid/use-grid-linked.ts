import { useEffect, useLayoutEffect, useRef } from 'react';
import type { CopyOptions } from './copy-from-grid';
import type { GridLink, GridStatus } from './grid-link';
import type { GridPrint } from './print/use-grid-print';
import type { RowTree } from './row-tree';
import { clampedOffset } from './scroll-scale';
import type { GridFocus } from './use-grid-focus';
import type { GridText } from './use-grid-text';
import type { ScrollWindow } from './use-scroll-window';

interface LinkedGrid {
  readonly view: ScrollWindow;
  readonly isLoading: boolean;
  readonly rowCount: number;
  readonly selection: GridStatus['selection'];
  readonly print: GridPrint;
  readonly note: string;
  readonly tree: RowTree;
  readonly focus: GridFocus;
  readonly copy: (request: CopyOptions) => void;
  readonly say: (words: string) => void;
  readonly text: GridText;
}

/** Tells the link what the grid shows, and does what it is told through it. */
export function useGridLinked(link: GridLink | undefined, grid: LinkedGrid): void {
  const { view, isLoading, rowCount, selection, note, say, text } = grid;
  const { printing } = grid.print;
  const latest = useRef(grid);
  useLayoutEffect(() => {
    latest.current = grid;
  });
  const { scale, offsetPx } = view;
  const topPx = clampedOffset(scale, offsetPx);
  const first = Math.floor(topPx / scale.rowPx);
  const last = Math.min(rowCount, Math.ceil((topPx + scale.viewPx) / scale.rowPx)) - 1;
  useEffect(() => {
    const shown = rowCount === 0 ? null : { first, last };
    link?.publish({ shown, isLoading, rowCount, selection, printing, note });
  }, [link, first, last, isLoading, rowCount, selection, printing, note]);

  const cells = selection?.cells ?? 0;
  useEffect(() => {
    // A drag passes many sizes: only where it rests is said.
    const timer = setTimeout(() => {
      if (cells > 1) say(text('said.selected', { count: cells }));
    }, 400);
    return () => clearTimeout(timer);
  }, [cells, say, text]);

  useEffect(
    () =>
      link?.connect({
        goToRow(row) {
          const { focus, rowCount: count } = latest.current;
          focus.moveTo({ row: Math.max(0, Math.min(count - 1, row)), column: focus.active.column });
        },
        copy: (request) => latest.current.copy(request),
        collapseAll: () => latest.current.tree.collapseAll(),
        print: () => latest.current.print.print(),
        cancelPrint: () => latest.current.print.cancel(),
        focus: () => latest.current.focus.moveTo(latest.current.focus.active),
      }),
    [link],
  );
}
