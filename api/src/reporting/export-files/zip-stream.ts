import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** One file of an archive; its text is asked for when its turn comes. */
export interface ZipEntry {
  readonly name: string;
  readonly text: () => Iterable<string> | AsyncIterable<string>;
}

interface Written {
  readonly name: Buffer;
  readonly offset: number;
  crc: number;
  size: number;
  packed: number;
}

// Sizes follow the data, names are UTF-8.
const flags = 0x0808;
const deflated = 8;
// 1 January 1980: the same content gives the same bytes, whenever it is written.
const dosDate = 0x0021;
// Past it an archive needs ZIP64, which not every reader has.
const largest = 0xffff_ffff;

/**
 * A zip archive as a stream, in constant memory.
 *
 * Errors: whatever an entry's text throws; more than 4 GiB.
 */
export async function* zipStream(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const done: Written[] = [];
  let offset = 0;
  for (const entry of entries) {
    const written: Written = { name: Buffer.from(entry.name), offset, crc: 0, size: 0, packed: 0 };
    const head = localHeader(written);
    yield head;
    for await (const chunk of deflate(entry.text(), written)) yield chunk;
    const tail = descriptor(written);
    yield tail;
    offset += head.length + written.packed + tail.length;
    if (offset > largest) throw new RangeError('the archive would be larger than 4 GiB');
    done.push(written);
  }
  const directory = Buffer.concat(done.map(directoryEntry));
  yield directory;
  yield endOfDirectory(done.length, directory.length, offset);
}

async function* deflate(
  text: Iterable<string> | AsyncIterable<string>,
  written: Written,
): AsyncGenerator<Buffer> {
  const packer = createDeflateRaw({ level: 6 });
  const feeding = pipeline(Readable.from(counted(text, written), { objectMode: false }), packer);
  // A fault of the text ends the packer with it, so the loop below throws it.
  feeding.catch(() => undefined);
  for await (const chunk of packer as AsyncIterable<Buffer>) {
    written.packed += chunk.length;
    yield chunk;
  }
}

const chunkChars = 65_536;

async function* counted(
  text: Iterable<string> | AsyncIterable<string>,
  written: Written,
): AsyncGenerator<Buffer> {
  let waiting = '';
  for await (const part of text) {
    waiting += part;
    if (waiting.length < chunkChars) continue;
    yield count(waiting, written);
    waiting = '';
  }
  if (waiting !== '') yield count(waiting, written);
}

function count(text: string, written: Written): Buffer {
  const chunk = Buffer.from(text);
  written.crc = crc32(chunk, written.crc);
  written.size += chunk.length;
  return chunk;
}

function localHeader({ name }: Written): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(flags, 6);
  head.writeUInt16LE(deflated, 8);
  head.writeUInt16LE(dosDate, 12);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

function descriptor({ crc, packed, size }: Written): Buffer {
  const tail = Buffer.alloc(16);
  tail.writeUInt32LE(0x08074b50, 0);
  tail.writeUInt32LE(crc, 4);
  tail.writeUInt32LE(packed, 8);
  tail.writeUInt32LE(size, 12);
  return tail;
}

function directoryEntry({ name, offset, crc, packed, size }: Written): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(20, 4);
  entry.writeUInt16LE(20, 6);
  entry.writeUInt16LE(flags, 8);
  entry.writeUInt16LE(deflated, 10);
  entry.writeUInt16LE(dosDate, 14);
  entry.writeUInt32LE(crc, 16);
  entry.writeUInt32LE(packed, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(offset, 42);
  return Buffer.concat([entry, name]);
}

function endOfDirectory(entries: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
