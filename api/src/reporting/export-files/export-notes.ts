import {
  labelOf,
  type ExportColumn,
  type ExportDocument,
  type ExportNote,
  type ExportPart,
  type ExportTable,
} from './export-document';
import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import type { ReportNotes } from '@tallyhouse/shared/contracts/report-notes';
import { personInWords } from '@tallyhouse/shared/contracts/people';
import type { FileWords } from './words/file-words';

/** Notes of a report in the words of a file; `rowOf` gives where the line of a number stands in it. */
export function exportNotesOf(
  { items }: Pick<ReportNotes, 'items'>,
  columns: readonly ExportColumn[],
  rowOf: (rowNo: number) => number | null,
): ExportNote[] {
  return items.map(({ rowNo, line, field, text, carriedFrom, author, writtenAt, correctedAt }) => ({
    ...{ field, text, carriedFrom, isGone: rowNo === null },
    column: columns.find((column) => column.field === field)?.title ?? field,
    row: () => (rowNo === null ? null : rowOf(rowNo)),
    line: line.map(({ field: name, value }) => inWords(columns, name, value)).join(', '),
    author: personInWords(author.name, author.account),
    at: correctedAt ?? writtenAt,
  }));
}

function inWords(columns: readonly ExportColumn[], name: string, value: Cell): string {
  const column = columns.find(({ field }) => field === name);
  return `${column?.title ?? name} ${labelOf(value, column ?? {}) ?? '–'}`;
}

/** The numbers of the notes on a cell, as they stand behind its text: ` [1] [2]`. One on a whole row stands in its first cell. */
export function noteMarks({ notes = [], columns }: ExportTable, row: number, column: number): string {
  const numbers = notes.flatMap((note, index) =>
    note.row() === row && columnOf(note, columns) === column ? [` [${index + 1}]`] : [],
  );
  return numbers.join('');
}

/** Place of the cell that a note is shown at, from 0. */
export function columnOf({ field }: Pick<ExportNote, 'field'>, columns: readonly ExportColumn[]): number {
  return Math.max(
    0,
    columns.findIndex((column) => column.field === field),
  );
}

/** The table of notes of a document, with the numbers by which its cells name them; none where there are no notes. */
export function notesTable({ notes = [], words }: ExportDocument): ExportPart[] {
  if (notes.length === 0) return [];
  const { say } = words;
  const texts = (field: string, title: Parameters<FileWords['say']>[0]) =>
    ({ field, title: say(title), type: 'text' }) as const;
  return [
    {
      title: say('Notes'),
      columns: [
        { field: 'number', title: say('No.'), type: 'count' },
        texts('line', 'Line'),
        texts('column', 'Column'),
        texts('text', 'Note'),
        texts('author', 'Written by'),
        { field: 'at', title: say('Written'), type: 'instant' },
        { field: 'carriedFrom', title: say('From version'), type: 'count' },
      ],
      totals: null,
      rowCount: notes.length,
      note: null,
      rows: () =>
        notes.map(({ line, isGone, column, text, author, at, carriedFrom }, index) => [
          index + 1,
          isGone ? `${line} (${say('Its line is no longer there')})` : line,
          column ?? say('Whole line'),
          ...[text, author, at, carriedFrom],
        ]),
    },
  ];
}

/** The tables of a document in their order, then that of its notes; the only other one has no title. */
export function tablesOf(
  document: ExportDocument,
): readonly (ExportTable & { readonly title: string | null })[] {
  return document.parts ?? [{ ...document, title: null }, ...notesTable(document)];
}
