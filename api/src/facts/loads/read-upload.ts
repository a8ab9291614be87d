import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { createPool } from '../../platform/auth/pool';
import type { Upload } from '../../platform/uploads/upload';
import type { BrandReference } from './brand-reference';
import type { ReadFile } from './load-file';
import { parseLoadFile, type ParsedLoadFile } from './parse-load-file';
import type { FileReading } from './read-file-records';
import { readSpooledFile, type SpooledReading } from './read-spooled-file';

/** One at a time, so that the processors are not all taken by files. */
const inTurn = createPool(1);

/** No header is so long: what is longer is refused by its first lines. */
const headBytes = 64 * 1024;

/** The header of an uploaded file; its records are none of this. Errors: `LoadFileRefused`. */
export async function readUploadHead(name: string, { path }: Upload): Promise<ParsedLoadFile> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return parseLoadFile({ name, text: buffer.toString('utf8', 0, bytesRead) });
  } finally {
    await file.close();
  }
}

/**
 * Reads the records of an uploaded file: in a thread of its own where the program is bundled, else in place.
 *
 * Errors: the reason of `signal`, which ends the thread.
 */
export async function readUpload(
  upload: Upload,
  given: {
    readonly name: string;
    readonly parsed: ParsedLoadFile;
    readonly loadedAt: Date;
    readonly reference: BrandReference;
    readonly signal: AbortSignal;
  },
): Promise<ReadFile> {
  const { name, parsed, loadedAt, reference, signal } = given;
  const { path, folder, bytes, sha256 } = upload;
  const order = { name, path, folder, loadedMs: loadedAt.getTime(), reference };
  const reading = await inTurn(() => readInThread(order, signal));
  return { name, loadedAt, path, parsed, bytes, sha256, reading };
}

async function readInThread(order: SpooledReading, signal: AbortSignal): Promise<FileReading> {
  signal.throwIfAborted();
  const script = new URL('./load-worker.js', import.meta.url);
  if (!existsSync(fileURLToPath(script))) return readSpooledFile(order);
  const worker = new Worker(script, {
    workerData: order,
    // Enough for a record at a time; a thread that takes more is at fault, and ends alone.
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 },
  });
  try {
    return await new Promise<FileReading>((done, failed) => {
      worker.once('message', done);
      worker.once('error', failed);
      signal.addEventListener('abort', () => failed(signal.reason as Error), { once: true });
    });
  } finally {
    await worker.terminate();
  }
}
