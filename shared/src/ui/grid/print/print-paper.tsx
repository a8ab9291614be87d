import type { Cell } from '../../../contracts/report-fields';
import type { GridTotals } from '../grid-props';
import { fieldText, isPresent } from '../field-text';
import { isNumeric, type GridColumn } from '../grid-model';
import type { TreeRow } from '../row-tree';
import { useGridText } from '../use-grid-text';
import { mostPrintedRows } from './print-rows';

interface PrintPaperProps {
  readonly label: string;
  /** In the order shown. */
  readonly columns: readonly GridColumn[];
  /** Column that groups of a depth go by; undefined for plain rows. */
  readonly groupColumn: (depth: number) => GridColumn | undefined;
  readonly rows: readonly TreeRow[];
  /** Rows that there are. */
  readonly rowCount: number;
  readonly totals: GridTotals | null;
}

/** The rows as a plain table, which goes over as many sheets as it needs, with its headers on each. */
export function PrintPaper(props: PrintPaperProps) {
  const { label, columns, groupColumn, rows, rowCount, totals } = props;
  const text = useGridText();
  const count = { count: rowCount, shown: rows.length, most: mostPrintedRows };
  return (
    <div className="th-grid-paper">
      <p>
        {rows.length >= rowCount
          ? text('print.all', count)
          : text(rows.length < mostPrintedRows ? 'print.some' : 'print.capped', count)}
      </p>
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.field} scope="col" className={classOf(column)}>
                {column.title}
                {column.unit === undefined ? null : <small>{column.unit}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, depth }, at) => (
            <tr key={at}>
              {columns.map((column, place) => {
                const named = place === 0 ? (groupColumn(depth) ?? column) : column;
                return (
                  <td
                    key={column.field}
                    className={classOf(column)}
                    style={place === 0 && depth > 0 ? { paddingInlineStart: 4 + depth * 12 } : undefined}
                  >
                    {wordsOf(row.values[named.field], named)}
                  </td>
                );
              })}
            </tr>
          ))}
          {totals === null ? null : (
            <tr className="th-paper-total">
              {columns.map((column, place) => (
                <td key={column.field} className={classOf(column)}>
                  {place === 0
                    ? totals.label
                    : column.field in totals.values
                      ? wordsOf(totals.values[column.field], column)
                      : ''}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function classOf({ type }: GridColumn): string | undefined {
  return isNumeric(type) ? 'th-number' : undefined;
}

function wordsOf(value: Cell | undefined, column: GridColumn): string {
  return isPresent(value) ? fieldText(value, column) : (column.awaited ?? '—');
}
