import type { SessionView } from '@tallyhouse/shared/contracts/remote';
import type { RetailRow } from '@tallyhouse/shared/contracts/retail-reports';
import { countText } from '@tallyhouse/shared/format/count';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useSearchParams } from '@tallyhouse/shared/kit/router';
import { useDrill } from '@tallyhouse/shared/reporting/drill/use-drill';
import { ExportButton } from '@tallyhouse/shared/reporting/exports/export-button';
import { LinkedColumnsNote } from '@tallyhouse/shared/ui/grid/linked-columns-note';
import { ColumnChooser } from '@tallyhouse/shared/ui/grid/column-chooser';
import { DensitySwitch } from '@tallyhouse/shared/ui/grid/density-switch';
import { useGridLink } from '@tallyhouse/shared/ui/grid/grid-link';
import { GridStatusLine } from '@tallyhouse/shared/ui/grid/status-line';
import { useGridView } from '@tallyhouse/shared/ui/grid/use-grid-view';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { ReportGrid, type GridColumn, type GridRow } from '@tallyhouse/shared/ui/report-grid';
import { useCallback, type ReactNode } from 'react';
import { ChoicesFold } from '@tallyhouse/shared/ui/choices-fold';
import { useRetailText } from '../../i18n/use-retail-text';
import { withTicket } from '../tickets/ticket-in-url';
import { drillCellOf, placeOfTotals } from './drill-cell';
import { figureColumns } from './figure-columns';
import { drawerState } from './figure-rows';
import { figuresCall, type FiguresOrder } from './figures-query';
import { PlaceSearch } from './place-search';
import { intoPlace, withPlaceView, type PlaceView } from './place-view';
import { useHiddenColumns } from '@tallyhouse/shared/reporting/hidden-columns';
import { retailColumns } from './retail-columns';
import type { useFigures } from './use-figures';

/** An instant with its zone needs more room than other text. */
interface FiguresGridProps {
  readonly brand: NonNullable<SessionView['brand']>;
  readonly order: FiguresOrder;
  readonly figures: ReturnType<typeof useFigures>;
  readonly onGo: (change: Partial<PlaceView>) => void;
  /** First controls of the bar above the rows. */
  readonly toolbarStart: ReactNode;
}

/** The figures with their totals; a name opens the place, a figure what it is made of. */
export function FiguresGrid({ brand, order, figures, onGo, toolbarStart }: FiguresGridProps) {
  const text = useRetailText();
  const link = useGridLink();
  const drill = useDrill();
  const [grid, changeGrid] = useGridView();
  const [search, setSearch] = useSearchParams();
  const hidden = useHiddenColumns(retailColumns);
  const shown = figures.query.data;
  const answer = shown?.answer;
  // Columns follow the rows that are drawn, which are those of the earlier level until the next has come.
  const level = shown?.view.level ?? order.view.level;
  const all = figureColumns({
    level,
    currency: answer?.currency ?? brand.currency,
    text,
    hasRegions: (shown?.view.parentId ?? null) === null,
  });
  const reasonOf = (field: string) => {
    const lock = hidden.lockOf(field);
    return lock === undefined ? undefined : text(`columnLocked.${lock}`);
  };
  const usable = all.map((column) => ({
    ...column,
    lockedBecause: column.lockedBecause ?? reasonOf(column.field),
  }));
  const isShown = (column: GridColumn) => !hidden.isHidden(column.field);
  const columns = usable.filter(isShown);
  const openRow = (row: GridRow) => {
    const place = figures.rowOf(row.key);
    if (place === null) return;
    if (place.level === 'ticket') setSearch((current) => withTicket(current, place.id));
    else onGo(intoPlace(place) ?? {});
  };
  const { rowOf } = figures;
  const addressOf = useCallback(
    (row: GridRow) => {
      const place = rowOf(row.key);
      return place === null ? null : `?${placeAddress(search, place).toString()}`;
    },
    [rowOf, search],
  );
  const openCell = (row: GridRow, column: GridColumn) => {
    const place = figures.rowOf(row.key);
    if (place === null) return;
    const cell =
      answer === undefined ? null : drillCellOf(place, column.field, { brandId: brand.id, order, answer });
    if (column.isLink === true || place.level === 'ticket') openRow(row);
    else if (cell !== null) drill.openFigure(cell.figure, cell.measure, `${place.name} · ${column.title}`);
    else if (place.level === 'region') openRow(row);
    else onGo({ level: 'ticket', parentId: place.id });
  };
  const drillOfTotal = (column: GridColumn) => {
    const place = placeOfTotals(order.view);
    if (answer === undefined || place === undefined) return null;
    const cell = drillCellOf(place, column.field, { brandId: brand.id, order, answer });
    if (cell === null) return null;
    return () => drill.openFigure(cell.figure, cell.measure, `${totalsLabel} · ${column.title}`);
  };
  const count = answer?.totalCount ?? 0;
  const totalsLabel = text('total', {
    count,
    written: countText(count),
    level: text(`totalLevel.${level}`, { count }),
  });
  const label = text('caption', { level: text(`level.${level}`) });
  return (
    <>
      <Flex className="th-no-print th-after-8" gap={8} wrap justify="flex-end">
        <ChoicesFold of="table">
          {toolbarStart}
          <PlaceSearch view={order.view} onGo={onGo} />
          <ColumnChooser
            columns={usable}
            layout={grid.layout}
            onLayout={(layout) => changeGrid({ layout })}
            isHidden={hidden.isHidden}
            {...(hidden.toggle === undefined ? {} : { onToggle: hidden.toggle })}
          />
          <DensitySwitch density={grid.density} onDensity={(density) => changeGrid({ density })} />
        </ChoicesFold>
        <ExportButton
          source={{ kind: 'retail-figures', query: exportQuery(order) }}
          about={{
            title: label,
            period: order.period,
            rowCount: answer?.totalCount ?? null,
            columnCount: null,
            filtersText: answer?.meta.filtersText ?? [],
          }}
          disabledReason={level === 'ticket' ? text('exportTickets') : undefined}
        />
      </Flex>
      {hidden.error === null ? null : <ProblemNotice title={text('hideFailed')} error={hidden.error} />}
      <ReportGrid
        label={label}
        columns={columns}
        rows={{
          ...{ rowCount: count, loadBlock: figures.loadBlock },
          ...{ isUpdating: figures.query.isPlaceholderData, isLoading: figures.query.isPending },
        }}
        totals={
          answer === undefined
            ? null
            : {
                label: totalsLabel,
                values: { ...answer.totals, drawer: drawerState(moneyIn(answer.totals)) },
                drillOf: drillOfTotal,
              }
        }
        view={{ ...grid, sort: order.sort }}
        onView={changeGrid}
        onHide={hidden.toggle}
        cells={{ onDrill: openCell, onOpenRow: openRow, addressOf }}
        link={link}
      />
      <GridStatusLine
        link={link}
        columns={columns}
        sort={order.sort}
        hiddenCount={all.length - columns.length}
      />
      {level === 'ticket' && order.view.payouts === 'paying' ? (
        <p className="th-before-8 th-after-8">{text('ticketPaidNote')}</p>
      ) : null}
      <LinkedColumnsNote columns={hidden} />
    </>
  );
}

/** Where the name of a place leads: into it, or to the life of a ticket. */
function placeAddress(search: URLSearchParams, place: RetailRow): URLSearchParams {
  return place.level === 'ticket'
    ? withTicket(search, place.id)
    : withPlaceView(search, intoPlace(place) ?? {});
}

function moneyIn(totals: Readonly<Record<string, unknown>>): string | null {
  const value = totals['overShort'];
  return typeof value === 'string' ? value : null;
}

/** Single tickets are no source of an export, and the button says so. */
function exportQuery(order: FiguresOrder) {
  const { level, ...query } = figuresCall(order);
  return { ...query, level: level === 'ticket' ? ('branch' as const) : level };
}
