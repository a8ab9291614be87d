import { memo, useId, useRef, type MouseEvent } from 'react';
import { Dropdown, Popover } from '../../kit/modal';
import { EyeInvisibleOutlined, FilterOutlined } from '../../kit/icons';
import type { Condition } from '../../contracts/report-fields';
import { TermHelp } from '../term/term-help';
import type { PlacedColumn } from './arranged-columns';
import { cellClasses, cellStyle } from './body-cell';
import { FilterForm } from './filter-form';
import type { GridSort } from './grid-model';
import type { GridView } from './grid-view-in-url';
import type { HeadActions } from './head-actions';
import { headMenu, type HeadMenu } from './head-menu';
import { ResizeHandle } from './resize-handle';
import type { ColumnDrag, DropMark } from './use-column-drag';
import { useGridText } from './use-grid-text';

interface HeadCellProps {
  readonly place: PlacedColumn;
  readonly columnCount: number;
  readonly isActive: boolean;
  readonly view: GridView;
  readonly canHide: boolean;
  readonly actions: HeadActions;
  readonly open: 'menu' | 'filter' | null;
  readonly mark: DropMark | null;
  readonly drag: ColumnDrag;
}

/** Header of a column: sorts on click, and carries a menu with what a mouse would drag. */
export const HeadCell = memo(function HeadCell(props: HeadCellProps) {
  const { place, isActive, view, actions, open, mark, drag } = props;
  const text = useGridText();
  const { column, at } = place;
  const { sort } = view;
  const isSortable = column.isSortable === true;
  const weight = sort.findIndex((one) => one.field === column.field);
  const current = sort[weight];
  const own = column.filter === undefined ? [] : view.filters.filter(({ field }) => field === column.field);
  const id = useId();
  const explain = useRef<HTMLButtonElement>(null);
  const marks = {
    masked: column.maskedBecause !== undefined,
    weight: current !== undefined && sort.length > 1,
    filtered: own.length > 0,
  };
  const classes = [cellClasses(place), 'th-head-cell'];
  if (isSortable) classes.push('th-sortable');
  if (mark?.at === at) classes.push(mark.isBehind ? 'th-drop-behind' : 'th-drop-before');
  const click = (event: MouseEvent<HTMLElement>) => {
    // Clicks in the menu bubble up to here although they are drawn elsewhere.
    if (!event.currentTarget.contains(event.target as Node) || drag.wasDragged() || !isSortable) return;
    actions.stepSort(column, event.shiftKey);
  };
  return (
    // Keys are handled by the grid, which owns the focus of all its cells.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      role="columnheader"
      aria-colindex={at + 1}
      aria-sort={sortWord(current, isSortable)}
      // Its buttons are named for it, and are no part of its own name.
      aria-labelledby={[id, ...namesOf(marks).map((mark) => `${id}-${mark}`)].join(' ')}
      className={classes.join(' ')}
      style={cellStyle(place)}
      tabIndex={isActive ? 0 : -1}
      data-cell={`-1:${at}`}
      title={column.maskedBecause ?? column.help ?? column.title}
      onMouseDown={(event) => drag.press(event, place)}
      onClick={click}
    >
      <span className="th-head-title" id={id}>
        {column.title}
        {column.unit === undefined ? null : <span className="th-head-unit">, {column.unit}</span>}
      </span>
      <TermHelp
        term={column.term}
        name={column.title}
        tabIndex={-1}
        buttonRef={explain}
        onClosed={() => actions.leave(at)}
      />
      {column.maskedBecause === undefined ? null : (
        <span className="th-masked-mark">
          <EyeInvisibleOutlined aria-hidden />
          <span className="th-hidden-text" id={`${id}-masked`}>
            {text('head.masked', { reason: column.maskedBecause })}
          </span>
        </span>
      )}
      {current === undefined ? null : (
        <span className="th-sort-mark">
          <span aria-hidden="true">
            {current.dir === 'asc' ? '▲' : '▼'}
            {sort.length > 1 ? weight + 1 : ''}
          </span>
          {marks.weight ? (
            <span className="th-hidden-text" id={`${id}-weight`}>
              {text('head.weight', { weight: weight + 1, of: sort.length })}
            </span>
          ) : null}
        </span>
      )}
      {own.length === 0 ? null : (
        <span className="th-filter-mark">
          <FilterOutlined aria-hidden />
          <span className="th-hidden-text" id={`${id}-filtered`}>
            {text('head.filtered')}
          </span>
        </span>
      )}
      <HeadMenuButton
        {...{ place, view, actions, columnCount: props.columnCount, canHide: props.canHide }}
        isOpen={open === 'menu'}
        onExplain={() => explain.current?.click()}
      />
      {open === 'filter' ? <HeadFilter place={place} condition={own[0] ?? null} actions={actions} /> : null}
      <ResizeHandle
        widthPx={place.widthPx}
        onResize={(widthPx, isDone) => actions.resize(at, widthPx, isDone)}
        onFit={() => actions.fit(at)}
      />
    </div>
  );
});

function namesOf(marks: Readonly<Record<string, boolean>>): readonly string[] {
  return Object.keys(marks).filter((name) => marks[name] === true);
}

function sortWord(current: GridSort | undefined, isSortable: boolean) {
  if (current === undefined) return isSortable ? 'none' : undefined;
  return current.dir === 'asc' ? 'ascending' : 'descending';
}

interface HeadMenuProps extends Omit<HeadMenu, 'text'> {
  readonly isOpen: boolean;
  readonly onExplain: () => void;
}

function HeadMenuButton({ isOpen, onExplain, ...menu }: HeadMenuProps) {
  const { place, actions } = menu;
  const text = useGridText();
  const { column, at } = place;
  const button = (
    <button
      type="button"
      className="th-head-menu"
      tabIndex={-1}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      aria-label={text('head.menu', { column: column.title })}
      onMouseDown={(event) => event.stopPropagation()}
      onClick={(event) => {
        event.stopPropagation();
        actions.openMenu(isOpen ? null : column.field);
      }}
    >
      ⋮
    </button>
  );
  // Thirty columns would be thirty menus: only the open one is made.
  if (!isOpen) return button;
  return (
    <Dropdown
      open
      onOpenChange={(next, { source }) => {
        if (next || source === 'menu') return;
        actions.openMenu(null);
        actions.leave(at);
      }}
      trigger={['click']}
      // The menu takes the focus so that keys reach it; closing gives it back.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      menu={{
        items: headMenu({ ...menu, text }),
        onClick: ({ key, domEvent }) => {
          domEvent.stopPropagation();
          // The filter's form takes the menu's place, and the focus.
          if (key === 'filter') return;
          actions.openMenu(null);
          actions.leave(at);
          // Takes the focus from the header, which has it by then.
          if (key === 'explain') onExplain();
        },
      }}
    >
      {button}
    </Dropdown>
  );
}

interface HeadFilterProps {
  readonly place: PlacedColumn;
  readonly condition: Condition | null;
  readonly actions: HeadActions;
}

function HeadFilter({ place, condition, actions }: HeadFilterProps) {
  const text = useGridText();
  const { column, at } = place;
  const close = () => {
    actions.openFilter('');
    actions.leave(at);
  };
  return (
    <Popover
      open
      destroyOnHidden
      trigger="click"
      placement="bottom"
      title={text('filter.of', { column: column.title })}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      content={
        <FilterForm
          column={column}
          condition={condition}
          onApply={(next) => {
            actions.filter(condition, next);
            close();
          }}
          onCancel={close}
        />
      }
    >
      <i className="th-filter-anchor" aria-hidden="true" />
    </Popover>
  );
}
