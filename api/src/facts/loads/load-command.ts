import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { LoadBatch } from '@tallyhouse/shared/contracts/load-data';
import type { ReferenceDataInput } from '@tallyhouse/shared/contracts/reference-data';
import type { Store } from '../../store/store';
import { analyzeLoaded } from './analyze-loaded';
import { ingestFiles } from './ingest';
import { LoadFileRefused, type LoadFile } from './load-file';
import { loadReferenceData, ReferenceDataInvalid } from './reference-data';

export const loadUsage = `Loads files into the store, in the order given.

  npm run load -- FILE…

FILE is a load file (.csv, .ndjson; docs/domain/load-files.md) or reference data (.json: brands, licences, branches,
terminals, cashiers, products, players, sources). Reference data comes first, because records must refer to it.
The same file twice changes nothing. Exit code 1 when a file was refused or could not be read.`;

interface CommandContext {
  readonly store: Store;
  /** Where lines go; `process.stdout` in the program. */
  readonly stdout: { write(text: string): unknown };
}

/** Files of one transaction: quick enough, and what a stop in the middle loses stays small. */
const filesPerCall = 500;

/** `load`: prints a line a file and a summary. Gives the exit code. */
export async function runLoadCommand(
  args: readonly string[],
  { store, stdout }: CommandContext,
): Promise<number> {
  if (args.includes('--help') || args.length === 0) {
    stdout.write(`${loadUsage}\n`);
    return args.length === 0 ? 2 : 0;
  }
  const tally = { files: 0, refused: 0, accepted: 0, rejected: 0, duplicate: 0 };
  const print = (line: string) => stdout.write(`${line}\n`);

  for (const path of args.filter(isReference)) {
    const outcome = await loadReference(store, path);
    print(outcome.line);
    if (!outcome.isLoaded) tally.refused += 1;
  }
  const paths = args.filter((path) => !isReference(path));
  const loaded: Pick<LoadBatch, 'kind' | 'accepted'>[] = [];
  for (let from = 0; from < paths.length; from += filesPerCall) {
    const outcome = await loadChunk(store, paths.slice(from, from + filesPerCall));
    for (const refusal of outcome.refusals) print(refusal);
    for (const batch of outcome.batches) {
      print(lineOf(batch));
      loaded.push({ kind: batch.kind, accepted: batch.accepted });
      tally.accepted += batch.accepted;
      tally.rejected += batch.rejected;
      tally.duplicate += batch.duplicate;
      if (batch.state === 'REJECTED') tally.refused += 1;
    }
    tally.files += outcome.batches.length;
    tally.refused += outcome.refusals.length;
  }
  await analyzeLoaded(store, loaded);
  print(
    `${tally.files} batches: ${tally.accepted} records accepted, ${tally.rejected} rejected, ${tally.duplicate} duplicate; ${tally.refused} files refused`,
  );
  return tally.refused > 0 ? 1 : 0;
}

function isReference(path: string): boolean {
  return path.toLowerCase().endsWith('.json');
}

async function loadReference(store: Store, path: string): Promise<{ line: string; isLoaded: boolean }> {
  try {
    const document = JSON.parse(await readFile(path, 'utf8')) as ReferenceDataInput;
    const counts = Object.entries(await loadReferenceData(store, document)).filter(([, count]) => count > 0);
    const words = counts.map(([table, count]) => `${table} ${count}`).join(', ');
    return { line: `${basename(path)}: reference data, ${words}`, isLoaded: true };
  } catch (error) {
    if (error instanceof ReferenceDataInvalid || error instanceof SyntaxError || isFileError(error)) {
      return { line: `${basename(path)}: refused, ${error.message}`, isLoaded: false };
    }
    throw error;
  }
}

/** Loads files together; when one cannot become a batch it is left out and the others go on. */
async function loadChunk(
  store: Store,
  paths: readonly string[],
): Promise<{ batches: LoadBatch[]; refusals: string[] }> {
  const refusals: string[] = [];
  let files: LoadFile[] = [];
  for (const path of paths) {
    try {
      files.push({ name: basename(path), text: await readFile(path, 'utf8'), loadedAt: new Date() });
    } catch (error) {
      if (!isFileError(error)) throw error;
      refusals.push(`${basename(path)}: refused, ${error.message}`);
    }
  }
  for (;;) {
    try {
      return { batches: await ingestFiles(store, files), refusals };
    } catch (error) {
      if (!(error instanceof LoadFileRefused)) throw error;
      refusals.push(`${error.file}: refused, ${error.reason}`);
      files = files.filter(({ name }) => name !== error.file);
    }
  }
}

/** Told by its fields: errors of the file system are not always of this realm's `Error`. */
function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return typeof error === 'object' && error !== null && 'syscall' in error;
}

function lineOf(batch: LoadBatch): string {
  const { file, state, received, accepted, rejected, duplicate, corrected, rejectCodes } = batch;
  const why = rejectCodes.map(({ code, count }) => `${code} ${count}`).join(', ');
  return `${file}: ${state}, received ${received}, accepted ${accepted}, rejected ${rejected}, duplicate ${duplicate}, corrected ${corrected}${why === '' ? '' : ` (${why})`}`;
}
