import { useEffect, useRef, useState, type CSSProperties, type SyntheticEvent } from 'react';
import { Popover } from '../../kit/modal';
import { anchorOf, cellAt, cellOf } from './cell-anchor';
import type { GridColumn } from './grid-model';
import type { GridCells } from './grid-props';
import type { RowTree } from './row-tree';
import { placeOfCell } from './use-grid-focus';

// Long enough to get from the cell to its note with the mouse.
const lingerMs = 200;

interface CellNoteContext {
  readonly tree: RowTree;
  readonly columns: readonly GridColumn[];
}

/** The note of a cell while it is pointed at or has the focus; Escape puts it away. */
export function useCellNote(noteOf: GridCells['noteOf'], context: CellNoteContext) {
  const [note, setNote] = useState<{ readonly words: string; readonly at: CSSProperties } | null>(null);
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(hiding.current), []);
  const stay = () => clearTimeout(hiding.current);
  const leave = () => {
    stay();
    hiding.current = setTimeout(() => setNote(null), lingerMs);
  };
  return {
    show: ({ target }: Pick<SyntheticEvent, 'target'>): void => {
      const cell = cellOf(target);
      const place = placeOfCell(target);
      const found = cellAt(context, place);
      const words = found === null ? null : (noteOf?.(found.row, found.column, place?.column === 0) ?? null);
      leave();
      if (cell === null || words === null) return;
      stay();
      setNote({ words, at: anchorOf(cell) });
    },
    leave,
    /** True where there was one. */
    hide: (): boolean => {
      setNote(null);
      return note !== null;
    },
    /** Hidden from readers: the cell says its note itself. */
    popover:
      note === null ? null : (
        <Popover
          // Another place is another popover: one that is open stays where it was.
          key={`${note.at.top} ${note.at.left}`}
          open
          placement="bottom"
          content={
            <div
              aria-hidden="true"
              dir="auto"
              className="th-note-words"
              onMouseEnter={stay}
              onMouseLeave={leave}
            >
              {note.words}
            </div>
          }
        >
          <span className="th-cell-anchor" style={note.at} />
        </Popover>
      ),
  };
}
