import type { ReactNode } from 'react';
import type { Cell } from '../../contracts/report-fields';
import type { GridLink } from './grid-link';
import type { GridColumn, GridGroups, GridRow, GridSource } from './grid-model';
import type { GridView } from './grid-view-in-url';

/** What somebody can do with a cell. */
export interface CellAction {
  readonly key: string;
  readonly label: string;
  readonly run: () => void;
}

/** Rows there are; with `groups` the groups of the first field. Another `loadBlock` starts over. */
export interface GridRows extends GridSource {
  readonly groups?: GridGroups | undefined;
  /** What is shown is being asked for again. */
  readonly isUpdating?: boolean | undefined;
  /** Nothing is there yet. */
  readonly isLoading?: boolean | undefined;
}

/** Over everything that matches. */
export interface GridTotals {
  /** What is totalled: `Total – all 1,240 rows`. */
  readonly label: string;
  /** By field. */
  readonly values: Readonly<Record<string, Cell>>;
  /** What opens what the total of a column is made of; null where nothing is behind it. */
  readonly drillOf?: ((column: GridColumn) => (() => void) | null) | undefined;
}

/** What cells lead to, and what is said of them. */
export interface GridCells {
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
}

export interface ReportGridProps {
  /** What the grid shows, for those who do not see the page around it. */
  readonly label: string;
  /** All that there are, in the screen's order; the view says which are shown, and where. */
  readonly columns: readonly GridColumn[];
  readonly rows: GridRows;
  /** Null hides the row. */
  readonly totals: GridTotals | null;
  /** How the rows are looked at. Without a layout the grid keeps that itself. */
  readonly view?: Partial<GridView> | undefined;
  /** Asks for another view; left out where rows can only be read. */
  readonly onView?: ((change: Partial<GridView>) => void) | undefined;
  /** Hides a column where the list of hidden ones is not the layout's. */
  readonly onHide?: ((field: string) => void) | undefined;
  readonly cells?: GridCells | undefined;
  /** Ties the pieces around the grid to it. */
  readonly link?: GridLink | undefined;
  /** Shown under the headers where there are no rows. */
  readonly empty?: ReactNode;
}
