import type { FocusEvent, UIEvent } from 'react';
import type { GridCells } from './grid-props';
import { useCellMenu } from './use-cell-menu';
import { useCellNote } from './use-cell-note';

/** What is drawn over the cells: the note of one and the menu of one, with what the grid tells them. */
export function useCellOverlay({ noteOf, actionsOf }: GridCells, context: Parameters<typeof useCellMenu>[1]) {
  const menu = useCellMenu(actionsOf, context);
  const note = useCellNote(noteOf, context);
  const { followFocus } = context.focus;
  return {
    keys: { openMenu: menu.open, hideNote: note.hide },
    events: {
      onFocus: (event: FocusEvent<HTMLDivElement>) => {
        followFocus(event);
        note.show(event);
      },
      onBlur: note.leave,
      onMouseOver: note.show,
      onMouseLeave: note.leave,
      // Keys scroll, too: the note goes along with the cell that has the focus.
      onScroll: ({ currentTarget }: UIEvent<HTMLDivElement>) => {
        const { activeElement } = document;
        if (activeElement !== null && currentTarget.contains(activeElement))
          note.show({ target: activeElement });
        else note.hide();
      },
      onContextMenu: menu.openByMouse,
    },
    drawn: (
      <>
        {note.popover}
        {menu.dropdown}
      </>
    ),
  };
}
