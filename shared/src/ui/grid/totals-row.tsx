import type { ArrangedColumns } from './arranged-columns';
import { BodyCell, cellClasses, cellStyle } from './body-cell';
import { withGaps } from './body-row';
import type { GridPosition } from './grid-keys';
import type { GridTotals } from './grid-props';

interface TotalsRowProps {
  readonly inView: ArrangedColumns;
  readonly totals: GridTotals;
  readonly rowCount: number;
  readonly rowPx: number;
  readonly active: GridPosition;
}

/** Totals under the rows, always in view. They come from the server and cover what the label says. */
export function TotalsRow({ inView, totals, rowCount, rowPx, active }: TotalsRowProps) {
  const { label, values } = totals;
  const isActive = (at: number) => active.row === rowCount && active.column === at;
  return (
    <div
      role="row"
      aria-rowindex={rowCount + 2}
      className="th-grid-row"
      style={{ minHeight: rowPx, height: rowPx }}
    >
      {withGaps(inView, (place) =>
        place.at === 0 ? (
          <div
            role="rowheader"
            aria-colindex={1}
            className={cellClasses(place)}
            style={cellStyle(place)}
            tabIndex={isActive(0) ? 0 : -1}
            data-cell={`${rowCount}:0`}
          >
            <span className="th-total-name" title={label}>
              {label}
            </span>
          </div>
        ) : place.column.field in values ? (
          <BodyCell
            place={place}
            row={rowCount}
            value={values[place.column.field] ?? null}
            isActive={isActive(place.at)}
            isSelected={false}
            isLink={(totals.drillOf?.(place.column) ?? null) !== null}
            address={null}
          />
        ) : (
          <div
            role="gridcell"
            aria-colindex={place.at + 1}
            className={cellClasses(place)}
            style={cellStyle(place)}
            tabIndex={isActive(place.at) ? 0 : -1}
            data-cell={`${rowCount}:${place.at}`}
          />
        ),
      )}
    </div>
  );
}
