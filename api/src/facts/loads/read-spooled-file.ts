import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandReference } from './brand-reference';
import { csvLine } from '../../store/csv';
import { parseLoadFile } from './parse-load-file';
import { sortRecords, type FileReading } from './read-file-records';
import { rejectCells, rejectColumns } from './reject-cells';
import { stagingHead } from './staging';

/** What a thread needs to read a file; all of it can be sent to one. */
export interface SpooledReading {
  readonly name: string;
  readonly path: string;
  /** Where the files go that are made of it. */
  readonly folder: string;
  readonly loadedMs: number;
  readonly reference: BrandReference;
}

/** So much is collected before it is written. */
const pieceLength = 64 * 1024;

/** Sorts the records of a file on the disk into two others, in as much memory as a record takes. */
export function readSpooledFile({ name, path, folder, loadedMs, reference }: SpooledReading): FileReading {
  const parsed = parseLoadFile({ name, path });
  const stagedPath = join(folder, 'records.csv');
  const rejectsPath = join(folder, 'rejects.csv');
  const staged = new Pieces(stagedPath, stagingHead(parsed.kind.kind));
  const rejects = new Pieces(rejectsPath, `${rejectColumns.join(',')}\n`);
  try {
    const totals = sortRecords(
      parsed,
      { loadedMs, reference, fileNo: 0 },
      {
        valid: (line) => staged.add(line),
        refused: (reject) => rejects.add(`${csvLine(rejectCells(reject))}\n`),
      },
    );
    return { ...totals, stagedPath, rejectsPath };
  } finally {
    staged.close();
    rejects.close();
  }
}

/** A file that is written piece by piece. */
class Pieces {
  readonly #descriptor: number;
  #piece: string;

  constructor(path: string, head: string) {
    this.#descriptor = openSync(path, 'w');
    this.#piece = head;
  }

  add(text: string): void {
    this.#piece += text;
    if (this.#piece.length > pieceLength) this.#write();
  }

  close(): void {
    this.#write();
    closeSync(this.#descriptor);
  }

  #write(): void {
    writeSync(this.#descriptor, this.#piece);
    this.#piece = '';
  }
}
