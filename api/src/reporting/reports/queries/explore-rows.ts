import type { RowPlace } from '../../../platform/auth/page-cursor';
import type { Condition } from '@tallyhouse/shared/contracts/report-fields';
import { createSqlParams, type SqlParams } from '../../../store/sql-params';
import type { Queryable, QueryOptions } from '../../../store/store';
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

/** What a view is sorted by: the SQL of a value and its type, blanks last. */
interface SortKey {
  readonly sql: string;
  readonly sqlType: string;
  readonly dir: 'asc' | 'desc';
}

const groupedHold = 'cast(sum(ggr) as float8) / nullif(greatest(cast(sum(net_stakes) as float8), 0), 0)';

/**
 * A stretch of the view: its rows filtered, grouped and sorted.
 *
 * Shape:  by field name; dimensions that a group does not have are absent.
 * With `after` it continues behind a row without counting off those before it (keyset).
 */
export async function exploreRows(
  store: Queryable,
  view: RowView,
  window: { readonly limit: number; readonly offset?: number; readonly after?: RowPlace | undefined },
  options: QueryOptions = {},
): Promise<ViewRow[]> {
  const params = createSqlParams(view.contentId);
  const isGrouped = view.groupBy.length > 0;
  const dimensions = isGrouped ? view.groupBy : view.dimensions;
  const measures = view.measures.map((field) =>
    isGrouped ? `sum(${columnOfField(field)}) as "${field}"` : `${columnOfField(field)} as "${field}"`,
  );
  const keys = view.sort.map((key) => sortKeyOf(key, view));
  const number = isGrouped ? 'min(row_no)' : 'row_no';
  const columns = [
    ...dimensions.map((field) => `${columnOfField(field)} as "${field}"`),
    ...measures,
    `${number} as "rowNo"`,
    ...keys.map(({ sql }, index) => `cast(${sql} as varchar) as "${keyName(index)}"`),
    isGrouped ? 'count(*) as "childCount"' : '0 as "childCount"',
  ];
  const filters = conditionsSql(view.filters, rowColumns, params);
  const after = window.after === undefined ? 'true' : afterSql(keys, number, window.after, params);
  const order = [...keys.map(({ sql, dir }) => `${sql} ${dir} nulls last`), number];
  return store.query<ViewRow>(
    `select ${columns.join(', ')} from report_row
     where content_id = $1 and ${filters} and ${isGrouped ? 'true' : after}
     ${isGrouped ? `group by ${view.groupBy.map(columnOfField).join(', ')} having ${after}` : ''}
     order by ${order.join(', ')}
     limit ${window.limit} offset ${window.offset ?? 0}`,
    params.values,
    options,
  );
}

/** Where `row` of a view lies, for the page that follows it. */
export function placeOf({ sort }: RowView, row: ViewRow): RowPlace {
  const keys = sort.map((_, index) => row[keyName(index)] as string | null);
  return { keys, rowNo: row.rowNo };
}

const keyName = (index: number) => `sort${index}`;

/** What lies behind a place: further on by the first key, or level with it and further on by the others. */
function afterSql(keys: readonly SortKey[], number: string, place: RowPlace, params: SqlParams): string {
  return keys.reduceRight(
    (behind, { sql, sqlType, dir }, index) => {
      const value = place.keys[index] ?? null;
      // Blanks come last: behind one there are only others.
      if (value === null) return `(${sql} is null and ${behind})`;
      const here = `cast(${params.add(value)} as ${sqlType})`;
      const isFurther = `${sql} ${dir === 'asc' ? '>' : '<'} ${here} or ${sql} is null`;
      return `(${isFurther} or (${sql} = ${here} and ${behind}))`;
    },
    `${number} > ${params.add(place.rowNo)}`,
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

function sortKeyOf({ field, dir }: RowView['sort'][number], { groupBy, measures }: RowView): SortKey {
  const { sql = 'row_no', sqlType = 'bigint' } = rowColumns.get(field) ?? {};
  if (groupBy.length === 0) return { sql, sqlType, dir };
  if (field === 'hold') return { sql: groupedHold, sqlType, dir };
  if (!measures.includes(field)) return { sql, sqlType, dir };
  // A sum has room for more than one row's amount.
  return { sql: `sum(${columnOfField(field)})`, sqlType: 'decimal(38,4)', dir };
}
