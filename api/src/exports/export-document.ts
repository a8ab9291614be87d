import type { Cell, Column } from '@tallyhouse/shared/contracts/report-fields';
import type { QueryOptions } from '../store/store';
import type { HeadLine } from './export-head';

/** What an export is about, whatever it is written as. */
export interface ExportDocument {
  /** Of the file, without an ending. */
  readonly name: string;
  readonly head: readonly HeadLine[];
  readonly columns: readonly Column[];
  /** Column by column over all rows; null where adding up makes no sense. */
  readonly totals: readonly Cell[] | null;
  readonly rowCount: number;
  /** Stands in place of rows, where there are none. */
  readonly note: string | null;
  /** Rows in their order, as many as the caller takes; each call begins anew. */
  rows(options: QueryOptions): Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>;
}

/** Why there are no rows: nothing happened, or nothing is left by the filter; null where there are some. */
export function noteOf(rowCount: number, noActivity: boolean): string | null {
  if (rowCount > 0) return null;
  return noActivity ? 'No activity in this period' : 'Nothing matches the filter';
}
