import { useCallback, useEffect, useId, useMemo, useRef, useState, type MouseEvent } from 'react';
import { adoptStyles } from './adopt-styles';
import { columnsInView } from './grid/arranged-columns';
import { BodyRows } from './grid/body-rows';
import { boundsOf } from './grid/cell-range';
import { withCondition } from './grid/filter-draft';
import { placeOfCell, useGridFocus } from './grid/use-grid-focus';
import { groupedColumns } from './grid/grouped-columns';
import type { GridSort } from './grid/grid-model';
import type { ReportGridProps } from './grid/grid-props';
import { gridStyles } from './grid/grid-styles';
import { HeadRow, type OpenHead } from './grid/head-row';
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
import { useThemeVariables } from './use-theme-variables';

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
export type { ReportGridProps } from './grid/grid-props';

const noFilters: NonNullable<ReportGridProps['filters']> = [];
const noFields: readonly GridSort['field'][] = [];

/**
 * Grid over any number of rows, of which only those in view are fetched and drawn.
 *
 * It draws what it is given: sorting, filters, groups and totals are asked for, not done here. Keys follow the ARIA
 * grid pattern with one tab stop.
 */
export function ReportGrid(props: ReportGridProps) {
  const { totals, sort, onFilter, groups, density = 'normal', maxHeightPx = 560 } = props;
  const { filters = noFilters } = props;
  const isGrouped = groups !== undefined && groups.by.length > 0;
  adoptStyles(gridStyles);
  const text = useGridText();
  const variables = useThemeVariables();
  const keysId = useId();
  const scrollerRef = useRef<HTMLDivElement>(null);
  const tree = useRowTree(props.loadBlock, props.rowCount, groups);
  const rowCount = tree.rowCount();
  const own = useOwnLayout(props.layout, props.onLayout);
  const { columns, layout } = useMemo(
    () => groupedColumns(props.columns, own.layout, groups),
    [props.columns, own.layout, groups],
  );
  const { headPx, rowPx, ...cards } = useCards(columns, layout, density);
  // Totals follow the last card: they are as high.
  const coveredPx = headPx + (totals === null || cards.count !== null ? 0 : rowPx + 2);
  const view = useScrollWindow(scrollerRef, { rowCount, rowPx, coveredPx, startPx: maxHeightPx });
  const side = useArrangedColumns(columns, layout, { widthPx: view.viewWidthPx, totals });
  const arranged = useCardColumns(side, cards.count, view.viewWidthPx);
  const focus = useGridFocus(scrollerRef, view, arranged);
  const { active, moveTo } = focus;
  const shownColumns = useMemo(() => arranged.placed.map(({ column }) => column), [arranged]);
  const shownFields = shownColumns.map((column) => column.field).join(' ');
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const cellsName = useMemo(() => ({}), [tree, shownFields]);
  const selection = useCellRange({ scrollerRef, view, active, cellsName });
  const [open, setOpen] = useState<OpenHead | null>(null);
  const [spoken, setSpoken] = useState('');

  const { first, last } = rowsInView(view.scale, view.offsetPx);
  const revision = tree.revision();
  useEffect(() => tree.show(first, last), [tree, first, last, revision]);
  const cells = useMemo(() => {
    if (cards.count !== null) return arranged.placed;
    const { sidewaysPx: scrolledPx, viewWidthPx: viewPx } = view;
    return columnsInView(arranged, { scrolledPx, viewPx, always: active.column });
  }, [arranged, cards.count, view.sidewaysPx, view.viewWidthPx, active.column]); // oxlint-disable-line react-hooks/exhaustive-deps

  const abilities = useMemo(
    () => ({
      canHide: props.onHide !== undefined || props.onLayout !== undefined,
      canArrange: true,
      canFilter: onFilter !== undefined,
      canGroup: props.onGroupBy !== undefined,
    }),
    [props.onHide, props.onLayout, onFilter, props.onGroupBy],
  );
  const actions = useHeadActions({
    ...props,
    columns,
    layout,
    filters,
    onFilter,
    arranged,
    own,
    scrollerRef,
    setOpen,
    say: setSpoken,
    text,
  });
  const closeHead = useCallback((at: number) => moveTo({ row: -1, column: at }), [moveTo]);
  const note = useGridNote(props.link !== undefined, setSpoken);
  const print = useGridPrint(tree);
  const copy = useGridCopy({
    columns: shownColumns,
    tree,
    totals,
    active,
    range: selection.range,
    say: note.say,
    text,
  });
  const opening = useGridOpening(props, { tree, columns: shownColumns, say: setSpoken, text });
  const overlay = useCellOverlay(props, { scrollerRef, tree, columns: shownColumns, focus });
  const press = useGridKeys({
    arranged,
    tree,
    hasTotals: totals !== null,
    pageRows: Math.max(1, Math.floor(view.scale.viewPx / rowPx) - 1),
    focus,
    selection,
    abilities,
    actions,
    copy,
    ...opening,
    ...overlay.keys,
  });
  const sums = useRangeSums({ range: selection.range, columns: shownColumns, tree, totals, isGrouped });
  useGridLinked(props.link, {
    view,
    rowCount,
    selection: sums,
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
  const isEmpty = props.rowCount === 0 && props.isLoading !== true;
  const innerWidth = { width: `max(100%, ${arranged.widthPx}px)` };
  return (
    <div className="th-grid-frame" style={variables} data-updating={props.isUpdating}>
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
        aria-busy={props.isUpdating === true || props.isLoading === true ? true : undefined}
        className={cards.count === null ? 'th-grid' : 'th-grid th-grid-cards'}
        style={{ maxHeight: maxHeightPx }}
        onKeyDown={press}
        onMouseDown={selection.press}
        onClick={click}
        onDoubleClick={click}
        {...overlay.events}
      >
        <div role="rowgroup" className="th-grid-head" style={innerWidth}>
          <HeadRow
            cells={cells}
            arranged={arranged}
            heightPx={headPx}
            activeColumn={active.row === -1 ? active.column : -1}
            sort={sort}
            filters={filters}
            groupBy={groups?.by ?? noFields}
            abilities={abilities}
            actions={actions}
            open={open}
            onFilter={(old, next) => onFilter?.(withCondition(filters, old, next))}
            onClosed={closeHead}
          />
        </div>
        {props.isLoading === true ? <SkeletonRows cells={cells} arranged={arranged} rowPx={rowPx} /> : null}
        <BodyRows
          columns={props.columns}
          cells={cells}
          arranged={arranged}
          tree={tree}
          groups={groups}
          view={view}
          width={innerWidth}
          active={active}
          selected={selection.range === null ? null : boundsOf(selection.range)}
          hasRowLink={opening.hasRowLink}
          addressOf={props.addressOf}
          noteOf={props.noteOf}
        />
        {totals === null ? null : (
          <div role="rowgroup" className="th-grid-foot" style={innerWidth}>
            <TotalsRow
              cells={cells}
              arranged={arranged}
              totals={totals}
              label={props.totalsLabel}
              rowCount={rowCount}
              rowPx={rowPx}
              active={active}
              isLink={(column) => (props.drillOfTotal?.(column) ?? null) !== null}
            />
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
          totalsLabel={props.totalsLabel}
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
          props.actionsOf === undefined ? '' : text('keysMenu'),
        ].join(' ')}
      </span>
      <span className="th-hidden-text" role="status">
        {spoken}
      </span>
    </div>
  );
}
