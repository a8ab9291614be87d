import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Cell } from '../../contracts/report-fields';
import { arrangedColumns, type ArrangedColumns } from './arranged-columns';
import { pinsOf, type ColumnLayout } from './column-layout';
import { fieldText, isPresent } from './field-text';
import { isNumeric, startWidthPx, type GridColumn } from './grid-model';

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});
// The table keeps the columns only: rows come from the server by index and never stand in it.
const noRows: never[] = [];

/** `columns` as `layout` arranges them over a grid of this width. */
export function useArrangedColumns(
  columns: readonly GridColumn[],
  layout: ColumnLayout,
  view: { readonly widthPx: number; readonly totals: Readonly<Record<string, Cell>> | null },
): ArrangedColumns {
  const { widthPx: viewPx, totals } = view;
  const definitions = useMemo(
    () =>
      columns.map((column) => {
        const total = totals?.[column.field];
        const shownTotal = isNumeric(column.type) && isPresent(total) ? fieldText(total, column) : '';
        return { id: column.field, size: startWidthPx(column, shownTotal) };
      }),
    [columns, totals],
  );
  const state = useMemo(() => {
    const fields = columns.map((column) => column.field);
    const { start, end } = pinsOf(layout, fields);
    return {
      columnOrder: [...layout.order],
      columnPinning: { start: [...start], end: [...end] },
      columnSizing: { ...layout.widths },
      columnVisibility: Object.fromEntries(layout.hidden.map((field) => [field, false])),
    };
  }, [columns, layout]);
  // The table is another object wherever its options are: rows are drawn again where their columns are others.
  const options = useMemo(
    () => ({ features, columns: definitions, data: noRows, state }),
    [definitions, state],
  );
  const table = useTable(options);
  const regions = useMemo(() => {
    const known = new Map(columns.map((column) => [column.field, column]));
    const region = (leaves: readonly { readonly id: string; readonly getSize: () => number }[]) =>
      leaves.flatMap((leaf) => {
        const column = known.get(leaf.id);
        return column === undefined ? [] : [{ column, widthPx: leaf.getSize() }];
      });
    return {
      start: region(table.getStartVisibleLeafColumns()),
      center: region(table.getCenterVisibleLeafColumns()),
      end: region(table.getEndVisibleLeafColumns()),
    };
  }, [table, columns]);
  return useMemo(() => arrangedColumns(regions, layout.widths, viewPx), [regions, layout.widths, viewPx]);
}
