import { useMemo } from 'react';
import type { ArrangedColumns } from './arranged-columns';
import { BodyRow } from './body-row';
import type { RangeBounds } from './cell-range';
import { columnLines } from './column-lines';
import type { GridPosition } from './grid-keys';
import type { GridColumn, GridGroups } from './grid-model';
import type { GridCells } from './grid-props';
import type { RowTree } from './row-tree';
import { bodyPx, rowsInView } from './scroll-scale';
import type { ScrollWindow } from './use-scroll-window';

interface BodyRowsProps {
  /** All that there are: a column grouped by may be hidden. */
  readonly columns: readonly GridColumn[];
  readonly inView: ArrangedColumns;
  readonly tree: RowTree;
  readonly groups: GridGroups | undefined;
  readonly view: ScrollWindow;
  readonly active: GridPosition;
  readonly selected: RangeBounds | null;
  readonly cells: GridCells;
}

// Rows are placed relative to a row that stays the same over many pages of scrolling, so that rows in view need no
// new position; and far below what browsers lay out.
const anchorEvery = 10_000;

/** The rows in view, and the active one wherever it is, so that the tab stop never vanishes. */
export function BodyRows(props: BodyRowsProps) {
  const { columns, inView, tree, groups, view, active, selected } = props;
  const { scale, offsetPx, scrollPx } = view;
  const { rowPx } = scale;
  const { onOpenRow, addressOf, noteOf } = props.cells;
  const hasRowLink = onOpenRow !== undefined;
  const every = useMemo(
    () => ({ inView, rowPx, hasRowLink, addressOf, noteOf }),
    [inView, rowPx, hasRowLink, addressOf, noteOf],
  );
  const { firstColumn = -1, lastColumn = -1 } = selected ?? {};
  // One object for the same columns: a range that grows by a row draws no other row again.
  const span = useMemo(() => ({ first: firstColumn, last: lastColumn }), [firstColumn, lastColumn]);
  const { first, last } = rowsInView(scale, offsetPx);
  const indices = drawnRows(first, last, active.row, scale.rowCount);
  const anchor = Math.floor(first / anchorEvery) * anchorEvery;
  // Where the scrollbar is scaled, the rows slide along with it.
  const slidePx = anchor * rowPx + scrollPx - offsetPx;
  const lowestPx = bodyPx(scale) - rowPx - slidePx;
  const isTree = groups !== undefined && groups.by.length > 0;
  return (
    <div
      role="rowgroup"
      className="th-grid-body"
      style={{ width: rowsWidth(inView), height: bodyPx(scale) }}
      {...columnLines}
    >
      <div className="th-grid-slide" role="presentation" style={{ top: slidePx }}>
        {indices.map((index) => {
          const { depth, isOpen } = tree.placeOf(index);
          const isSelectedRow = selected !== null && index >= selected.firstRow && index <= selected.lastRow;
          const topPx = (index - anchor) * rowPx;
          return (
            <BodyRow
              key={index}
              every={every}
              index={index}
              state={tree.rowAt(index)}
              // The active row far outside would stretch the scrollbar: it waits at the edge, out of view.
              topPx={index < first ? -slidePx : index > last ? Math.min(lowestPx, topPx) : topPx}
              activeColumn={active.row === index ? active.column : -1}
              selected={isSelectedRow ? span : null}
              depth={isTree ? depth : null}
              isOpen={isOpen}
              groupColumn={isTree ? columnOf(columns, groups.by[depth]) : undefined}
            />
          );
        })}
      </div>
    </div>
  );
}

/** Of all columns together: the grid's own, where they are narrower. */
export function rowsWidth({ widthPx }: ArrangedColumns): string {
  return `max(100%, ${widthPx}px)`;
}

/** Rows to draw: those in view and the active one, in order, so that a reader's Tab meets them in order. */
function drawnRows(first: number, last: number, activeRow: number, rowCount: number): readonly number[] {
  const indices = Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);
  if (activeRow >= 0 && activeRow < rowCount) {
    if (activeRow < first) indices.unshift(activeRow);
    if (activeRow > last) indices.push(activeRow);
  }
  return indices;
}

function columnOf(columns: readonly GridColumn[], field: string | undefined): GridColumn | undefined {
  return columns.find((column) => column.field === field);
}
