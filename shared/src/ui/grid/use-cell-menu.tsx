import { useState, type CSSProperties, type MouseEvent, type RefObject } from 'react';
import { Dropdown } from '../../kit/modal';
import { anchorOf, cellAt } from './cell-anchor';
import type { GridPosition } from './grid-keys';
import type { GridColumn } from './grid-model';
import type { CellAction, GridCells } from './grid-props';
import type { RowTree } from './row-tree';
import { placeOfCell, type GridFocus } from './use-grid-focus';

interface CellMenuContext {
  readonly scrollerRef: RefObject<HTMLDivElement | null>;
  readonly tree: RowTree;
  readonly columns: readonly GridColumn[];
  readonly focus: GridFocus;
}

interface OpenMenu {
  readonly actions: readonly CellAction[];
  readonly place: GridPosition;
  readonly at: CSSProperties;
}

/** What can be done with a cell, by its context menu. */
export function useCellMenu(actionsOf: GridCells['actionsOf'], context: CellMenuContext) {
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const { scrollerRef, focus } = context;
  /** False where there is nothing to do: the browser's own menu opens. */
  const open = (place: GridPosition): boolean => {
    const found = cellAt(context, place);
    const actions = found === null ? [] : (actionsOf?.(found.row, found.column) ?? []);
    const cell = scrollerRef.current?.querySelector(`[data-cell="${place.row}:${place.column}"]`);
    if (actions.length === 0 || !cell) return false;
    setMenu({ actions, place, at: anchorOf(cell) });
    return true;
  };
  const close = () => {
    if (menu !== null) focus.moveTo(menu.place);
    setMenu(null);
  };
  return {
    open,
    openByMouse: (event: MouseEvent): void => {
      const place = placeOfCell(event.target);
      if (place !== null && open(place)) event.preventDefault();
    },
    dropdown:
      menu === null ? null : (
        <Dropdown
          open
          // The menu takes the focus so that keys reach it; closing gives it back.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          trigger={['click']}
          menu={{
            items: menu.actions.map(({ key, label }) => ({ key, label })),
            onClick: ({ key }) => {
              setMenu(null);
              menu.actions.find((one) => one.key === key)?.run();
            },
          }}
          onOpenChange={(isOpen, { source }) => {
            if (!isOpen && source !== 'menu') close();
          }}
        >
          <span className="th-cell-anchor" style={menu.at} />
        </Dropdown>
      ),
  };
}
