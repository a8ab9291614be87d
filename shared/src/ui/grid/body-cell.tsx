import { memo } from 'react';
import type { Cell } from '../../contracts/report-fields';
import { NoData } from '../no-data';
import { fieldText, isPresent } from './field-text';
import { isNumeric, type GridColumn } from './grid-model';

interface BodyCellProps {
  readonly column: GridColumn;
  /** Undefined while its row is on the way. */
  readonly value: Cell | undefined;
  readonly place: { readonly row: number; readonly column: number };
  readonly widthPx: number;
  readonly isActive: boolean;
}

/** One cell of a row; the first column is the row's header and stays in view. */
export const BodyCell = memo(function BodyCell(props: BodyCellProps) {
  const { column, value, place, widthPx, isActive } = props;
  const classes = ['th-cell'];
  if (isNumeric(column.type)) classes.push('th-number');
  if (place.column === 0) classes.push('th-pinned');
  return (
    <div
      role={place.column === 0 ? 'rowheader' : 'gridcell'}
      aria-colindex={place.column + 1}
      className={classes.join(' ')}
      style={{ flex: `${widthPx} 0 ${widthPx}px` }}
      tabIndex={isActive ? 0 : -1}
      data-cell={`${place.row}:${place.column}`}
    >
      {value === undefined ? (
        <i className="th-skeleton" aria-hidden="true" />
      ) : isPresent(value) ? (
        <span title={column.type === 'text' ? fieldText(value, column) : undefined}>
          {fieldText(value, column)}
        </span>
      ) : (
        <span className="th-missing">
          <NoData />
        </span>
      )}
    </div>
  );
});
