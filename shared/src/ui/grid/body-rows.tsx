import type { BlockStore } from './block-store';
import { BodyCell } from './body-cell';
import type { GridPosition } from './grid-keys';
import type { GridColumn } from './grid-model';
import { bodyPx, rowsInView } from './scroll-scale';
import type { ScrollWindow } from './use-scroll-window';

interface BodyRowsProps {
  readonly columns: readonly GridColumn[];
  readonly widths: readonly number[];
  readonly store: BlockStore;
  readonly view: ScrollWindow;
  readonly active: GridPosition;
}

/** The rows in view, and the active one wherever it is, so that the tab stop never vanishes. */
export function BodyRows({ columns, widths, store, view, active }: BodyRowsProps) {
  const { scale, offsetPx, scrollPx } = view;
  const { first, last } = rowsInView(scale, offsetPx);
  const indices = Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);
  const isActiveRow = active.row >= 0 && active.row < scale.rowCount;
  if (isActiveRow && active.row < first) indices.unshift(active.row);
  if (isActiveRow && active.row > last) indices.push(active.row);
  const lowestTopPx = bodyPx(scale) - scale.rowPx;
  return indices.map((index) => {
    const state = store.rowAt(index);
    const topPx = index * scale.rowPx + (scrollPx - offsetPx);
    return (
      <div
        key={index}
        role="row"
        aria-rowindex={index + 2}
        aria-busy={state.kind === 'loading' ? true : undefined}
        className="th-grid-row"
        // A row far outside would stretch the scrollbar: it waits at the edge, out of view.
        style={{ top: Math.min(lowestTopPx, Math.max(0, topPx)), height: scale.rowPx }}
      >
        {columns.map((column, at) => (
          <BodyCell
            key={column.field}
            column={column}
            value={valueOf(state, column.field)}
            place={{ row: index, column: at }}
            widthPx={widths[at] ?? 0}
            isActive={active.row === index && active.column === at}
          />
        ))}
      </div>
    );
  });
}

function valueOf(state: ReturnType<BlockStore['rowAt']>, field: string) {
  if (state.kind === 'loaded') return state.row.values[field] ?? null;
  return state.kind === 'failed' ? null : undefined;
}
