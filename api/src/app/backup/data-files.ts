import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { dataFileName } from '../../store/open-store';
import type { BackedUpFile } from './manifest';

/** What is no part of a backup: the store, which is copied by its engine, and what is made anew. */
const leftOut = [
  new RegExp(`^${dataFileName.replace('.', String.raw`\.`)}`),
  // Files that jobs made, which are kept for a day.
  /^job-files\//,
  /\.unfinished$/,
];

/** Paths of the files in a data folder that a backup takes beside the store, with `/` between folders. */
export async function listDataFiles(dataDir: string): Promise<string[]> {
  const found: string[] = [];
  const walk = async (folder: string): Promise<void> => {
    for (const entry of await readdir(join(dataDir, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (leftOut.some((pattern) => pattern.test(entry.isDirectory() ? `${path}/` : path))) continue;
      if (entry.isDirectory()) await walk(path);
      else if (entry.isFile()) found.push(path);
    }
  };
  await walk('');
  return found.toSorted();
}

interface CopyOptions {
  readonly signal?: AbortSignal | undefined;
  /** Told how many more bytes are written. */
  readonly onBytes?: (bytes: number) => void;
}

/**
 * Copies a file with its folders and gives what was copied. Of a file that lines are added to meanwhile (`.jsonl`) it
 * takes those that are whole; null for a file that went away.
 */
export async function copyFile(
  path: string,
  place: { readonly from: string; readonly to: string },
  { signal, onBytes }: CopyOptions = {},
): Promise<BackedUpFile | null> {
  const from = join(place.from, path);
  const to = join(place.to, path);
  const bytes = await (path.endsWith('.jsonl') ? endOfLines(from) : sizeOf(from));
  if (bytes === null) return null;
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  const target = await open(to, 'wx', 0o600);
  try {
    for await (const piece of bytes === 0 ? [] : piecesOf(from, { end: bytes - 1, signal })) {
      hash.update(piece as Buffer);
      await target.writeFile(piece as Buffer);
      onBytes?.((piece as Buffer).length);
    }
    await target.sync();
  } finally {
    await target.close();
  }
  return { path, bytes: (await stat(to)).size, sha256: hash.digest('hex') };
}

/** What a file that nobody writes to is. */
export async function describeFile(
  path: string,
  folder: string,
  signal?: AbortSignal,
): Promise<BackedUpFile> {
  const hash = createHash('sha256');
  for await (const piece of piecesOf(join(folder, path), { signal })) hash.update(piece as Buffer);
  return { path, bytes: (await stat(join(folder, path))).size, sha256: hash.digest('hex') };
}

/** A file piece by piece. One that is opened for a signal that has come already would stay open: Node leaves it so. */
function piecesOf(
  path: string,
  options: { readonly end?: number; readonly signal?: AbortSignal | undefined },
) {
  options.signal?.throwIfAborted();
  return createReadStream(path, options);
}

/** Writes to the disk itself which files there are in a folder, so that what follows may count on them. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function sizeOf(path: string): Promise<number | null> {
  const found = await stat(path).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  });
  return found?.size ?? null;
}

/** Bytes up to the end of its last whole line. */
async function endOfLines(path: string): Promise<number | null> {
  const size = await sizeOf(path);
  if (size === null) return null;
  let end = 0;
  let read = 0;
  for await (const piece of createReadStream(path, { end: Math.max(0, size - 1) })) {
    const last = (piece as Buffer).lastIndexOf('\n');
    if (last >= 0) end = read + last + 1;
    read += (piece as Buffer).length;
  }
  return end;
}
