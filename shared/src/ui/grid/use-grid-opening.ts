import type { MouseEvent } from 'react';
import type { GridPosition } from './grid-keys';
import type { GridColumn } from './grid-model';
import type { GridCells, GridTotals } from './grid-props';
import type { RowTree } from './row-tree';
import type { GridText } from './use-grid-text';

interface OpeningContext {
  readonly totals: GridTotals | null;
  readonly tree: RowTree;
  /** In the order shown. */
  readonly columns: readonly GridColumn[];
  readonly say: (words: string) => void;
  readonly text: GridText;
}

/** What Enter and clicks open: groups, rows, and what is behind a figure. */
export function useGridOpening(
  { onDrill, onOpenRow }: GridCells,
  { totals, tree, columns, say, text }: OpeningContext,
) {
  const toggle = (row: number): boolean => {
    const { isOpen } = tree.placeOf(row);
    if (isOpen === undefined) return false;
    tree.toggle(row);
    say(text(isOpen ? 'said.closed' : 'said.opened'));
    return true;
  };
  const open = (position: GridPosition): boolean => {
    const column = columns[position.column];
    if (column === undefined || position.row < 0) return false;
    if (position.row >= tree.rowCount()) {
      const drill = position.column === 0 ? null : (totals?.drillOf?.(column) ?? null);
      drill?.();
      return drill !== null;
    }
    const state = tree.rowAt(position.row);
    if (state.kind !== 'loaded') return false;
    if (position.column === 0 && onOpenRow !== undefined) onOpenRow(state.row);
    else if (onDrill !== undefined) onDrill(state.row, column);
    else return false;
    return true;
  };
  return {
    toggle,
    open,
    hasDrill: onDrill !== undefined || onOpenRow !== undefined,
    /** A click opens where the cell looks like a link; anywhere else it takes two. */
    click(event: MouseEvent<HTMLDivElement>, position: GridPosition | null) {
      if (position === null || position.row < 0) return;
      const target = event.target as HTMLElement;
      const isWithKey = event.shiftKey || event.ctrlKey || event.metaKey || event.altKey;
      const isAddress = target.closest('a') !== null;
      // With a key held the browser opens the address in a tab or window of its own.
      if (isWithKey && (isAddress || event.shiftKey)) return;
      if (isAddress) event.preventDefault();
      const isArrow = target.closest('[data-toggle]') !== null;
      const isDouble = event.type === 'dblclick';
      const isLink = target.closest('.th-link-cell > :is(span, a)') !== null;
      if (isArrow) {
        if (!isDouble) toggle(position.row);
      } else if (isLink !== isDouble) open(position);
    },
  };
}
