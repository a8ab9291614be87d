import { useMutation } from '../../kit/query';
import { isDrillable, useDrill } from '../../reporting/drill/use-drill';
import type { GridColumn, GridRow } from '../../ui/report-grid';
import { rowName } from './row-name';

interface RowDrillOptions {
  /** Null for the totals. */
  readonly drillTokenOf: (row: GridRow | null) => Promise<string | null>;
  readonly columns: readonly GridColumn[];
  readonly totalsLabel: string;
}

interface Opened {
  readonly row: GridRow | null;
  readonly column: GridColumn;
}

/** Opens the facts behind a figure of a row or a total; where its facts are no set of their own it says so. */
export function useRowDrill({ drillTokenOf, columns, totalsLabel }: RowDrillOptions) {
  const drill = useDrill();
  const opening = useMutation({
    mutationFn: async ({ row, column }: Opened) => {
      const token = await drillTokenOf(row);
      const name = row === null ? `${totalsLabel} · ${column.title}` : rowName(row, columns, column);
      if (token !== null && isDrillable(column.field)) drill.openToken(token, column.field, name);
      return token;
    },
  });
  return {
    open: (row: GridRow, column: GridColumn) => {
      if (isDrillable(column.field)) opening.mutate({ row, column });
    },
    ofTotal: (column: GridColumn) =>
      isDrillable(column.field) ? () => opening.mutate({ row: null, column }) : null,
    error: opening.error,
    /** Filters on figures took rows out of the group: no facts add up to what is left. */
    hasNoFacts: opening.data === null,
    retry: () => {
      if (opening.variables !== undefined) opening.mutate(opening.variables);
    },
  };
}
