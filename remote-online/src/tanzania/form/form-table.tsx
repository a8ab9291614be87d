import { useId, type ReactNode } from 'react';
import type { FormKey, FormWords } from './form-words';

/** One column: its label, and what it shows of a row. */
export interface FormColumn<Row> {
  readonly label: FormKey;
  readonly isNumber?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** Below all rows; left out where nothing is added up. */
  readonly total?: ReactNode;
}

interface FormTableProps<Row> {
  readonly title: FormKey;
  readonly words: FormWords;
  readonly columns: readonly FormColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

/** One part of the form: a table with its total, or the words that there is nothing to declare. */
export function FormTable<Row>({ title, words, columns, rows, keyOf }: FormTableProps<Row>) {
  const titleId = useId();
  const [first, ...others] = columns;
  if (first === undefined) return null;
  const hasTotals = others.some(({ total }) => total !== undefined);
  const numberClass = ({ isNumber }: FormColumn<Row>) => (isNumber === true ? 'th-number' : undefined);
  return (
    <section>
      <h2 id={titleId}>{words(title)}</h2>
      {rows.length === 0 ? (
        <p>{words('none')}</p>
      ) : (
        // A region that scrolls must be reachable by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className="th-form-scroll" role="group" aria-labelledby={titleId} tabIndex={0}>
          <table className="th-form-table">
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column.label} scope="col" className={numberClass(column)}>
                    {words(column.label)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={keyOf(row)}>
                  <th scope="row">{first.cell(row)}</th>
                  {others.map((column) => (
                    <td key={column.label} className={numberClass(column)}>
                      {column.cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            {hasTotals ? (
              <tfoot>
                <tr>
                  <th scope="row">{words('total')}</th>
                  {others.map((column) => (
                    <td key={column.label} className={numberClass(column)}>
                      {column.total}
                    </td>
                  ))}
                </tr>
              </tfoot>
            ) : null}
          </table>
        </div>
      )}
    </section>
  );
}
