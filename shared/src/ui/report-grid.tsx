import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Cell } from '../contracts/report-fields';
import { adoptStyles } from './adopt-styles';
import { BodyRows } from './grid/body-rows';
import { copyFromGrid } from './grid/copy-from-grid';
import { positionAfterKey } from './grid/grid-keys';
import {
  nextSort,
  rowPxByDensity,
  type GridColumn,
  type GridDensity,
  type GridSort,
  type LoadBlock,
} from './grid/grid-model';
import { gridStyles } from './grid/grid-styles';
import type { HeadAction } from './grid/head-cell';
import { HeadRow } from './grid/head-row';
import { bodyPx, rowsInView } from './grid/scroll-scale';
import { TotalsRow } from './grid/totals-row';
import { useBlockRows } from './grid/use-block-rows';
import { useColumnWidths } from './grid/use-column-widths';
import { useGridFocus } from './grid/use-grid-focus';
import { useScrollWindow } from './grid/use-scroll-window';
import { ProblemNotice } from './problem-notice';
import { useThemeVariables } from './use-theme-variables';
import { useUiText } from './use-ui-text';

export type { GridColumn, GridDensity, GridRow, GridSort, LoadBlock } from './grid/grid-model';

const headPx = 44;

interface ReportGridProps {
  /** What the grid shows, for those who do not see the page around it. */
  readonly label: string;
  /** In order; the first one names a row and stays in view. */
  readonly columns: readonly GridColumn[];
  readonly rowCount: number;
  /** Must keep its identity while the rows stay the same: another one starts over. */
  readonly loadBlock: LoadBlock;
  /** Over everything that matches, by field; null hides the row. */
  readonly totals: Readonly<Record<string, Cell>> | null;
  readonly totalsLabel: string;
  readonly sort: readonly GridSort[];
  readonly onSort: (sort: readonly GridSort[]) => void;
  /** Left out where columns cannot be hidden. */
  readonly onHide?: ((field: string) => void) | undefined;
  readonly density?: GridDensity | undefined;
  readonly maxHeightPx?: number | undefined;
}

/**
 * Grid over any number of rows, of which only those in view are fetched and drawn.
 *
 * It draws what it is given: sorting, totals and hiding are asked for, not done here. Keys follow the ARIA grid pattern
 * with one tab stop.
 */
export function ReportGrid(props: ReportGridProps) {
  const {
    label,
    columns,
    rowCount,
    totals,
    sort,
    onSort,
    onHide,
    density = 'normal',
    maxHeightPx = 560,
  } = props;
  adoptStyles(gridStyles);
  const text = useUiText();
  const variables = useThemeVariables();
  const rowPx = rowPxByDensity[density];
  const coveredPx = headPx + (totals === null ? 0 : rowPx + 2);
  const scrollerRef = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const view = useScrollWindow(scrollerRef, { rowCount, rowPx, coveredPx, startPx: maxHeightPx });
  const store = useBlockRows(props.loadBlock, rowCount);
  const { widths, change: changeWidth } = useColumnWidths(columns);
  const focus = useGridFocus(scrollerRef, view, columns.length);
  const [openMenu, setOpenMenu] = useState<string | null>(null);
  const [spoken, setSpoken] = useState('');

  const { first, last } = rowsInView(view.scale, view.offsetPx);
  useEffect(() => store.show(first, last), [store, first, last]);

  const sortBy = (next: readonly GridSort[]) => {
    onSort(next);
    const [one] = next;
    const column = columns.find((candidate) => candidate.field === one?.field)?.title ?? '';
    if (one === undefined) setSpoken(text('grid.unsorted'));
    else setSpoken(text(one.dir === 'asc' ? 'grid.sortedAscending' : 'grid.sortedDescending', { column }));
  };
  const act = (column: GridColumn, action: HeadAction) => {
    if (action === 'hide') onHide?.(column.field);
    else if (action === 'wider') changeWidth(column, 1);
    else if (action === 'narrower') changeWidth(column, -1);
    else if (action === 'unsort') sortBy([]);
    else sortBy([{ field: column.field, dir: action === 'ascending' ? 'asc' : 'desc' }]);
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if ((event.target as HTMLElement).dataset['cell'] === undefined) return;
    const { active } = focus;
    const column = columns[active.column];
    const isControl = event.ctrlKey || event.metaKey;
    const opensMenu = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
    if (active.row === -1 && column !== undefined && event.key === 'Enter' && column.isSortable === true) {
      sortBy(nextSort(column, sort));
    } else if (active.row === -1 && column !== undefined && opensMenu) {
      setOpenMenu(column.field);
    } else if (isControl && event.key.toLowerCase() === 'c') {
      const copied = copyFromGrid({ columns, store, rowCount, totals }, active, event.shiftKey);
      if (copied === null) return;
      void navigator.clipboard
        .writeText(copied)
        .then(() => setSpoken(text(event.shiftKey ? 'grid.copiedRow' : 'grid.copiedCell')));
    } else {
      const pageRows = Math.max(1, Math.floor(view.scale.viewPx / rowPx) - 1);
      const extent = { rowCount, columnCount: columns.length, hasTotals: totals !== null, pageRows };
      const next = positionAfterKey(active, { key: event.key, isControl }, extent);
      if (next === null) return;
      focus.moveTo(next);
    }
    event.preventDefault();
  };

  const failure = store.failure();
  const widthPx = widths.reduce((sum, width) => sum + width, 0);
  const innerWidth = { width: `max(100%, ${widthPx}px)` };
  return (
    <div className="th-grid-frame" style={variables}>
      {failure === null ? null : (
        <ProblemNotice title={text('grid.rowsFailed')} error={failure} onRetry={() => store.retry()} />
      )}
      <div
        ref={scrollerRef}
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-describedby={keysId}
        aria-rowcount={rowCount + 1 + (totals === null ? 0 : 1)}
        aria-colcount={columns.length}
        className="th-grid"
        style={{ maxHeight: maxHeightPx }}
        onKeyDown={press}
        onFocus={focus.followFocus}
      >
        <div role="rowgroup" className="th-grid-head" style={innerWidth}>
          <HeadRow
            columns={columns}
            widths={widths}
            heightPx={headPx}
            active={focus.active}
            sort={sort}
            canHide={onHide !== undefined}
            openMenu={openMenu}
            setOpenMenu={setOpenMenu}
            onSort={(column) => sortBy(nextSort(column, sort))}
            onAction={act}
          />
        </div>
        <div role="rowgroup" className="th-grid-body" style={{ ...innerWidth, height: bodyPx(view.scale) }}>
          <BodyRows columns={columns} widths={widths} store={store} view={view} active={focus.active} />
        </div>
        {totals === null ? null : (
          <div role="rowgroup" className="th-grid-foot" style={innerWidth}>
            <TotalsRow
              columns={columns}
              widths={widths}
              totals={totals}
              label={props.totalsLabel}
              rowCount={rowCount}
              rowPx={rowPx}
              active={focus.active}
            />
          </div>
        )}
      </div>
      <span id={keysId} hidden>
        {text('grid.keys')}
      </span>
      <span className="th-hidden-text" role="status">
        {spoken}
      </span>
    </div>
  );
}
