/** A TrueType font, as far as a PDF needs it. Lengths are in thousandths of the font's size. */
export interface TrueType {
  readonly ascent: number;
  readonly descent: number;
  readonly box: readonly number[];
  /** Of a character; 0 where the font has none for it. */
  glyphOf(codePoint: number): number;
  widthOf(glyph: number): number;
  /** A font with the outlines of these glyphs alone, each by the number it had. */
  subset(glyphs: Iterable<number>): Buffer;
}

/**
 * Reads a font: OpenType 1.9, tables `cmap` (format 12), `head`, `hhea`, `hmtx`, `loca` (long) and `glyf`.
 *
 * Errors: `Error` for a font without one of them.
 */
export function readTrueType(file: Buffer): TrueType {
  const tables = readTables(file);
  const table = (tag: string): Buffer => {
    const found = tables.get(tag);
    if (found === undefined) throw new Error(`the font has no table ${tag}`);
    return found;
  };
  const [head, hhea, hmtx, loca, glyf] = ['head', 'hhea', 'hmtx', 'loca', 'glyf'].map(table) as [
    Buffer,
    Buffer,
    Buffer,
    Buffer,
    Buffer,
  ];
  if (head.readInt16BE(50) !== 1) throw new Error('the font has no long table loca');
  const scale = 1000 / head.readUInt16BE(18);
  const inThousandths = (length: number) => Math.round(length * scale);
  const widths = hhea.readUInt16BE(34);
  const outlineOf = (glyph: number) =>
    glyf.subarray(loca.readUInt32BE(4 * glyph), loca.readUInt32BE(4 * glyph + 4));

  return {
    ascent: inThousandths(hhea.readInt16BE(4)),
    descent: inThousandths(hhea.readInt16BE(6)),
    box: [36, 38, 40, 42].map((at) => inThousandths(head.readInt16BE(at))),
    glyphOf: readCharacters(table('cmap')),
    widthOf: (glyph) => hmtx.readUInt16BE(4 * Math.min(glyph, widths - 1)) * scale,
    subset(glyphs) {
      const kept = withParts(glyphs, outlineOf);
      const count = loca.length / 4 - 1;
      const places = Buffer.alloc(loca.length);
      const outlines: Buffer[] = [];
      let place = 0;
      for (let glyph = 0; glyph < count; glyph += 1) {
        if (kept.has(glyph)) {
          const outline = padded(outlineOf(glyph));
          outlines.push(outline);
          place += outline.length;
        }
        places.writeUInt32BE(place, 4 * glyph + 4);
      }
      const own = new Map([
        ['loca', places],
        ['glyf', Buffer.concat(outlines)],
      ]);
      return writeTables(subsetTables.flatMap((tag) => withTable(tag, own.get(tag) ?? tables.get(tag))));
    },
  };
}

/** What a font needs that a PDF finds its glyphs in by their numbers; hints are there or not. */
const subsetTables = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'];

function withTable(tag: string, body: Buffer | undefined): (readonly [tag: string, body: Buffer])[] {
  return body === undefined ? [] : [[tag, body]];
}

function readTables(file: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < file.readUInt16BE(4); index += 1) {
    const at = 12 + 16 * index;
    const start = file.readUInt32BE(at + 8);
    tables.set(file.toString('latin1', at, at + 4), file.subarray(start, start + file.readUInt32BE(at + 12)));
  }
  return tables;
}

function readCharacters(cmap: Buffer): TrueType['glyphOf'] {
  const groups = fullRange(cmap);
  const count = groups.readUInt32BE(12);
  const known = new Map<number, number>();
  const find = (codePoint: number): number => {
    for (let index = 0; index < count; index += 1) {
      const at = 16 + 12 * index;
      const first = groups.readUInt32BE(at);
      if (codePoint < first) break;
      if (codePoint <= groups.readUInt32BE(at + 4)) return groups.readUInt32BE(at + 8) + codePoint - first;
    }
    return 0;
  };
  return (codePoint) => {
    let glyph = known.get(codePoint);
    if (glyph === undefined) known.set(codePoint, (glyph = find(codePoint)));
    return glyph;
  };
}

/** The table of all of Unicode. */
function fullRange(cmap: Buffer): Buffer {
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + 8 * index));
    if (table.readUInt16BE(0) === 12) return table;
  }
  throw new Error('the font has no table cmap of format 12');
}

const areWords = 0x01;
const hasScale = 0x08;
const goesOn = 0x20;
const hasTwoScales = 0x40;
const hasMatrix = 0x80;

/** The glyphs with those that they are put together from; an `é` may be an `e` and an accent. */
function withParts(glyphs: Iterable<number>, outlineOf: (glyph: number) => Buffer): Set<number> {
  const kept = new Set([0, ...glyphs]);
  for (const glyph of kept) {
    const outline = outlineOf(glyph);
    if (outline.length === 0 || outline.readInt16BE(0) >= 0) continue;
    let at = 10;
    let flags = goesOn;
    while ((flags & goesOn) !== 0) {
      flags = outline.readUInt16BE(at);
      // A set hands out what is added while it is gone through.
      kept.add(outline.readUInt16BE(at + 2));
      at += 4 + ((flags & areWords) === 0 ? 2 : 4);
      if ((flags & hasScale) !== 0) at += 2;
      if ((flags & hasTwoScales) !== 0) at += 4;
      if ((flags & hasMatrix) !== 0) at += 8;
    }
  }
  return kept;
}

function writeTables(tables: readonly (readonly [tag: string, body: Buffer])[]): Buffer {
  const power = Math.floor(Math.log2(tables.length));
  const directory = Buffer.alloc(12 + 16 * tables.length);
  directory.writeUInt32BE(0x0001_0000, 0);
  directory.writeUInt16BE(tables.length, 4);
  directory.writeUInt16BE(16 * 2 ** power, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(16 * (tables.length - 2 ** power), 10);
  let offset = directory.length;
  const bodies = tables.map(([tag, body], index) => {
    const at = 12 + 16 * index;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(sumOf(body), at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(body.length, at + 12);
    const whole = padded(body);
    offset += whole.length;
    return whole;
  });
  return Buffer.concat([directory, ...bodies]);
}

function sumOf(body: Buffer): number {
  const words = padded(body);
  let sum = 0;
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0;
  return sum;
}

/** Tables and outlines begin at multiples of four. */
function padded(bytes: Buffer): Buffer {
  const over = bytes.length % 4;
  return over === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(4 - over)]);
}
