import type { Cell } from '../../contracts/report-fields';
import type { ArrangedColumns, PlacedColumn } from './arranged-columns';
import { BodyCell, cellClasses, cellStyle } from './body-cell';
import { withGaps } from './body-row';
import type { GridPosition } from './grid-keys';
import type { GridColumn } from './grid-model';

interface TotalsRowProps {
  readonly cells: readonly PlacedColumn[];
  readonly arranged: ArrangedColumns;
  readonly totals: Readonly<Record<string, Cell>>;
  /** What is totalled: `Total – all 1,240 rows`. */
  readonly label: string;
  readonly rowCount: number;
  readonly rowPx: number;
  readonly active: GridPosition;
  /** Whether the total of a column opens what it is made of. */
  readonly isLink: (column: GridColumn) => boolean;
}

/** Totals under the rows, always in view. They come from the server and cover what the label says. */
export function TotalsRow(props: TotalsRowProps) {
  const { cells, arranged, totals, label, rowCount, rowPx, active } = props;
  const isActive = (at: number) => active.row === rowCount && active.column === at;
  return (
    <div
      role="row"
      aria-rowindex={rowCount + 2}
      className="th-grid-row"
      style={{ minHeight: rowPx, height: rowPx }}
    >
      {withGaps(cells, arranged.widthPx, (place) =>
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
        ) : place.column.field in totals ? (
          <BodyCell
            place={place}
            row={rowCount}
            value={totals[place.column.field] ?? null}
            isActive={isActive(place.at)}
            isSelected={false}
            isLink={props.isLink(place.column)}
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
