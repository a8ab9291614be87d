import { createHash, type Hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';

/** The number of an object of a file. */
export type PdfId = number;

/** Signs what a file says. */
export interface PdfSeal {
  /** Of the object that holds the signature. */
  readonly id: PdfId;
  /** Entries of its dictionary beside `Contents` and `ByteRange`. */
  readonly entries: string;
  /** More than any signature takes. */
  readonly mostBytes: number;
  /** Of the SHA-256 of all bytes of the file around the signature: DER. */
  readonly sign: (digest: Buffer) => Buffer;
}

/**
 * A PDF as it comes into being: objects are written as they are given, and what is written is taken away, so that the
 * memory it takes does not grow with it. PDF 1.7, with object streams.
 */
export interface PdfFile {
  /** A number for an object that is written later. */
  readonly reserve: () => PdfId;
  /** An object, packed together with others. */
  add(id: PdfId, body: string): void;
  /** A stream, compressed. `entries` of its dictionary, beside length and filter. */
  addStream(id: PdfId, data: Buffer | string, entries?: string): void;
  /** The bytes since it was asked last. */
  readonly take: () => Buffer;
  /** Ends the file; nothing may be added to it then. The same objects give the same file, but for its signature. */
  end(catalog: PdfId, info: PdfId, seal: PdfSeal | null): Promise<void>;
}

const objectsPacked = 200;

export function createPdfFile(): PdfFile {
  const hash = createHash('sha256');
  // A number each, for there are hundreds of thousands: bytes from the start, or, below zero, a place in a stream.
  const places: number[] = [];
  let written: Buffer[] = [];
  let length = 0;
  let packed: (readonly [id: PdfId, body: string])[] = [];

  function write(bytes: Buffer): void {
    hash.update(bytes);
    written.push(bytes);
    length += bytes.length;
  }

  function reserve(): PdfId {
    places.push(0);
    // 0 is no object.
    return places.length;
  }

  function addStream(id: PdfId, data: Buffer | string, entries = ''): void {
    places[id - 1] = length;
    write(streamObject(id, data, entries));
  }

  function pack(): void {
    if (packed.length === 0) return;
    const id = reserve();
    let offset = 0;
    const index = packed.map(([one, body], at) => {
      places[one - 1] = -(id * objectsPacked + at);
      const entry = `${one} ${offset}`;
      offset += body.length + 1;
      return entry;
    });
    const first = `${index.join(' ')} `;
    const bodies = packed.map(([, body]) => body).join('\n');
    addStream(
      id,
      Buffer.from(`${first}${bodies}`, 'latin1'),
      `/Type /ObjStm /N ${packed.length} /First ${first.length}`,
    );
    packed = [];
  }

  write(Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1'));
  return {
    reserve,
    addStream,
    add(id, body) {
      packed.push([id, body]);
      if (packed.length === objectsPacked) pack();
    },
    take() {
      const bytes = Buffer.concat(written);
      written = [];
      return bytes;
    },
    async end(catalog, info, seal) {
      pack();
      const before = length;
      const sealing = seal === null ? null : sealedObject(seal);
      if (seal !== null) places[seal.id - 1] = length;
      const start = before + (sealing?.body.length ?? 0);
      const fileId = `<${hash.copy().digest('hex').slice(0, 32)}>`;
      const own = reserve();
      places[own - 1] = start;
      const table = streamObject(
        own,
        await crossReferences(places),
        `/Type /XRef /Size ${places.length + 1} /W [1 5 2] /DecodeParms << /Predictor 12 /Columns 8 >> /Root ${catalog} 0 R /Info ${info} 0 R /ID [${fileId} ${fileId}]`,
      );
      const last = Buffer.from(`startxref\n${start}\n%%EOF\n`);
      const tail = Buffer.concat([...(sealing === null ? [] : [sealing.body]), table, last]);
      if (seal !== null && sealing !== null) putSignature(tail, { seal, sealing, before, hash: hash.copy() });
      write(tail);
    },
  };
}

/** A text of a PDF, for titles and the like. */
export function textString(text: string): string {
  const words = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  return `<${words.toString('hex')}>`;
}

/** A reference to an object. */
export function refTo(id: PdfId): string {
  return `${id} 0 R`;
}

function streamObject(id: PdfId, data: Buffer | string, entries: string): Buffer {
  const bytes = deflateSync(typeof data === 'string' ? Buffer.from(data, 'latin1') : data);
  return Buffer.concat([
    Buffer.from(
      `${id} 0 obj\n<< ${entries} /Filter /FlateDecode /Length ${bytes.length} >>\nstream\n`,
      'latin1',
    ),
    bytes,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}

const linesAtOnce = 65_536;

/**
 * Type, offset and index of each object, in one, five and two bytes; the first stands for no object. Each line is what it
 * differs by from the one before it (PNG's filter `Up`): nearly nothing, of hundreds of thousands.
 */
async function crossReferences(places: readonly number[]): Promise<Buffer> {
  const lines = Buffer.alloc(9 * (places.length + 1));
  const line = Buffer.alloc(8);
  const before = Buffer.alloc(8);
  for (let index = 0; index <= places.length; index += 1) {
    const place = index === 0 ? 0 : (places[index - 1] ?? 0);
    line.fill(0);
    if (place > 0) line[0] = 1;
    if (place < 0) line[0] = 2;
    line.writeUIntBE(place < 0 ? Math.floor(-place / objectsPacked) : place, 1, 5);
    line.writeUInt16BE(index === 0 ? 0xffff : place < 0 ? -place % objectsPacked : 0, 6);
    const at = 9 * index;
    lines[at] = 2;
    for (let byte = 0; byte < 8; byte += 1) {
      lines[at + 1 + byte] = (line[byte] ?? 0) - (before[byte] ?? 0);
    }
    line.copy(before);
    // Calls are answered meanwhile.
    if (index % linesAtOnce === 0) await setImmediate();
  }
  return lines;
}

const rangeRoom = '0'.repeat(12);

interface Sealing {
  readonly body: Buffer;
  /** Of the hole for the signature, its brackets included, within the body. */
  readonly hole: readonly [start: number, end: number];
  readonly rangeAt: number;
}

/** The object of a signature with room for it, and for where it stands. */
function sealedObject({ id, entries, mostBytes }: PdfSeal): Sealing {
  const range = `/ByteRange [0 ${rangeRoom} ${rangeRoom} ${rangeRoom}]`;
  const head = `${id} 0 obj\n<< ${entries} ${range} /Contents `;
  const hole = `<${'0'.repeat(2 * mostBytes)}>`;
  return {
    body: Buffer.from(`${head}${hole} >>\nendobj\n`, 'latin1'),
    hole: [head.length, head.length + hole.length],
    rangeAt: head.indexOf('[0 ') + 3,
  };
}

/** Says which bytes are signed, and signs them: ISO 32000-1, 12.8.1. */
function putSignature(
  tail: Buffer,
  {
    seal,
    sealing: { hole, rangeAt },
    before,
    hash,
  }: { readonly seal: PdfSeal; readonly sealing: Sealing; readonly before: number; readonly hash: Hash },
): void {
  const [start, end] = hole;
  const ranges = [before + start, before + end, tail.length - end];
  tail.write(ranges.map((number) => String(number).padEnd(rangeRoom.length)).join(' '), rangeAt, 'latin1');
  hash.update(tail.subarray(0, start)).update(tail.subarray(end));
  const signature = seal.sign(hash.digest());
  if (signature.length > seal.mostBytes)
    throw new Error('the signature takes more room than was left for it');
  tail.write(signature.toString('hex'), start + 1, 'latin1');
}
