import type { KeyboardEvent } from 'react';
import type { ArrangedColumns, PlacedColumn } from './arranged-columns';
import { rangeBetween, type CellRange } from './cell-range';
import { isRtl } from './direction';
import { logicalKey, positionAfterKey, type GridPosition } from './grid-keys';
import type { HeadActions } from './head-actions';
import type { RowTree } from './row-tree';
import type { GridFocus } from './use-grid-focus';
import type { CellSelection } from './use-cell-range';

interface GridKeysOptions {
  readonly arranged: ArrangedColumns;
  readonly tree: RowTree;
  readonly hasTotals: boolean;
  readonly pageRows: number;
  readonly focus: GridFocus;
  readonly selection: CellSelection;
  readonly actions: HeadActions;
  readonly copy: (request: { readonly withHeaders: boolean }) => void;
  readonly open: (position: GridPosition) => boolean;
  readonly toggle: (row: number) => boolean;
  /** Opens what can be done with a cell; false where there is nothing. */
  readonly openMenu: (position: GridPosition) => boolean;
  /** Puts a note on the screen away; false where there is none. */
  readonly hideNote: () => boolean;
}

interface Pressed {
  readonly key: string;
  readonly isControl: boolean;
  readonly isShift: boolean;
}

/** What a key does on a cell, after the ARIA grid pattern. */
export function useGridKeys(options: GridKeysOptions) {
  return (event: KeyboardEvent<HTMLDivElement>) => {
    const target = event.target as HTMLElement;
    // Fields and menus that belong to the grid have keys of their own.
    if (target.dataset['cell'] === undefined || event.altKey) return;
    const pressed = {
      key: logicalKey({ key: event.key, isRtl: isRtl(target) }),
      isControl: event.ctrlKey || event.metaKey,
      isShift: event.shiftKey,
    };
    const place = options.arranged.placed[options.focus.active.column];
    const isHead = options.focus.active.row === -1;
    const isDone =
      (isHead && place !== undefined && pressOnHead(options, place, pressed)) ||
      (!isHead && pressOnRow(options, pressed)) ||
      move(options, pressed);
    if (isDone) event.preventDefault();
  };
}

function pressOnHead(options: GridKeysOptions, place: PlacedColumn, pressed: Pressed): boolean {
  const { actions } = options;
  const { column, at } = place;
  const { key, isControl, isShift } = pressed;
  const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : null;
  if (key === 'Enter' && column.isSortable === true) actions.stepSort(column, isShift);
  else if (key === 'ContextMenu' || (key === 'F10' && isShift)) actions.openMenu(column.field);
  else if (by !== null && isShift && !isControl) actions.widen(at, by);
  else if (by !== null && isShift) {
    actions.step(column.field, by);
    // A header that changes its place loses the focus on the way.
    options.focus.moveTo(options.focus.active);
  } else return pressToCopy(options, pressed);
  return true;
}

function pressToCopy({ copy }: GridKeysOptions, { key, isControl, isShift }: Pressed): boolean {
  if (!isControl || key.toLowerCase() !== 'c') return false;
  copy({ withHeaders: isShift });
  return true;
}

function pressOnRow(options: GridKeysOptions, pressed: Pressed): boolean {
  const { focus, tree, selection } = options;
  const { active } = focus;
  const { key, isControl, isShift } = pressed;
  if (pressToCopy(options, pressed)) return true;
  const isRow = active.row < tree.rowCount();
  if (key === 'Enter')
    return (isRow && active.column === 0 && options.toggle(active.row)) || options.open(active);
  if (key === 'ContextMenu' || (key === 'F10' && isShift)) return options.openMenu(active);
  if (key === 'Escape' && options.hideNote()) return true;
  if (key === 'Escape' && selection.range !== null) {
    selection.select(null);
    return true;
  }
  if (!isRow) return false;
  if (active.column === 0 && !isShift && !isControl && pressOnGroup(options, key)) return true;
  const selected = selectedByKey(options, pressed);
  if (selected !== null) selection.select(selected);
  return selected !== null;
}

/** On the first cell of a group the arrows open and close it, or lead to the group that it is in. */
function pressOnGroup({ focus, tree, toggle }: GridKeysOptions, key: string): boolean {
  const { row } = focus.active;
  const { isOpen } = tree.placeOf(row);
  if (key === 'ArrowRight' && isOpen === false) return toggle(row);
  if (key !== 'ArrowLeft') return false;
  if (isOpen === true) return toggle(row);
  const parent = tree.parentOf(row);
  if (parent >= 0) focus.moveTo({ row: parent, column: 0 });
  return parent >= 0;
}

/** Control A takes all cells, Shift and the space bar a row, Control and the space bar a column. */
function selectedByKey({ focus, tree, arranged }: GridKeysOptions, pressed: Pressed): CellRange | null {
  const { key, isControl, isShift } = pressed;
  const { row, column } = focus.active;
  const lastRow = tree.rowCount() - 1;
  const lastColumn = arranged.placed.length - 1;
  const isRowKey = key === ' ' && isShift;
  const isColumnKey = key === ' ' && isControl;
  if (!(isControl && key.toLowerCase() === 'a') && !isRowKey && !isColumnKey) return null;
  const isAll = key !== ' ';
  return {
    anchor: { row: isRowKey ? row : 0, column: isColumnKey ? column : 0 },
    head: { row: isRowKey ? row : lastRow, column: isColumnKey && !isAll ? column : lastColumn },
  };
}

function move(options: GridKeysOptions, pressed: Pressed): boolean {
  const { focus, selection, tree, arranged, hasTotals, pageRows } = options;
  const rowCount = tree.rowCount();
  const extent = { rowCount, columnCount: arranged.placed.length, hasTotals, pageRows };
  const isOnRow = focus.active.row >= 0 && focus.active.row < rowCount;
  const from = pressed.isShift && isOnRow ? (selection.range?.head ?? focus.active) : focus.active;
  const next = positionAfterKey(from, pressed, extent);
  if (next === null) return false;
  if (pressed.isShift && isOnRow) {
    const range = rangeBetween(selection.range?.anchor ?? focus.active, next, rowCount);
    selection.select(range);
    if (range !== null) focus.moveTo(range.head);
  } else {
    selection.select(null);
    focus.moveTo(next);
  }
  return true;
}
