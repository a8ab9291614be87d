import type { GridPosition } from './grid-keys';
import type { GridColumn, GridSort } from './grid-model';
import { HeadCell, type HeadAction } from './head-cell';

interface HeadRowProps {
  readonly columns: readonly GridColumn[];
  readonly widths: readonly number[];
  readonly heightPx: number;
  readonly active: GridPosition;
  readonly sort: readonly GridSort[];
  readonly canHide: boolean;
  /** Field whose menu is open. */
  readonly openMenu: string | null;
  readonly setOpenMenu: (field: string | null) => void;
  readonly onSort: (column: GridColumn) => void;
  readonly onAction: (column: GridColumn, action: HeadAction) => void;
}

/** Headers of the columns in view. */
export function HeadRow(props: HeadRowProps) {
  const { columns, widths, heightPx, active, sort, canHide, openMenu, setOpenMenu } = props;
  return (
    <div role="row" aria-rowindex={1} className="th-grid-row" style={{ height: heightPx }}>
      {columns.map((column, at) => (
        <HeadCell
          key={column.field}
          column={column}
          at={at}
          widthPx={widths[at] ?? 0}
          isActive={active.row === -1 && active.column === at}
          sort={sort.find((one) => one.field === column.field)}
          canHide={canHide}
          isMenuOpen={openMenu === column.field}
          setMenuOpen={(isOpen) => setOpenMenu(isOpen ? column.field : null)}
          onSort={() => props.onSort(column)}
          onAction={(action) => props.onAction(column, action)}
        />
      ))}
    </div>
  );
}
