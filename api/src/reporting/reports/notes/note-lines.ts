import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import { createSqlParams } from '../../../store/sql-params';
import type { Queryable } from '../../../store/store';
import type { StoredContent } from '../queries/read-content';
import { readRows } from '../queries/read-rows';
import { dimensionColumns, rowColumns } from '../row-columns';

/** What names a line of a report: its dimensions in the order of the columns. */
export type NoteLine = readonly (readonly [field: string, value: Cell])[];

/** As it is kept: the same line gives the same text. */
export function lineText(line: NoteLine): string {
  return JSON.stringify(line);
}

export function lineOfText(text: string): NoteLine {
  return JSON.parse(text) as NoteLine;
}

/** What names the line number `rowNo`; undefined where the content has no such line. */
export async function readLine(
  store: Queryable,
  content: StoredContent,
  rowNo: number,
): Promise<NoteLine | undefined> {
  const [row] = await readRows(store, content, { after: rowNo - 1, count: 1 });
  return (
    row &&
    content.columns.flatMap(({ field }, at) =>
      dimensionColumns.has(field) ? [[field, row[at] ?? null]] : [],
    )
  );
}

/** Numbers of the lines that a content still has, by their text. One laid out by other columns has none of them. */
export async function findLines(
  store: Queryable,
  content: StoredContent,
  lines: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const names = content.columns.map(({ field }) => field).filter((field) => dimensionColumns.has(field));
  const sought = [...new Set(lines)].filter((text) => isLaidOut(lineOfText(text), names));
  if (sought.length === 0) return new Map();
  const params = createSqlParams(content.id);
  const isLine = sought.map((text) => `(${isNamed(lineOfText(text), params)})`);
  const columns = names.map((field) => `${columnOf(field).column} as "${field}"`);
  const rows = await store.query<{ rowNo: number } & Readonly<Record<string, Cell>>>(
    `select ${['row_no as "rowNo"', ...columns].join(', ')} from report_row where content_id = $1 and (${isLine.join(' or ')})`,
    params.values,
  );
  return new Map(rows.map((row) => [lineText(names.map((field) => [field, row[field] ?? null])), row.rowNo]));
}

function isLaidOut(line: NoteLine, names: readonly string[]): boolean {
  return line.length === names.length && line.every(([field], at) => field === names[at]);
}

function isNamed(line: NoteLine, params: ReturnType<typeof createSqlParams>): string {
  const parts = line.map(([field, value]) => {
    const { column, sqlType } = columnOf(field);
    return value === null ? `${column} is null` : `${column} = cast(${params.add(value)} as ${sqlType})`;
  });
  // A report without dimensions has one line.
  return parts.join(' and ') || 'true';
}

function columnOf(field: string) {
  const found = rowColumns.get(field);
  if (found === undefined) throw new Error(`"${field}" is not a column of reports`);
  return found;
}
