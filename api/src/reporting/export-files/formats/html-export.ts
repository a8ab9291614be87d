import { Readable } from 'node:stream';
import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import type { QueryOptions } from '../../../store/store';
import { type ExportColumn, type ExportDocument } from '../export-document';
import { noteMarks, tablesOf } from '../export-notes';
import { createCellWords, headingOf, isNumeric, withTotalLabel } from './cell-words';
import { printStyle } from './print-style';
import { textBlocks } from './text-blocks';

/**
 * A page for the printer, or for "save as PDF": the head, each table whose titles stand on every sheet, the totals, and
 * the number of each sheet. One file that needs nothing else and runs nothing.
 */
export function writeHtmlExport(document: ExportDocument, options: QueryOptions): Readable {
  return Readable.from(textBlocks(htmlParts(document, options)), { objectMode: false });
}

async function* htmlParts(document: ExportDocument, options: QueryOptions): AsyncGenerator<string> {
  const { head, words } = document;
  const title = inText(head.find(([label]) => label === 'Title')?.[1] ?? document.name);

  yield `<!doctype html>\n<html lang="${words.language}">\n<head>\n<meta charset="utf-8">\n<title>${title}</title>\n`;
  yield `<style>${printStyle}</style>\n</head>\n<body>\n<h1>${title}</h1>\n<dl>\n`;
  for (const [label, text] of head) {
    if (label !== 'Title')
      yield `<div><dt>${inText(label === '' ? '' : words.say(label))}</dt><dd>${inText(text)}</dd></div>\n`;
  }
  yield '</dl>\n';
  for (const table of tablesOf(document)) yield* tableParts(table, document, options);
  yield '</body>\n</html>\n';
}

async function* tableParts(
  table: ReturnType<typeof tablesOf>[number],
  document: ExportDocument,
  options: QueryOptions,
): AsyncGenerator<string> {
  const { title, columns, totals, note, rows } = table;
  const words = createCellWords(document.zone);
  const rowOf = (cells: readonly Cell[], number = 0) => {
    const parts = columns.map((column, index) => {
      const text = `${words(cells[index] ?? null, column)}${noteMarks(table, number, index)}`;
      return `<td${alignmentOf(column)}>${inText(text)}</td>`;
    });
    return `<tr>${parts.join('')}</tr>\n`;
  };
  if (title !== null) yield `<h2>${inText(title)}</h2>\n`;
  yield `<table>\n<thead><tr>`;
  for (const column of columns) {
    yield `<th scope="col"${alignmentOf(column)}>${inText(headingOf(column, document))}</th>`;
  }
  yield '</tr></thead>\n';
  yield '<tbody>\n';
  let number = 0;
  for await (const row of rows(options)) yield rowOf(row, (number += 1));
  if (note !== null) yield `<tr><td class="note" colspan="${columns.length}">${inText(note)}</td></tr>\n`;
  yield '</tbody>\n';
  if (totals !== null)
    yield `<tbody class="totals">\n${rowOf(withTotalLabel(totals, document.words))}</tbody>\n`;
  yield '</table>\n';
}

function alignmentOf(column: ExportColumn): string {
  return isNumeric(column) ? ' class="number"' : '';
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function inText(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);
}
