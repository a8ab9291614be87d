import type { CSSProperties } from 'react';
import type { ArrangedColumns, PlacedColumn } from './arranged-columns';
import { BodyRow } from './body-row';
import type { RangeBounds } from './cell-range';
import { columnLines } from './column-lines';
import type { GridPosition } from './grid-keys';
import type { GridColumn, GridGroups } from './grid-model';
import type { ReportGridProps } from './grid-props';
import type { RowTree } from './row-tree';
import { bodyPx, rowsInView } from './scroll-scale';
import type { ScrollWindow } from './use-scroll-window';

interface BodyRowsProps {
  /** All that there are: a column grouped by may be hidden. */
  readonly columns: readonly GridColumn[];
  readonly cells: readonly PlacedColumn[];
  readonly arranged: ArrangedColumns;
  readonly tree: RowTree;
  readonly groups: GridGroups | undefined;
  readonly view: ScrollWindow;
  /** Of all columns together. */
  readonly width: CSSProperties;
  readonly active: GridPosition;
  readonly selected: RangeBounds | null;
  readonly hasRowLink: boolean;
  readonly addressOf: ReportGridProps['addressOf'];
  readonly noteOf: ReportGridProps['noteOf'];
}

// Rows are placed relative to a row that stays the same over many pages of scrolling, so that rows in view need no
// new position; and far below what browsers lay out.
const anchorEvery = 10_000;

/** The rows in view, and the active one wherever it is, so that the tab stop never vanishes. */
export function BodyRows(props: BodyRowsProps) {
  const { columns, cells, arranged, tree, groups, view, active, selected, hasRowLink, addressOf } = props;
  const { scale, offsetPx, scrollPx } = view;
  const { first, last } = rowsInView(scale, offsetPx);
  const indices = drawnRows(first, last, active.row, scale.rowCount);
  const anchor = Math.floor(first / anchorEvery) * anchorEvery;
  // Where the scrollbar is scaled, the rows slide along with it.
  const slidePx = anchor * scale.rowPx + scrollPx - offsetPx;
  const lowestPx = bodyPx(scale) - scale.rowPx - slidePx;
  const isTree = groups !== undefined && groups.by.length > 0;
  return (
    <div
      role="rowgroup"
      className="th-grid-body"
      style={{ ...props.width, height: bodyPx(scale) }}
      {...columnLines}
    >
      <div className="th-grid-slide" role="presentation" style={{ top: slidePx }}>
        {indices.map((index) => {
          const { depth, isOpen } = tree.placeOf(index);
          const isSelectedRow = selected !== null && index >= selected.firstRow && index <= selected.lastRow;
          const topPx = (index - anchor) * scale.rowPx;
          return (
            <BodyRow
              key={index}
              index={index}
              state={tree.rowAt(index)}
              // The active row far outside would stretch the scrollbar: it waits at the edge, out of view.
              topPx={index < first ? -slidePx : index > last ? Math.min(lowestPx, topPx) : topPx}
              rowPx={scale.rowPx}
              widthPx={arranged.widthPx}
              cells={cells}
              activeColumn={active.row === index ? active.column : -1}
              selectedFrom={isSelectedRow ? selected.firstColumn : -1}
              selectedTo={isSelectedRow ? selected.lastColumn : -1}
              depth={depth}
              isOpen={isOpen}
              isTree={isTree}
              hasRowLink={hasRowLink}
              addressOf={addressOf}
              noteOf={props.noteOf}
              groupColumn={isTree ? columnOf(columns, groups.by[depth]) : undefined}
            />
          );
        })}
      </div>
    </div>
  );
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
