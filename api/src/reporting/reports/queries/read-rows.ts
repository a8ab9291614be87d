import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import type { Queryable, QueryOptions } from '../../../store/store';
import { cellOf, type FieldRow } from '../row-cells';
import { columnOfField } from '../row-columns';
import type { StoredContent } from './read-content';

/**
 * Rows of a content as they are kept: `count` of them after row number `after`, in their order.
 *
 * Shape:  one list of cells a row, in the order of the content's columns.
 */
export async function readRows(
  store: Queryable,
  content: StoredContent,
  { after, count }: { readonly after: number; readonly count: number },
  options: QueryOptions = {},
): Promise<Cell[][]> {
  const fields = new Set([...content.columns.map(({ field }) => field), 'ggr', 'netStakes']);
  fields.delete('hold');
  const columns = [...fields].map((field) => `${columnOfField(field)} as "${field}"`);
  const rows = await store.query<FieldRow>(
    `select ${columns.join(', ')} from report_row
     where content_id = $1 and row_no > $2 and row_no <= $3 order by row_no`,
    [content.id, after, after + count],
    options,
  );
  return rows.map((row) => content.columns.map((column) => cellOf(row, column)));
}
