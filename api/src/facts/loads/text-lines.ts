import { closeSync, createReadStream, openSync, readSync } from 'node:fs';

/** No record is so long: what is longer is cut, so that a file without line ends takes no more memory than others. */
export const longestLine = 100_000;

/** Where the text of a file lies: in memory, or on the disk as UTF-8. */
export type TextPlace = { readonly text: string } | { readonly path: string };

/**
 * The lines of a text in order, without `\n`; a `\r` before it stays, a byte order mark goes. One of more than
 * `longestLine` characters may come cut, but never to less than one more than that.
 *
 * From the disk it takes as much memory as a line, whatever the size of the file. It reads while it is asked, without
 * giving others a turn.
 */
export function linesOf(place: TextPlace): Iterable<string> {
  return 'path' in place ? linesOfFile(place.path) : linesOfText(place.text);
}

function* linesOfText(text: string): Iterable<string> {
  for (let start = text.charCodeAt(0) === 0xfeff ? 1 : 0; start < text.length;) {
    let end = text.indexOf('\n', start);
    if (end === -1) end = text.length;
    yield text.slice(start, end);
    start = end + 1;
  }
}

function* linesOfFile(path: string): Iterable<string> {
  const descriptor = openSync(path, 'r');
  try {
    const cutter = new LineCutter();
    const buffer = Buffer.alloc(pieceBytes);
    for (;;) {
      const bytes = readSync(descriptor, buffer, 0, buffer.length, null);
      if (bytes === 0) break;
      yield* cutter.linesIn(buffer.subarray(0, bytes));
    }
    yield* cutter.rest();
  } finally {
    closeSync(descriptor);
  }
}

/** As `linesOf` a file, but others get a turn while it is read. */
export async function* linesOfFileInTurns(path: string): AsyncIterable<string> {
  const cutter = new LineCutter();
  for await (const piece of createReadStream(path, { highWaterMark: pieceBytes })) {
    yield* cutter.linesIn(piece as Buffer);
  }
  yield* cutter.rest();
}

const pieceBytes = 128 * 1024;

/** Cuts pieces of a file into lines. */
class LineCutter {
  readonly #decoder = new TextDecoder();
  #rest = '';

  *linesIn(piece: Buffer): Iterable<string> {
    const text = this.#decoder.decode(piece, { stream: true });
    let start = 0;
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
      yield this.#rest + text.slice(start, end);
      this.#rest = '';
      start = end + 1;
    }
    if (this.#rest.length <= longestLine) this.#rest += text.slice(start);
  }

  *rest(): Iterable<string> {
    const rest = this.#rest + this.#decoder.decode();
    if (rest !== '') yield rest;
  }
}
