import { createSqlParams } from '../../../store/sql-params';
import type { Queryable, QueryOptions } from '../../../store/store';
import { conditionsSql } from '../condition-sql';
import { columnOfField, rowColumns } from '../row-columns';
import type { FieldRow } from '../row-cells';
import type { RowView } from './explore-rows';

/**
 * Rows, or groups, of an earlier content that a later one does not have, seen by the same view.
 *
 * Shape:  what names them, by field.
 */
export async function readGoneRows(
  store: Queryable,
  { names, filters }: { readonly names: readonly string[]; readonly filters: RowView['filters'] },
  { before, after }: { readonly before: string; readonly after: string },
  options: QueryOptions = {},
): Promise<FieldRow[]> {
  const params = createSqlParams();
  const namesIn = (contentId: string) =>
    `select ${names.map((field) => `${columnOfField(field)} as "${field}"`).join(', ')} from report_row
     where content_id = ${params.add(contentId)} and ${conditionsSql(filters, rowColumns, params)}`;
  return store.query<FieldRow>(`${namesIn(before)} except ${namesIn(after)}`, params.values, options);
}
