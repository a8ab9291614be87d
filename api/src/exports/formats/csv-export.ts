import { Readable } from 'node:stream';
import type { Cell, Column } from '@tallyhouse/shared/contracts/report-fields';
import { csvLine } from '../../loads/csv';
import type { QueryOptions } from '../../store/store';
import type { ExportDocument } from '../export-document';
import { inertText } from '../inert-text';
import { textBlocks } from './text-blocks';

// Without it spreadsheets read UTF-8 as something else.
const byteOrderMark = '\ufeff';

/**
 * RFC 4180, UTF-8: the head as records of label and text, an empty record, column titles, rows, totals.
 *
 * Every record has the same number of fields. Numbers stand as they are, `-5`; a text that starts like a formula gets
 * an apostrophe. The totals begin with `Total` where the first column has none of its own.
 */
export function writeCsvExport(document: ExportDocument, options: QueryOptions): Readable {
  return Readable.from(textBlocks(csvLines(document, options)), { objectMode: false });
}

async function* csvLines(document: ExportDocument, options: QueryOptions): AsyncGenerator<string> {
  const { columns, head, totals, note } = document;
  const width = Math.max(2, columns.length);
  const record = (cells: readonly Cell[]) =>
    `${csvLine([...cells, ...Array<null>(width - cells.length).fill(null)])}\r\n`;
  const texts = (list: readonly string[]) => record(list.map(inertText));

  yield byteOrderMark;
  for (const line of head) yield texts(line);
  yield record([]);
  yield texts(columns.map(({ title }) => title));
  for await (const row of document.rows(options)) yield record(cellsOf(row, columns));
  if (note !== null) yield texts([note]);
  if (totals !== null) yield record(totalCells(totals, columns));
}

function cellsOf(row: readonly Cell[], columns: readonly Column[]): Cell[] {
  return row.map((cell, index) =>
    typeof cell === 'string' && columns[index]?.type === 'text' ? inertText(cell) : cell,
  );
}

function totalCells([first = null, ...rest]: readonly Cell[], [, ...columns]: readonly Column[]): Cell[] {
  return [first ?? 'Total', ...cellsOf(rest, columns)];
}
