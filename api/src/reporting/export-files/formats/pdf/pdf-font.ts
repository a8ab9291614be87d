import { runsToLeft } from './right-to-left';
import { refTo, type PdfFile, type PdfId } from './pdf-file';
import type { Letters, Typeface } from './fonts';

/** A font of a file: what is written with it is put into the file with the glyphs that it took, and no others. */
export interface PdfFont extends Letters {
  readonly id: PdfId;
  /** What it is called in pages. */
  readonly name: string;
  /** The text as an operand of `Tj`. */
  shown(text: string): string;
  /** Puts the font into the file; nothing can be written with it then. */
  embed(): void;
}

interface Code {
  readonly glyph: number;
  readonly width: number;
  readonly codePoint: number;
}

export function createPdfFont(
  file: PdfFile,
  name: string,
  { family, type, has, widthOf }: Typeface,
): PdfFont {
  const id = file.reserve();
  // Each character has a code of its own, so that a copy of the text is the text: `µ` and `μ` are one glyph.
  const codes: Code[] = [{ glyph: 0, width: type.widthOf(0), codePoint: 0xfffd }];
  const codeOf = new Map<number, number>();

  function encode(codePoint: number): string {
    let code = codeOf.get(codePoint);
    if (code === undefined) {
      const glyph = type.glyphOf(codePoint);
      code = codes.push({ glyph, width: type.widthOf(glyph), codePoint }) - 1;
      codeOf.set(codePoint, code);
    }
    return hex(code);
  }

  return {
    id,
    name,
    has,
    widthOf,
    shown(text) {
      let digits = '';
      for (const character of text) digits += encode(character.codePointAt(0) ?? 0);
      return `<${digits}>`;
    },
    embed() {
      const [descendant, descriptor, outlines, glyphs, unicode] = Array.from({ length: 5 }, file.reserve) as [
        PdfId,
        PdfId,
        PdfId,
        PdfId,
        PdfId,
      ];
      const program = type.subset(codes.map(({ glyph }) => glyph));
      // The six letters say that it is a part of the font.
      const called = `/${name === 'F1' ? 'TALLYA' : 'TALLYB'}+${family}`;
      file.addStream(outlines, program, `/Length1 ${program.length}`);
      file.addStream(glyphs, Buffer.from(codes.map(({ glyph }) => hex(glyph)).join(''), 'hex'));
      file.addStream(unicode, toUnicode(codes));
      file.add(
        descriptor,
        `<< /Type /FontDescriptor /FontName ${called} /Flags 4 /FontBBox [${type.box.join(' ')}] /ItalicAngle 0 /Ascent ${type.ascent} /Descent ${type.descent} /CapHeight ${type.ascent} /StemV 80 /FontFile2 ${refTo(outlines)} >>`,
      );
      file.add(
        descendant,
        `<< /Type /Font /Subtype /CIDFontType2 /BaseFont ${called} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${refTo(descriptor)} /CIDToGIDMap ${refTo(glyphs)} /W [0 [${codes.map(({ width }) => Math.round(width)).join(' ')}]] >>`,
      );
      file.add(
        id,
        `<< /Type /Font /Subtype /Type0 /BaseFont ${called} /Encoding /Identity-H /DescendantFonts [${refTo(descendant)}] /ToUnicode ${refTo(unicode)} >>`,
      );
    },
  };
}

function hex(code: number): string {
  return code.toString(16).padStart(4, '0');
}

/** A shape of a letter is that letter, or two. */
function lettersOf(codePoint: number): string {
  const character = String.fromCodePoint(codePoint);
  return runsToLeft(character) ? character.normalize('NFKC') : character;
}

const mostInBlock = 100;

/** What each code means: Adobe technical note 5014. */
function toUnicode(codes: readonly Code[]): string {
  const blocks: string[] = [];
  for (let start = 0; start < codes.length; start += mostInBlock) {
    const lines = codes.slice(start, start + mostInBlock).map(({ codePoint }, index) => {
      const units = Buffer.from(lettersOf(codePoint), 'utf16le').swap16().toString('hex');
      return `<${hex(start + index)}> <${units}>`;
    });
    blocks.push(`${lines.length} beginbfchar\n${lines.join('\n')}\nendbfchar`);
  }
  return (
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap\n' +
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n' +
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def\n' +
    '1 begincodespacerange <0000> <ffff> endcodespacerange\n' +
    `${blocks.join('\n')}\nendcmap CMapName currentdict /CMap defineresource pop end end\n`
  );
}
