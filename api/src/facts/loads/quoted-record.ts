import { longestLine } from './text-lines';

/** Enough to find the record by. */
const keptOfRaw = 2000;

/** What a line did to a record: it is whole, it goes on with the next line, or it says why it is none. */
export type RecordState = 'whole' | 'open' | { readonly fault: string };

/** A CSV record whose fields stand in quotes, line by line, in a time that grows as its length does. */
export class QuotedRecord {
  readonly cells: string[] = [];
  /** Its first characters as they stand in the file. */
  raw = '';
  #cell = '';
  #isQuoted = false;
  #length = 0;

  /** Whether it is longer than any record: its end is still sought, but nothing of it is kept. */
  get isTooLong(): boolean {
    return this.#length > longestLine;
  }

  add(line: string): RecordState {
    if (this.raw.length < keptOfRaw) this.raw += (this.raw === '' ? line : `\n${line}`).slice(0, keptOfRaw);
    this.#length += line.length + 1;
    if (this.isTooLong) return this.#skip(line);
    let at = 0;
    for (;;) {
      if (!this.#isQuoted) {
        if (line[at] !== '"') {
          const comma = line.indexOf(',', at);
          this.cells.push(withoutReturn(line.slice(at, comma === -1 ? line.length : comma)));
          if (comma === -1) return 'whole';
          at = comma + 1;
          continue;
        }
        this.#isQuoted = true;
        at += 1;
      }
      const quote = line.indexOf('"', at);
      if (quote === -1) {
        this.#cell += `${line.slice(at)}\n`;
        return 'open';
      }
      this.#cell += line.slice(at, quote);
      at = quote + 1;
      if (line[at] === '"') {
        this.#cell += '"';
        at += 1;
        continue;
      }
      this.cells.push(this.#cell);
      this.#cell = '';
      this.#isQuoted = false;
      if (at >= line.length || (line[at] === '\r' && at === line.length - 1)) return 'whole';
      if (line[at] !== ',') return { fault: 'has text after a closing quote' };
      at += 1;
    }
  }

  /** Only whether the quotes close. */
  #skip(line: string): RecordState {
    for (let at = line.indexOf('"'); at !== -1; at = line.indexOf('"', at + 1))
      this.#isQuoted = !this.#isQuoted;
    return this.#isQuoted ? 'open' : { fault: tooLong };
  }
}

export const tooLong = `is longer than ${longestLine} characters`;

function withoutReturn(text: string): string {
  return text.endsWith('\r') ? text.slice(0, -1) : text;
}
