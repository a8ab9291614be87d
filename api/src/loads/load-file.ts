/** A file as it arrived. */
export interface LoadFile {
  /** Its name, for people. */
  readonly name: string;
  /** UTF-8 text: CSV, or NDJSON when it starts with `{`. */
  readonly text: string;
  /** When it arrived: its records are known from then on. */
  readonly loadedAt: Date;
}

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
