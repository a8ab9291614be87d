import type { Condition } from '@tallyhouse/shared/contracts/report-fields';
import { createSqlParams } from '../../figures/sql-params';
import type { Queryable, QueryOptions } from '../../store/store';
import { conditionsSql } from '../condition-sql';
import type { FieldRow } from '../row-cells';
import { columnOfField, rowColumns } from '../row-columns';

/** How somebody looks at the rows of a content; every field named was checked before. */
export interface RowView {
  readonly contentId: string;
  /** Dimensions of the content. */
  readonly dimensions: readonly string[];
  /** Measures of its family that add up. */
  readonly measures: readonly string[];
  readonly groupBy: readonly string[];
  readonly filters: readonly Condition[];
  readonly sort: readonly { readonly field: string; readonly dir: 'asc' | 'desc' }[];
}

/** A row of the view: `rowNo` of a single row, `childCount` rows behind a group. */
export interface ViewRow extends FieldRow {
  readonly rowNo: number;
  readonly childCount: number;
}

const groupedHold = 'cast(sum(ggr) as float8) / nullif(cast(sum(net_stakes) as float8), 0)';

/**
 * A stretch of the view: its rows filtered, grouped and sorted.
 *
 * Shape:  by field name; dimensions that a group does not have are absent.
 * Without grouping and sorting rows come by their number, and `afterRow` continues without counting off.
 */
export async function exploreRows(
  store: Queryable,
  view: RowView,
  window: { readonly limit: number; readonly offset: number; readonly afterRow?: number },
  options: QueryOptions = {},
): Promise<ViewRow[]> {
  const params = createSqlParams(view.contentId);
  const isGrouped = view.groupBy.length > 0;
  const dimensions = isGrouped ? view.groupBy : view.dimensions;
  const measures = view.measures.map((field) =>
    isGrouped ? `sum(${columnOfField(field)}) as "${field}"` : `${columnOfField(field)} as "${field}"`,
  );
  const columns = [
    ...dimensions.map((field) => `${columnOfField(field)} as "${field}"`),
    ...measures,
    isGrouped ? 'min(row_no) as "rowNo"' : 'row_no as "rowNo"',
    isGrouped ? 'count(*) as "childCount"' : '0 as "childCount"',
  ];
  const after = window.afterRow === undefined ? '' : ` and row_no > ${params.add(window.afterRow)}`;
  const order = [...view.sort.map((key) => orderTerm(key, view)), isGrouped ? 'min(row_no)' : 'row_no'];
  return store.query<ViewRow>(
    `select ${columns.join(', ')} from report_row
     where content_id = $1${after} and ${conditionsSql(view.filters, rowColumns, params)}
     ${isGrouped ? `group by ${view.groupBy.map(columnOfField).join(', ')}` : ''}
     order by ${order.join(', ')}
     limit ${window.limit} offset ${window.offset}`,
    params.values,
    options,
  );
}

/** Sums of every measure over all that the view's filters match, with the number of rows or groups. */
export async function readViewTotals(
  store: Queryable,
  view: RowView,
  options: QueryOptions = {},
): Promise<{ sums: FieldRow; count: number }> {
  const params = createSqlParams(view.contentId);
  const where = `content_id = $1 and ${conditionsSql(view.filters, rowColumns, params)}`;
  const sums = view.measures.map((field) => `sum(${columnOfField(field)}) as "${field}"`);
  const groups = `select 1 from report_row where ${where} group by ${view.groupBy.map(columnOfField).join(', ')}`;
  const count = view.groupBy.length === 0 ? 'count(*)' : `(select count(*) from (${groups}) grouped)`;
  const [row] = await store.query<FieldRow & { matching: number }>(
    `select ${sums.join(', ')}, ${count} as "matching" from report_row where ${where}`,
    params.values,
    options,
  );
  return { sums: row ?? {}, count: row?.matching ?? 0 };
}

function orderTerm({ field, dir }: RowView['sort'][number], { groupBy, measures }: RowView): string {
  const single = rowColumns.get(field)?.sql ?? 'row_no';
  const grouped =
    field === 'hold' ? groupedHold : measures.includes(field) ? `sum(${columnOfField(field)})` : single;
  return `${groupBy.length > 0 ? grouped : single} ${dir} nulls last`;
}
