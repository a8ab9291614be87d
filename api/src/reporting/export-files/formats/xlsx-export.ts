import type { Readable } from 'node:stream';
import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import { headingOf } from './cell-words';
import { columnOf, tablesOf } from '../export-notes';
import type { SheetComment } from './xlsx-comments';
import { writeXlsx, type Sheet } from './xlsx-writer';
import type { QueryOptions } from '../../../store/store';
import {
  labelOf,
  type ExportColumn,
  type ExportNote,
  type ExportDocument,
  type ExportPart,
  type ExportTable,
} from '../export-document';

/**
 * A workbook: the Cover, then Data with a header and rows alone, so that it adds up, then Totals and the sheets of this
 * kind of document. Of several tables each is a sheet by its title.
 */
export function writeXlsxExport(
  document: ExportDocument,
  options: QueryOptions,
  more: readonly Sheet[] = [],
): Readable {
  const tables = tablesOf(document);
  const { say } = document.words;
  const cover: Sheet = {
    name: say('Cover'),
    columns: [
      { title: 'Tallyhouse', type: 'text', width: 18 },
      { title: document.head[0]?.[1] ?? document.name, type: 'text', width: 90 },
    ],
    rows: () => document.head.map(([label, text]) => [label === '' ? '' : say(label), text]),
  };
  const data = tables.map(({ title, columns, rows, notes = [] }): Sheet => ({
    name: title ?? say('Data'),
    columns: columns.map((column) => heading(column, document)),
    rows: () => labelled(rows(options), columns),
    ...(notes.length > 0 && { comments: () => commentsOf(notes, columns) }),
  }));
  const totals =
    document.parts === undefined
      ? tables.flatMap((table) => (table.totals === null ? [] : [totalsSheet(table, table.totals, document)]))
      : [totalsOfParts(document.parts, document)];
  return writeXlsx([cover, ...data, ...totals, ...more], document.zone);
}

function commentsOf(notes: readonly ExportNote[], columns: readonly ExportColumn[]): SheetComment[] {
  return notes.flatMap((note) => {
    const row = note.row();
    const { author, text } = note;
    return row === null ? [] : [{ row, column: columnOf(note, columns), author, text }];
  });
}

async function* labelled(
  rows: ReturnType<ExportTable['rows']>,
  columns: readonly ExportColumn[],
): AsyncGenerator<readonly Cell[]> {
  for await (const row of rows) yield row.map((cell, index) => labelOf(cell, columns[index] ?? {}));
}

function heading(
  column: Pick<ExportColumn, 'title' | 'type'>,
  document: Pick<ExportDocument, 'currency' | 'zone'>,
) {
  return { title: headingOf(column, document), type: column.type };
}

function totalsSheet({ columns }: ExportTable, totals: readonly Cell[], document: ExportDocument): Sheet {
  const added = totalled(columns, totals);
  return {
    name: document.words.say('Totals'),
    columns: added.map(({ column }) => ({ ...heading(column, document), width: 22 })),
    rows: () => [added.map(({ column, total }) => labelOf(total, column))],
  };
}

/** One row for each total of each table; where a table has no rows, what it says instead. */
function totalsOfParts(parts: readonly ExportPart[], document: ExportDocument): Sheet {
  const ofType = (type: ExportColumn['type'], column: ExportColumn, total: Cell) =>
    column.type === type ? total : null;
  const { say } = document.words;
  return {
    name: say('Totals'),
    columns: [
      { title: say('List'), type: 'text', width: 34 },
      { title: say('Figure'), type: 'text', width: 28 },
      { title: say('Number'), type: 'count', width: 16 },
      { ...heading({ title: say('Amount'), type: 'money' }, document), width: 22 },
      { title: say('Share'), type: 'rate', width: 12 },
    ],
    rows: () =>
      parts.flatMap(({ title, columns, totals, rowCount, note }) => [
        [title, note ?? say('Rows'), rowCount, null, null],
        ...totalled(columns, totals ?? []).map(({ column, total }) => [
          title,
          column.title,
          ...(['count', 'money', 'rate'] as const).map((type) => ofType(type, column, total)),
        ]),
      ]),
  };
}

function totalled(columns: readonly ExportColumn[], totals: readonly Cell[]) {
  return columns.flatMap((column, index) => {
    const total = totals[index] ?? null;
    return total === null ? [] : [{ column, total }];
  });
}
