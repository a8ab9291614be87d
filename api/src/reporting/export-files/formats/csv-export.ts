import { Readable } from 'node:stream';
import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import { csvLine } from '../../../store/csv';
import type { QueryOptions } from '../../../store/store';
import { labelOf, type ExportColumn, type ExportDocument } from '../export-document';
import { tablesOf } from '../export-notes';
import { clockAt } from '../words/file-words';
import { headingOf, withTotalLabel } from './cell-words';
import { inertText } from '../../../platform/http/inert-text';
import { textBlocks } from './text-blocks';

// Without it spreadsheets read UTF-8 as something else.
const byteOrderMark = '\ufeff';

/** What differs between countries: what stands between fields, and before decimals. */
interface CsvDialect {
  readonly separator: ',' | ';';
  readonly decimalMark: '.' | ',';
}

const international: CsvDialect = { separator: ',', decimalMark: '.' };
/** As spreadsheets open a file by a double click where a comma stands before decimals. */
const continental: CsvDialect = { separator: ';', decimalMark: ',' };

/**
 * RFC 4180, UTF-8: the head as records of label and text, and of each table an empty record, its title
 * where there are several, column titles, rows, totals.
 *
 * Every record has the same number of fields. Numbers stand as they are, `-5`; a text that starts like a formula gets
 * an apostrophe. The totals begin with `Total` where the first column has none of its own. Codes stay codes.
 */
export function writeCsvExport(document: ExportDocument, options: QueryOptions): Readable {
  return Readable.from(textBlocks(csvLines(document, options, international)), { objectMode: false });
}

/** The same with semicolons and decimal commas, and for people: codes by their names, times by the clocks of the brand. */
export function writeExcelCsvExport(document: ExportDocument, options: QueryOptions): Readable {
  return Readable.from(textBlocks(csvLines(document, options, continental)), { objectMode: false });
}

async function* csvLines(
  document: ExportDocument,
  options: QueryOptions,
  dialect: CsvDialect,
): AsyncGenerator<string> {
  const tables = tablesOf(document);
  const width = Math.max(2, ...tables.map(({ columns }) => columns.length));
  const record = (cells: readonly Cell[]) =>
    `${csvLine([...cells, ...Array<null>(width - cells.length).fill(null)], dialect.separator)}\r\n`;
  const texts = (list: readonly string[]) => record(list.map(inertText));

  const { words } = document;
  const written = words.isForPeople ? cellsForPeople(document.zone) : asItIs;

  yield byteOrderMark;
  for (const [label, text] of document.head) yield texts([label === '' ? '' : words.say(label), text]);
  for (const { title: name, columns, note, totals, rows } of tables) {
    const inDialect = (row: readonly Cell[]) => cellsOf(row, columns, { ...dialect, written });
    yield record([]);
    if (name !== null) yield texts([name]);
    yield texts(columns.map((column) => (words.isForPeople ? headingOf(column, document) : column.title)));
    for await (const row of rows(options)) yield record(inDialect(row));
    if (note !== null) yield texts([note]);
    if (totals !== null) yield record(withTotalLabel(inDialect(totals), words));
  }
}

type CellWriter = (cell: string, column: ExportColumn) => string;

const asItIs: CellWriter = (cell) => cell;

function cellsForPeople(zone: string): CellWriter {
  return (cell, column) =>
    column.type === 'instant' ? (clockAt(cell, zone) ?? cell) : String(labelOf(cell, column));
}

function cellsOf(
  row: readonly Cell[],
  columns: readonly ExportColumn[],
  { decimalMark, written }: Pick<CsvDialect, 'decimalMark'> & { readonly written: CellWriter },
): Cell[] {
  return row.map((cell, index) => {
    const column = columns[index];
    if (typeof cell !== 'string' || column === undefined) return cell;
    const { type } = column;
    if (type === 'text') return inertText(written(cell, column));
    if (type === 'money' || type === 'rate' || type === 'odds') return cell.replace('.', decimalMark);
    return written(cell, column);
  });
}
