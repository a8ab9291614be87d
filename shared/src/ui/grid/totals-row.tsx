import type { Cell } from '../../contracts/report-fields';
import { BodyCell } from './body-cell';
import type { GridPosition } from './grid-keys';
import type { GridColumn } from './grid-model';

interface TotalsRowProps {
  readonly columns: readonly GridColumn[];
  readonly widths: readonly number[];
  readonly totals: Readonly<Record<string, Cell>>;
  /** What is totalled: `Total – all 1,240 rows`. */
  readonly label: string;
  readonly rowCount: number;
  readonly rowPx: number;
  readonly active: GridPosition;
}

/** Totals under the rows, always in view. They come from the server and cover what the label says. */
export function TotalsRow({ columns, widths, totals, label, rowCount, rowPx, active }: TotalsRowProps) {
  const isActive = (at: number) => active.row === rowCount && active.column === at;
  const firstWidthPx = widths[0] ?? 0;
  return (
    <div
      role="row"
      aria-rowindex={rowCount + 2}
      className="th-grid-row"
      style={{ minHeight: rowPx, height: rowPx }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        className="th-cell th-pinned"
        style={{ flex: `${firstWidthPx} 0 ${firstWidthPx}px` }}
        tabIndex={isActive(0) ? 0 : -1}
        data-cell={`${rowCount}:0`}
      >
        <span className="th-total-name">{label}</span>
      </div>
      {columns.map((column, at) =>
        at === 0 ? null : column.field in totals ? (
          <BodyCell
            key={column.field}
            column={column}
            value={totals[column.field] ?? null}
            place={{ row: rowCount, column: at }}
            widthPx={widths[at] ?? 0}
            isActive={isActive(at)}
          />
        ) : (
          <div
            key={column.field}
            role="gridcell"
            aria-colindex={at + 1}
            className="th-cell"
            style={{ flex: `${widths[at] ?? 0} 0 ${widths[at] ?? 0}px` }}
            tabIndex={isActive(at) ? 0 : -1}
            data-cell={`${rowCount}:${at}`}
          />
        ),
      )}
    </div>
  );
}
