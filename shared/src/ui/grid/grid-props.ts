import type { ReactNode } from 'react';
import type { Cell, Condition } from '../../contracts/report-fields';
import type { ColumnLayout } from './column-layout';
import type { GridLink } from './grid-link';
import type { GridColumn, GridDensity, GridGroups, GridRow, GridSort, LoadBlock } from './grid-model';

/** What somebody can do with a cell. */
export interface CellAction {
  readonly key: string;
  readonly label: string;
  readonly run: () => void;
}

export interface ReportGridProps {
  /** What the grid shows, for those who do not see the page around it. */
  readonly label: string;
  /** All that there are, in the screen's order; the layout says which are shown, and where. */
  readonly columns: readonly GridColumn[];
  /** Rows there are; with `groups` the groups of the first field. */
  readonly rowCount: number;
  /** Must keep its identity while the rows stay the same: another one starts over. */
  readonly loadBlock: LoadBlock;
  /** Over everything that matches, by field; null hides the row. */
  readonly totals: Readonly<Record<string, Cell>> | null;
  readonly totalsLabel: string;
  readonly sort: readonly GridSort[];
  readonly onSort: (sort: readonly GridSort[]) => void;
  /** Hides a column where the list of hidden ones is not the layout's. */
  readonly onHide?: ((field: string) => void) | undefined;
  readonly density?: GridDensity | undefined;
  readonly maxHeightPx?: number | undefined;
  /** How the columns are arranged; left out: the grid keeps it itself. */
  readonly layout?: ColumnLayout | undefined;
  readonly onLayout?: ((layout: ColumnLayout) => void) | undefined;
  readonly filters?: readonly Condition[] | undefined;
  /** Left out where rows cannot be filtered. */
  readonly onFilter?: ((filters: readonly Condition[]) => void) | undefined;
  /** Asks to group by a column, or to stop doing so. */
  readonly onGroupBy?: ((field: string) => void) | undefined;
  readonly groups?: GridGroups | undefined;
  /** Opens what is behind a cell: Enter, a double click, or a click in a column with `isLink`. */
  readonly onDrill?: ((row: GridRow, column: GridColumn) => void) | undefined;
  /** Opens a row: the same on its first cell. */
  readonly onOpenRow?: ((row: GridRow) => void) | undefined;
  /**
   * Where a cell that opens something leads: it becomes a link, for a tab of its own and for copying its address. Null:
   * it opens here only. Must keep its identity while the answers stay the same.
   */
  readonly addressOf?: ((row: GridRow, column: GridColumn) => string | null) | undefined;
  /**
   * What is noted on a cell, in words; null without a note. The first cell of a row (`isHead`) says what is noted on all
   * of it, too. Must keep its identity while the notes stay the same.
   */
  readonly noteOf?: ((row: GridRow, column: GridColumn, isHead: boolean) => string | null) | undefined;
  /** What can be done with a cell, by its context menu or Shift F10. Nothing: it has no menu. */
  readonly actionsOf?: ((row: GridRow, column: GridColumn) => readonly CellAction[]) | undefined;
  /** What opens what the total of a column is made of; null where nothing is behind it. */
  readonly drillOfTotal?: ((column: GridColumn) => (() => void) | null) | undefined;
  /** Ties the pieces around the grid to it. */
  readonly link?: GridLink | undefined;
  /** What is shown is being asked for again. */
  readonly isUpdating?: boolean | undefined;
  /** Nothing is there yet. */
  readonly isLoading?: boolean | undefined;
  /** Shown under the headers where there are no rows. */
  readonly empty?: ReactNode;
}
