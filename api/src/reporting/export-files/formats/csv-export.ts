import { Readable } from 'node:stream';
import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import { csvLine } from '../../../store/csv';
import type { QueryOptions } from '../../../store/store';
import { tablesOf, type ExportColumn, type ExportDocument } from '../export-document';
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
 * an apostrophe. The totals begin with `Total` where the first column has none of its own.
 */
export function writeCsvExport(document: ExportDocument, options: QueryOptions): Readable {
  return Readable.from(textBlocks(csvLines(document, options, international)), { objectMode: false });
}

/** The same with semicolons and decimal commas. */
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

  yield byteOrderMark;
  for (const line of document.head) yield texts(line);
  for (const { title: name, columns, note, totals, rows } of tables) {
    yield record([]);
    if (name !== null) yield texts([name]);
    yield texts(columns.map(({ title }) => title));
    for await (const row of rows(options)) yield record(cellsOf(row, columns, dialect));
    if (note !== null) yield texts([note]);
    if (totals !== null) yield record(totalCells(totals, columns, dialect));
  }
}

function cellsOf(
  row: readonly Cell[],
  columns: readonly ExportColumn[],
  { decimalMark }: CsvDialect,
): Cell[] {
  return row.map((cell, index) => {
    if (typeof cell !== 'string') return cell;
    const type = columns[index]?.type;
    if (type === 'text') return inertText(cell);
    return type === 'money' || type === 'rate' || type === 'odds' ? cell.replace('.', decimalMark) : cell;
  });
}

function totalCells(
  [first = null, ...rest]: readonly Cell[],
  [, ...columns]: readonly ExportColumn[],
  dialect: CsvDialect,
): Cell[] {
  return [first ?? 'Total', ...cellsOf(rest, columns, dialect)];
}
