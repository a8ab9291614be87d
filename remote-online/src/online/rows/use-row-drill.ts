import { useMutation } from '@tallyhouse/shared/kit/query';
import { isDrillable, useDrill } from '@tallyhouse/shared/reporting/drill/use-drill';
import type { GridColumn, GridRow } from '@tallyhouse/shared/ui/report-grid';
import { rowName } from './row-name';

interface RowDrillOptions {
  readonly drillTokenOf: (row: GridRow) => Promise<string | null>;
  readonly columns: readonly GridColumn[];
}

/** Opens the facts behind a figure of a row; a row whose facts are no set of their own says so. */
export function useRowDrill({ drillTokenOf, columns }: RowDrillOptions) {
  const drill = useDrill();
  const opening = useMutation({
    mutationFn: async ({ row, column }: { readonly row: GridRow; readonly column: GridColumn }) => {
      const token = await drillTokenOf(row);
      if (token !== null && isDrillable(column.field))
        drill.openToken(token, column.field, rowName(row, columns, column));
      return token;
    },
  });
  return {
    open: (row: GridRow, column: GridColumn) => {
      if (isDrillable(column.field)) opening.mutate({ row, column });
    },
    error: opening.error,
    /** Filters on figures took rows out of the group: no facts add up to what is left. */
    hasNoFacts: opening.data === null,
    retry: () => {
      if (opening.variables !== undefined) opening.mutate(opening.variables);
    },
  };
}
