import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ExportFormat } from '@tallyhouse/shared/contracts/exports';
import type { JobFile } from '@tallyhouse/shared/contracts/jobs';
import { mostRows, tooManyRows } from '../reports/content-rows';
import type { QueryOptions } from '../../store/store';
import type { ExportDocument, ExportTable } from './export-document';
import { writeCsvExport, writeExcelCsvExport } from './formats/csv-export';
import { writeHtmlExport } from './formats/html-export';
import { writeJsonExport } from './formats/json-export';
import { writeXlsxExport } from './formats/xlsx-export';

/** Where a file is written, and who is told how far it is. */
export interface ExportTarget {
  readonly path: string;
  readonly signal: AbortSignal;
  readonly progress: (done: number, total: number, step: string) => void;
}

const writers: Readonly<Record<ExportFormat, (document: ExportDocument, options: QueryOptions) => Readable>> =
  {
    xlsx: writeXlsxExport,
    csv: writeCsvExport,
    'csv-excel': writeExcelCsvExport,
    json: writeJsonExport,
    html: writeHtmlExport,
  };

/**
 * Writes a document to a file, in constant memory, over whatever lies there; it is on the disk when this resolves.
 *
 * Errors: `TOO_MANY_ROWS` past a million rows, before anything is written; the signal's reason when aborted.
 */
export async function writeExport(
  document: ExportDocument,
  format: ExportFormat,
  { path, signal, progress }: ExportTarget,
): Promise<JobFile> {
  if (document.rowCount > mostRows) throw tooManyRows();
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const counter = { done: 0, total: document.rowCount, progress };
  const counted = {
    ...document,
    rows: countedRows(document, counter),
    ...(document.parts !== undefined && {
      parts: document.parts.map((part) => ({ ...part, rows: countedRows(part, counter) })),
    }),
  };
  await pipeline(
    writers[format](counted, { signal }),
    async function* (blocks: AsyncIterable<Buffer | string>) {
      for await (const block of blocks) {
        const bytes = Buffer.from(block);
        hash.update(bytes);
        sizeBytes += bytes.length;
        yield bytes;
      }
    },
    createWriteStream(path, { mode: 0o600, flush: true }),
    { signal },
  );
  return { name: `${document.name}.${endingOf(format)}`, sizeBytes, sha256: hash.digest('hex') };
}

function endingOf(format: ExportFormat): string {
  return format === 'csv-excel' ? 'csv' : format;
}

const rowsPerTold = 5000;

interface RowCounter {
  done: number;
  readonly total: number;
  readonly progress: ExportTarget['progress'];
}

/** The rows of a table, counted while they are taken. */
function countedRows(table: ExportTable, counter: RowCounter): ExportTable['rows'] {
  const tell = () => counter.progress(counter.done, counter.total, 'Writing rows');
  return async function* (options: QueryOptions) {
    tell();
    for await (const row of table.rows(options)) {
      yield row;
      counter.done += 1;
      if (counter.done % rowsPerTold === 0) tell();
    }
    tell();
  };
}
