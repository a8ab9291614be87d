import { Readable } from 'node:stream';
import type { QueryOptions } from '../../../store/store';
import type { ExportDocument, ExportTable } from '../export-document';
import { notesTable } from '../export-notes';
import { textBlocks } from './text-blocks';

/**
 * One object: `format`, `head`, `columns`, `note`, `rows` as lists of cells in the order of the columns, `totals`. Where
 * there are several tables, `tables` has a `title` and these for each. Where cells have notes, `notes` is a table of them.
 *
 * Amounts and rates are decimal strings, counts numbers, as everywhere in the API.
 */
export function writeJsonExport(document: ExportDocument, options: QueryOptions): Readable {
  return Readable.from(textBlocks(jsonParts(document, options)), { objectMode: false });
}

async function* jsonParts(document: ExportDocument, options: QueryOptions): AsyncGenerator<string> {
  const head = document.head.map(([label, text]) => ({ label, text }));
  const opening = openObject({ format: 1, head });
  if (document.parts === undefined) {
    yield `${opening},`;
    yield* tableParts(document, options);
    for (const notes of notesTable(document)) {
      yield ',"notes":{';
      yield* tableParts(notes, options);
      yield '}';
    }
    yield '}\n';
    return;
  }
  yield `${opening},"tables":[`;
  let comma = '';
  for (const table of document.parts) {
    yield `${comma}\n${openObject({ title: table.title })},`;
    yield* tableParts(table, options);
    yield '}';
    comma = ',';
  }
  yield '\n]}\n';
}

/** An object that goes on: without its closing brace. */
function openObject(value: object): string {
  return JSON.stringify(value).slice(0, -1);
}

async function* tableParts(
  { columns, note, totals, rows }: ExportTable,
  options: QueryOptions,
): AsyncGenerator<string> {
  yield `${openObject({ columns, note }).slice(1)},"rows":[`;
  let comma = '';
  for await (const row of rows(options)) {
    yield `${comma}\n${JSON.stringify(row)}`;
    comma = ',';
  }
  yield `\n],"totals":${JSON.stringify(totals)}`;
}
