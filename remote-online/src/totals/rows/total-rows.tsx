import { useDrill } from '@tallyhouse/shared/reporting/drill/use-drill';
import { PlayersNotThere } from '@tallyhouse/shared/reporting/players/players-awaited';
import type { PlayersState } from '@tallyhouse/shared/reporting/players/use-players-later';
import { useReportingText } from '@tallyhouse/shared/reporting/use-reporting-text';
import { useGridLink } from '@tallyhouse/shared/ui/grid/grid-link';
import { GridStatusLine } from '@tallyhouse/shared/ui/grid/status-line';
import { useGridView } from '@tallyhouse/shared/ui/grid/use-grid-view';
import { ReportGrid, type GridColumn, type GridRow } from '@tallyhouse/shared/ui/report-grid';
import { Alert } from '@tallyhouse/shared/kit/core';
import { useMemo } from 'react';
import { useTotalsText } from '../../i18n/use-totals-text';
import type { TotalsAnswer } from '../statement/statements-of';
import type { TotalView } from '../total-view-in-url';
import { useLicences } from '@tallyhouse/shared/reporting/use-licences';
import { everything } from './figure-of-row';
import { useFigureOfRow } from './use-figure-of-row';
import { loadFrom, sortedRows } from './grid-values';
import { totalColumns } from './total-columns';
import { changeValues, keyOf, measureValues, totalGridRows } from './total-grid-rows';

interface TotalRowsProps {
  readonly answer: TotalsAnswer;
  readonly compared: TotalsAnswer | null;
  readonly players: PlayersState;
  readonly view: TotalView;
  readonly isUpdating: boolean;
}

/** Brand × channel, licence or vertical with every measure and how it changed; Enter opens what is behind a figure. */
export function TotalRows({ answer, compared, players, view, isUpdating }: TotalRowsProps) {
  const text = useTotalsText();
  const drill = useDrill();
  const figureOf = useFigureOfRow();
  const link = useGridLink();
  const [gridView, changeView] = useGridView();
  const columns = useAwaited(useTotalColumns(answer, view), players);
  const rows = useMemo(() => totalGridRows(answer, compared), [answer, compared]);
  const sorted = useMemo(() => sortedRows(rows, columns, gridView.sort), [rows, columns, gridView.sort]);
  const loadBlock = useMemo(() => loadFrom(sorted), [sorted]);
  const [only] = answer.totals;
  const totals =
    answer.totals.length === 1 && only !== undefined
      ? { ...measureValues(only), ...changeValues(only, compared?.totals.find(sameCurrencyAs(only)) ?? null) }
      : null;
  const open = (row: GridRow, column: GridColumn) => {
    const source = answer.items.find((one) => keyOf(one) === row.key);
    const brand = answer.brands.find(({ brandId }) => brandId === source?.brandId);
    if (source === undefined || brand === undefined) return;
    const figure = figureOf(source, { brand, measure: column.field });
    if (figure !== null)
      drill.openFigure(figure.figure, figure.measure, `${brand.brandName} · ${column.title}`);
  };
  const [brand, another] = answer.brands;
  const drillOfTotal = (column: GridColumn) => {
    // Facts lie with one brand: a total over several leads to no set of them.
    if (brand === undefined || another !== undefined) return null;
    const figure = figureOf(everything, { brand, measure: column.field });
    if (figure === null) return null;
    return () => drill.openFigure(figure.figure, figure.measure, `${text('rows.total')} · ${column.title}`);
  };
  const by = view.groupBy.map((one) => text(`rows.by.${one}`)).join(', ');
  return (
    <>
      {answer.totals.length > 1 ? (
        <Alert
          type="info"
          role="status"
          showIcon
          title={text('rows.severalCurrencies')}
          className="th-after-8"
        />
      ) : null}
      {players.state === 'failed' ? (
        <div className="th-after-8">
          <PlayersNotThere players={players} />
        </div>
      ) : null}
      <ReportGrid
        label={text('rows.label', { by })}
        columns={columns}
        rows={{ rowCount: sorted.length, loadBlock, isUpdating }}
        totals={totals === null ? null : { label: text('rows.total'), values: totals, drillOf: drillOfTotal }}
        view={gridView}
        onView={changeView}
        cells={{ onDrill: open }}
        link={link}
      />
      <GridStatusLine
        link={link}
        columns={columns}
        sort={gridView.sort}
        hiddenCount={gridView.layout.hidden.length}
      />
    </>
  );
}

/** All columns that the rows of an answer can have, hidden ones too. */
export function useTotalColumns(answer: TotalsAnswer | undefined, view: TotalView): readonly GridColumn[] {
  const text = useTotalsText();
  const statusText = useReportingText();
  const licences = useLicences();
  const [only] = answer?.totals ?? [];
  const currency = answer?.totals.length === 1 ? (only?.currency ?? null) : null;
  const groupBy = view.groupBy.join();
  const licenceNames = [...licences].map(([id, { number }]) => `${id} ${number}`).join();
  return useMemo(
    () => totalColumns(view.groupBy, currency, { text, statusText, licences }),
    // The lists are made anew at every drawing; their contents decide.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [groupBy, currency, text, statusText, licenceNames],
  );
}

/** The columns, players marked as on the way while they are counted. */
function useAwaited(columns: readonly GridColumn[], { state }: PlayersState): readonly GridColumn[] {
  const counting = useReportingText()('players.counting');
  return useMemo(
    () =>
      state === 'counting'
        ? columns.map((one) => (one.field === 'activePlayers' ? { ...one, awaited: counting } : one))
        : columns,
    [columns, state, counting],
  );
}

function sameCurrencyAs(total: { readonly currency: string }) {
  return (other: { readonly currency: string }) => other.currency === total.currency;
}
