import { useEffect, useId, useMemo, useRef, useState, type MouseEvent } from 'react';
import { adoptStyles } from './adopt-styles';
import { columnsInView } from './grid/arranged-columns';
import { BodyRows, rowsWidth } from './grid/body-rows';
import { boundsOf } from './grid/cell-range';
import { placeOfCell, useGridFocus } from './grid/use-grid-focus';
import { groupedColumns } from './grid/grouped-columns';
import { greatestGridPx } from './grid/grid-model';
import type { GridCells, ReportGridProps } from './grid/grid-props';
import { gridStyles } from './grid/grid-styles';
import { HeadRow, type OpenHead } from './grid/head-row';
import { plainView } from './grid/grid-view-in-url';
import { rowsInView } from './grid/scroll-scale';
import { PrintPaper } from './grid/print/print-paper';
import { useGridPrint } from './grid/print/use-grid-print';
import { useCardColumns, useCards } from './grid/use-cards';
import { SkeletonRows } from './grid/skeleton-rows';
import { TotalsRow } from './grid/totals-row';
import { useArrangedColumns } from './grid/use-arranged-columns';
import { useCellOverlay } from './grid/use-cell-overlay';
import { useCellRange } from './grid/use-cell-range';
import { useGridCopy } from './grid/use-grid-copy';
import { useGridKeys } from './grid/use-grid-keys';
import { useGridLinked } from './grid/use-grid-linked';
import { useGridNote } from './grid/use-grid-note';
import { useGridOpening } from './grid/use-grid-opening';
import { useGridText } from './grid/use-grid-text';
import { useHeadActions } from './grid/use-head-actions';
import { useOwnLayout } from './grid/use-own-layout';
import { useRangeSums } from './grid/use-range-sums';
import { useRowTree } from './grid/use-row-tree';
import { useScrollWindow } from './grid/use-scroll-window';
import { ProblemNotice } from './problem-notice';

export type { ColumnLayout } from './grid/column-layout';
export type {
  GridColumn,
  GridDensity,
  GridGroups,
  GridRow,
  GridSort,
  GridSource,
  GroupStep,
  LoadBlock,
} from './grid/grid-model';
export type { GridCells, ReportGridProps } from './grid/grid-props';

const noCells: GridCells = {};

/**
 * Grid over any number of rows, of which only those in view are fetched and drawn.
 *
 * It draws what it is given: sorting, filters, groups and totals are asked for, not done here. Keys follow the ARIA
 * grid pattern with one tab stop.
 */
export function ReportGrid(props: ReportGridProps) {
  const { totals, onView, onHide, cells = noCells } = props;
  const { groups, isUpdating = false, isLoading = false } = props.rows;
  const view = useMemo(() => ({ ...plainView, ...props.view }), [props.view]);
  const isGrouped = groups !== undefined && groups.by.length > 0;
  adoptStyles(gridStyles);
  const text = useGridText();
  const keysId = useId();
  const scrollerRef = useRef<HTMLDivElement>(null);
  const tree = useRowTree(props.rows.loadBlock, props.rows.rowCount, groups);
  const rowCount = tree.rowCount();
  const own = useOwnLayout(props.view?.layout, onView);
  const { columns, layout } = useMemo(
    () => groupedColumns(props.columns, own.layout, groups),
    [props.columns, own.layout, groups],
  );
  const { headPx, rowPx, ...cards } = useCards(columns, layout, view.density);
  // Totals follow the last card: they are as high.
  const coveredPx = headPx + (totals === null || cards.count !== null ? 0 : rowPx + 2);
  const scroll = useScrollWindow(scrollerRef, { rowCount, rowPx, coveredPx, startPx: greatestGridPx });
  const sums = totals?.values ?? null;
  const side = useArrangedColumns(columns, layout, { widthPx: scroll.viewWidthPx, totals: sums });
  const arranged = useCardColumns(side, cards.count, scroll.viewWidthPx);
  const focus = useGridFocus(scrollerRef, scroll, arranged);
  const { active, moveTo } = focus;
  const shownColumns = useMemo(() => arranged.placed.map(({ column }) => column), [arranged]);
  const shownFields = shownColumns.map((column) => column.field).join(' ');
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const cellsName = useMemo(() => ({}), [tree, shownFields]);
  const selection = useCellRange({ scrollerRef, view: scroll, active, cellsName });
  const [open, setOpen] = useState<OpenHead | null>(null);
  const [spoken, setSpoken] = useState('');

  const { first, last } = rowsInView(scroll.scale, scroll.offsetPx);
  const revision = tree.revision();
  useEffect(() => tree.show(first, last), [tree, first, last, revision]);
  const inView = useMemo(() => {
    if (cards.count !== null) return arranged;
    const { sidewaysPx: scrolledPx, viewWidthPx: viewPx } = scroll;
    return columnsInView(arranged, { scrolledPx, viewPx, always: active.column });
  }, [arranged, cards.count, scroll.sidewaysPx, scroll.viewWidthPx, active.column]); // oxlint-disable-line react-hooks/exhaustive-deps

  const actions = useHeadActions({
    ...{ columns, layout, arranged, own, view, onView, onHide, scrollerRef, setOpen, moveTo },
    ...{ say: setSpoken, text },
  });
  const note = useGridNote(props.link !== undefined, setSpoken);
  const print = useGridPrint(tree);
  const copy = useGridCopy({
    columns: shownColumns,
    tree,
    totals: sums,
    active,
    range: selection.range,
    say: note.say,
    text,
  });
  const opening = useGridOpening(cells, { totals, tree, columns: shownColumns, say: setSpoken, text });
  const overlay = useCellOverlay(cells, { scrollerRef, tree, columns: shownColumns, focus });
  const press = useGridKeys({
    arranged,
    tree,
    hasTotals: totals !== null,
    pageRows: Math.max(1, Math.floor(scroll.scale.viewPx / rowPx) - 1),
    focus,
    selection,
    actions,
    copy,
    ...opening,
    ...overlay.keys,
  });
  const selected = useRangeSums({
    ...{ range: selection.range, columns: shownColumns, tree, isGrouped },
    totals: sums,
  });
  useGridLinked(props.link, {
    view: scroll,
    isLoading,
    rowCount,
    selection: selected,
    tree,
    focus,
    copy,
    print,
    note: note.words,
    say: setSpoken,
    text,
  });

  const click = (event: MouseEvent<HTMLDivElement>) => opening.click(event, placeOfCell(event.target));
  const failure = tree.failure();
  const isEmpty = props.rows.rowCount === 0 && !isLoading;
  const width = rowsWidth(arranged);
  return (
    <div className="th-grid-frame" data-updating={isUpdating}>
      {failure === null ? null : (
        <ProblemNotice title={text('rowsFailed')} error={failure} onRetry={() => tree.retry()} />
      )}
      <div
        ref={scrollerRef}
        role={isGrouped ? 'treegrid' : 'grid'}
        tabIndex={-1}
        aria-label={props.label}
        aria-describedby={keysId}
        aria-rowcount={rowCount + 1 + (totals === null ? 0 : 1)}
        aria-colcount={arranged.placed.length}
        aria-multiselectable="true"
        aria-busy={isUpdating || isLoading ? true : undefined}
        className={cards.count === null ? 'th-grid' : 'th-grid th-grid-cards'}
        onKeyDown={press}
        onMouseDown={selection.press}
        onClick={click}
        onDoubleClick={click}
        {...overlay.events}
      >
        <div role="rowgroup" className="th-grid-head" style={{ width }}>
          <HeadRow
            inView={inView}
            arranged={arranged}
            heightPx={headPx}
            activeColumn={active.row === -1 ? active.column : -1}
            view={view}
            canHide={onHide !== undefined || onView !== undefined}
            actions={actions}
            open={open}
          />
        </div>
        {isLoading ? <SkeletonRows inView={inView} rowPx={rowPx} /> : null}
        <BodyRows
          columns={props.columns}
          inView={inView}
          tree={tree}
          groups={groups}
          view={scroll}
          active={active}
          selected={selection.range === null ? null : boundsOf(selection.range)}
          cells={cells}
        />
        {totals === null ? null : (
          <div role="rowgroup" className="th-grid-foot" style={{ width }}>
            <TotalsRow inView={inView} totals={totals} rowCount={rowCount} rowPx={rowPx} active={active} />
          </div>
        )}
      </div>
      {print.paper === null || print.paper.rowCount === 0 ? null : (
        <PrintPaper
          label={props.label}
          columns={shownColumns}
          groupColumn={(depth) => columns.find(({ field }) => field === groups?.by[depth])}
          {...print.paper}
          totals={totals}
        />
      )}
      {cards.button}
      {overlay.drawn}
      {isEmpty ? <div className="th-grid-empty">{props.empty}</div> : null}
      <span id={keysId} hidden>
        {[
          text('keys'),
          isGrouped ? text('keysTree') : '',
          opening.hasDrill ? text('keysDrill') : '',
          cells.actionsOf === undefined ? '' : text('keysMenu'),
        ].join(' ')}
      </span>
      <span className="th-hidden-text" role="status">
        {spoken}
      </span>
    </div>
  );
}
