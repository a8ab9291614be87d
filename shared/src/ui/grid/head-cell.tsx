import { Dropdown } from '../../kit/modal';
import { useUiText } from '../use-ui-text';
import { isNumeric, type GridColumn, type GridSort } from './grid-model';

export type HeadAction = 'ascending' | 'descending' | 'unsort' | 'wider' | 'narrower' | 'hide';

interface HeadCellProps {
  readonly column: GridColumn;
  readonly at: number;
  readonly widthPx: number;
  readonly isActive: boolean;
  readonly sort: GridSort | undefined;
  readonly canHide: boolean;
  readonly isMenuOpen: boolean;
  readonly setMenuOpen: (isOpen: boolean) => void;
  readonly onSort: () => void;
  readonly onAction: (action: HeadAction) => void;
}

/** Header of a column: sorts on click, and carries a menu with what a mouse would drag. */
export function HeadCell(props: HeadCellProps) {
  const { column, at, widthPx, isActive, sort, isMenuOpen, setMenuOpen, onSort, onAction } = props;
  const text = useUiText();
  const isSortable = column.isSortable === true;
  const classes = ['th-cell', 'th-head-cell'];
  if (isNumeric(column.type)) classes.push('th-number');
  if (isSortable) classes.push('th-sortable');
  if (at === 0) classes.push('th-pinned');
  return (
    // Keys are handled by the grid, which owns the focus of all its cells.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      role="columnheader"
      aria-colindex={at + 1}
      aria-sort={
        sort === undefined
          ? isSortable
            ? 'none'
            : undefined
          : sort.dir === 'asc'
            ? 'ascending'
            : 'descending'
      }
      className={classes.join(' ')}
      style={{ flex: `${widthPx} 0 ${widthPx}px` }}
      tabIndex={isActive ? 0 : -1}
      data-cell={`-1:${at}`}
      title={column.help}
      onClick={isSortable ? onSort : undefined}
    >
      <span className="th-head-title">
        {column.title}
        {column.unit === undefined ? null : <span className="th-head-unit">, {column.unit}</span>}
      </span>
      {sort === undefined ? null : (
        <span className="th-sort-mark" aria-hidden="true">
          {sort.dir === 'asc' ? '▲' : '▼'}
        </span>
      )}
      <Dropdown
        open={isMenuOpen}
        onOpenChange={setMenuOpen}
        trigger={['click']}
        // The menu takes the focus so that keys reach it; closing gives it back.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        menu={{
          items: menuItems(props, text),
          onClick: ({ key, domEvent }) => {
            domEvent.stopPropagation();
            setMenuOpen(false);
            onAction(key as HeadAction);
          },
        }}
      >
        <button
          type="button"
          className="th-head-menu"
          tabIndex={-1}
          aria-haspopup="menu"
          aria-expanded={isMenuOpen}
          aria-label={text('grid.menu', { column: column.title })}
          onClick={(event) => event.stopPropagation()}
        >
          ⋮
        </button>
      </Dropdown>
    </div>
  );
}

function menuItems({ column, sort, canHide }: HeadCellProps, text: ReturnType<typeof useUiText>) {
  const items: { key: HeadAction; label: string; disabled?: boolean; title?: string }[] = [];
  if (column.isSortable === true) {
    items.push({ key: 'ascending', label: text('grid.sortAscending'), disabled: sort?.dir === 'asc' });
    items.push({ key: 'descending', label: text('grid.sortDescending'), disabled: sort?.dir === 'desc' });
    if (sort !== undefined) items.push({ key: 'unsort', label: text('grid.unsort') });
  }
  items.push({ key: 'wider', label: text('grid.wider') }, { key: 'narrower', label: text('grid.narrower') });
  if (canHide) {
    const reason = column.lockedBecause;
    const label = reason === undefined ? text('grid.hide') : `${text('grid.hide')} – ${reason}`;
    items.push({ key: 'hide', label, disabled: reason !== undefined });
  }
  return items;
}
