import { memo, type ReactNode } from 'react';
import type { PlacedColumn } from './arranged-columns';
import { NoteMark } from './note-mark';
import { cellClasses, cellStyle } from './body-cell';

interface RowHeadCellProps {
  readonly place: PlacedColumn;
  readonly row: number;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly isLink: boolean;
  readonly note: string | null;
  readonly depth: number;
  /** Undefined where the row opens nothing. */
  readonly isOpen: boolean | undefined;
  readonly children: ReactNode;
}

/** First cell of a row, which names it; groups have their arrow here. */
export const RowHeadCell = memo(function RowHeadCell(props: RowHeadCellProps) {
  const { place, row, isActive, isSelected, isLink, note, depth, isOpen, children } = props;
  return (
    <div
      role="rowheader"
      aria-colindex={place.at + 1}
      aria-selected={isSelected ? true : undefined}
      className={`${cellClasses(place, { isSelected, isLink, isNoted: note !== null })} th-row-head`}
      style={{ ...cellStyle(place), ...(depth === 0 ? {} : { paddingInlineStart: 12 + depth * 20 }) }}
      tabIndex={isActive ? 0 : -1}
      data-cell={`${row}:${place.at}`}
    >
      {isOpen === undefined ? null : (
        <i className="th-group-arrow" data-open={isOpen} data-toggle="" aria-hidden="true" />
      )}
      {children}
      <NoteMark note={note} />
    </div>
  );
});
