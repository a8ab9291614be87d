import type { SessionView } from '@tallyhouse/shared/contracts/remote';
import { readRetailPack } from '@tallyhouse/shared/contracts/retail-pack';
import { countText } from '@tallyhouse/shared/format/count';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Flex } from '@tallyhouse/shared/kit/layout';
import type { UseQueryResult } from '@tallyhouse/shared/kit/query';
import { useSearchParams } from '@tallyhouse/shared/kit/router';
import { ColumnChooser } from '@tallyhouse/shared/ui/grid/column-chooser';
import { DensitySwitch } from '@tallyhouse/shared/ui/grid/density-switch';
import { useGridLink } from '@tallyhouse/shared/ui/grid/grid-link';
import { GridStatusLine } from '@tallyhouse/shared/ui/grid/status-line';
import { useGridView } from '@tallyhouse/shared/ui/grid/use-grid-view';
import { ReportGrid, type GridRow, type LoadBlock } from '@tallyhouse/shared/ui/report-grid';
import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import { ChoicesFold } from '@tallyhouse/shared/ui/choices-fold';
import { useRetailText } from '../../i18n/use-retail-text';
import { useSpoken } from '@tallyhouse/shared/i18n/use-text';
import { useWordOfCode } from '../in-language';
import { withTicket } from '../tickets/ticket-in-url';
import { packCells, packColumns } from './pack-columns';
import { PackExports } from './pack-exports';
import { packBlockRows, type packCall, type PackAnswer, type PackOrder } from './pack-query';

interface PackGridProps {
  readonly brand: NonNullable<SessionView['brand']>;
  readonly order: PackOrder;
  readonly query: UseQueryResult<{ readonly call: ReturnType<typeof packCall>; readonly answer: PackAnswer }>;
  readonly label: string;
  readonly toolbarStart: ReactNode;
}

/** Rows of a list with the totals of all that match; a ticket's number opens its life. */
export function PackGrid({ brand, order, query, label, toolbarStart }: PackGridProps) {
  const text = useRetailText();
  const { http } = useRemoteHost();
  const link = useGridLink();
  const [grid, changeGrid] = useGridView();
  const [search, setSearch] = useSearchParams();
  const titleOf = useSpoken();
  const wordOf = useWordOfCode();
  const { data } = query;
  const tickets = useRef(new Map<string, string>());
  const loadBlock = useMemo<LoadBlock>(
    () => async (start, count, signal) => {
      if (data === undefined) return [];
      const { call, answer } = data;
      const items =
        start === 0
          ? answer.items.slice(0, count)
          : (
              await http.call(readRetailPack, {
                query: { ...call, page: start / packBlockRows + 1, pageSize: packBlockRows },
                signal,
              })
            ).items;
      for (const { key, ticketId } of items) if (ticketId !== null) tickets.current.set(key, ticketId);
      return items.map(({ key, values }): GridRow => ({
        key,
        values: packCells(values, answer.columns, brand.zone),
      }));
    },
    [http, data, brand.zone],
  );
  const columns = packColumns(data?.answer.columns ?? [], {
    currency: data?.answer.currency ?? brand.currency,
    titleOf,
    wordOf,
  });
  const count = data?.answer.totalCount ?? 0;
  const open = (row: GridRow) => {
    const id = tickets.current.get(row.key);
    if (id !== undefined) setSearch((current) => withTicket(current, id));
  };
  const addressOf = useCallback(
    (row: GridRow) => {
      const id = tickets.current.get(row.key);
      return id === undefined ? null : `?${withTicket(search, id).toString()}`;
    },
    [search],
  );
  return (
    <>
      <Flex className="th-no-print th-after-8" gap={8} wrap justify="flex-end">
        <ChoicesFold of="table">
          {toolbarStart}
          <ColumnChooser
            columns={columns}
            layout={grid.layout}
            onLayout={(layout) => changeGrid({ layout })}
          />
          <DensitySwitch density={grid.density} onDensity={(density) => changeGrid({ density })} />
        </ChoicesFold>
        <PackExports order={order} answer={data?.answer} columnCount={columns.length} />
      </Flex>
      <ReportGrid
        label={label}
        columns={columns}
        rows={{
          ...{ rowCount: count, loadBlock },
          ...{ isUpdating: query.isPlaceholderData, isLoading: query.isPending },
        }}
        totals={
          data === undefined
            ? null
            : { label: text('pack.total', { count, written: countText(count) }), values: data.answer.totals }
        }
        view={{
          ...{ ...grid, sort: order.sort },
          layout: { ...grid.layout, widths: { ...instantWidths(data?.answer), ...grid.layout.widths } },
        }}
        onView={changeGrid}
        cells={{ onDrill: open, onOpenRow: open, addressOf }}
        link={link}
      />
      <GridStatusLine link={link} columns={columns} sort={order.sort} />
    </>
  );
}

/** An instant with its zone needs more room than other text. */
function instantWidths(answer: PackAnswer | undefined): Readonly<Record<string, number>> {
  const instants = (answer?.columns ?? []).filter(({ type }) => type === 'instant');
  return Object.fromEntries(instants.map(({ field }) => [field, 224]));
}
