import type { ParsedLoadFile } from './parse-load-file';
import type { FileReading } from './read-file-records';

interface AnyLoadFile {
  /** Its name, for people. */
  readonly name: string;
  /** When it arrived: its records are known from then on. */
  readonly loadedAt: Date;
  /** Left out for a file that has its own place in its series. */
  readonly standsFor?: StandIn;
}

/** A file in memory. */
export interface TextFile extends AnyLoadFile {
  /** UTF-8 text: CSV, or NDJSON when it starts with `{`. */
  readonly text: string;
}

/** A file on the disk whose records were read already. */
export interface ReadFile extends AnyLoadFile {
  readonly path: string;
  readonly parsed: ParsedLoadFile;
  readonly bytes: number;
  readonly sha256: string;
  readonly reading: FileReading;
}

/** A file as it arrived. */
export type LoadFile = TextFile | ReadFile;

/** A file that takes no number of its own: it has that of a batch which is there. */
export type StandIn =
  /** It replaces the whole batch. */
  | { readonly supersedes: string }
  /** It holds refused records of the batch, which may be in order by now; it has no control total. */
  | { readonly reprocesses: string };

/** A file that cannot be taken as a batch at all: nothing of the call it came in was loaded. */
export class LoadFileRefused extends Error {
  override readonly name = 'LoadFileRefused';

  constructor(
    readonly file: string,
    readonly reason: string,
  ) {
    super(`${file}: ${reason}`);
  }
}
