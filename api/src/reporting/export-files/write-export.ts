import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { mostExportedRows, type ExportFormat } from '@tallyhouse/shared/contracts/exports';
import type { JobFile } from '@tallyhouse/shared/contracts/jobs';
import type { QueryOptions } from '../../store/store';
import { ProblemError } from '../../platform/http/problems';
import { tooManyRows } from '../reports/content-rows';
import type { ExportDocument, ExportTable } from './export-document';
import { writeCsvExport, writeExcelCsvExport } from './formats/csv-export';
import { writeHtmlExport } from './formats/html-export';
import { writeJsonExport } from './formats/json-export';
import { writePdfExport, type PdfOptions } from './formats/pdf-export';
import { writeXlsxExport } from './formats/xlsx-export';

/** Where a file is written, and who is told how far it is. */
export interface ExportTarget extends Pick<PdfOptions, 'signing'> {
  readonly path: string;
  readonly signal: AbortSignal;
  readonly progress: (done: number, total: number, step: string) => void;
}

const writers: Readonly<Record<ExportFormat, (document: ExportDocument, options: PdfOptions) => Readable>> = {
  xlsx: writeXlsxExport,
  pdf: writePdfExport,
  csv: writeCsvExport,
  'csv-excel': writeExcelCsvExport,
  json: writeJsonExport,
  html: writeHtmlExport,
};

/**
 * Writes a document to a file, in constant memory, over whatever lies there; it is on the disk when this resolves.
 *
 * Errors: `TOO_MANY_ROWS` past as many rows as the format holds, before anything is written; the signal's reason when
 * aborted; `UNAVAILABLE` where a PDF is to be signed and the certificate has ended.
 */
export async function writeExport(
  document: ExportDocument,
  format: ExportFormat,
  { path, signal, progress, signing }: ExportTarget,
): Promise<JobFile> {
  if (document.rowCount > mostExportedRows(format)) throw format === 'pdf' ? tooManyForPdf() : tooManyRows();
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
    writers[format](counted, { signal, signing }),
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

function tooManyForPdf(): ProblemError {
  const most = mostExportedRows('pdf').toLocaleString('en');
  return new ProblemError(413, 'TOO_MANY_ROWS', `A PDF holds at most ${most} rows`, {
    detail: 'Export a workbook or CSV, or choose a shorter period or a narrower filter.',
  });
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
