import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ExportFormat } from '@tallyhouse/shared/contracts/exports';
import type { JobFile } from '@tallyhouse/shared/contracts/jobs';
import { mostRows, tooManyRows } from '../reports/content-rows';
import type { QueryOptions } from '../store/store';
import type { ExportDocument } from './export-document';
import { writeCsvExport } from './formats/csv-export';
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
    json: writeJsonExport,
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
  const counted = { ...document, rows: (options: QueryOptions) => countRows(document, options, progress) };
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
  return { name: `${document.name}.${format}`, sizeBytes, sha256: hash.digest('hex') };
}

const rowsPerTold = 5000;

async function* countRows(
  document: ExportDocument,
  options: QueryOptions,
  progress: ExportTarget['progress'],
) {
  let done = 0;
  const tell = () => progress(done, document.rowCount, 'Writing rows');
  tell();
  for await (const row of document.rows(options)) {
    yield row;
    done += 1;
    if (done % rowsPerTold === 0) tell();
  }
  tell();
}
