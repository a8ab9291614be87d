import { Readable } from 'node:stream';
import type { QueryOptions } from '../../store/store';
import type { ExportDocument } from '../export-document';
import { textBlocks } from './text-blocks';

/**
 * One object: `format`, `head`, `columns`, `note`, `rows` as lists of cells in the order of the columns, `totals`.
 *
 * Amounts and rates are decimal strings, counts numbers, as everywhere in the API.
 */
export function writeJsonExport(document: ExportDocument, options: QueryOptions): Readable {
  return Readable.from(textBlocks(jsonParts(document, options)), { objectMode: false });
}

async function* jsonParts(document: ExportDocument, options: QueryOptions): AsyncGenerator<string> {
  const { head, columns, note, totals } = document;
  const opening = {
    format: 1,
    head: head.map(([label, text]) => ({ label, text })),
    columns,
    note,
  };
  yield `${JSON.stringify(opening).slice(0, -1)},"rows":[`;
  let comma = '';
  for await (const row of document.rows(options)) {
    yield `${comma}\n${JSON.stringify(row)}`;
    comma = ',';
  }
  yield `\n],"totals":${JSON.stringify(totals)}}\n`;
}
