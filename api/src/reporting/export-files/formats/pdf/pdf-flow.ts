import type { FileWords } from '../../words/file-words';
import { margin, type Paper } from './column-widths';
import { typefaces } from './fonts';
import { createPdfFile, refTo, textString, type PdfId, type PdfSeal } from './pdf-file';
import { createPdfFont, type PdfFont } from './pdf-font';
import { createPdfPage, textOf, type PdfPage } from './pdf-page';
import { createPdfTags, type PdfTags } from './pdf-tags';
import { drawnLine } from './pdf-text';

/** What stands on each page beside its part of the text. */
export interface Furniture {
  readonly title: string;
  readonly headLeft: string;
  readonly headRight: string;
  readonly feet: readonly string[];
  readonly words: FileWords;
}

/** A file that is written from its top to its end, page by page. Lengths are in points. */
export interface PdfFlow {
  readonly regular: PdfFont;
  readonly bold: PdfFont;
  readonly tags: PdfTags;
  readonly page: PdfPage;
  readonly paper: Paper;
  /** How much of the page is left. */
  readonly left: number;
  /** How much there is on an empty page. */
  readonly room: number;
  /** Takes so much of the page, and gives its upper edge. */
  down(height: number): number;
  /** Goes on with a new page. */
  turn(paper: Paper): void;
  /** The bytes since it was asked last. */
  take(): Buffer;
  /** Ends the last page and the file. */
  end(seal: Omit<PdfSeal, 'id'> | null): Promise<void>;
}

const furnitureSize = 7;
const headRoom = 20;
const footLine = 9;

export function createPdfFlow(
  { title, headLeft, headRight, feet, words: { say, language } }: Furniture,
  firstPaper: Paper,
): PdfFlow {
  const file = createPdfFile();
  const tags = createPdfTags(file);
  const regular = createPdfFont(file, 'F1', typefaces().regular);
  const bold = createPdfFont(file, 'F2', typefaces().bold);
  const [pages, resources, total] = [file.reserve(), file.reserve(), file.reserve()];
  const kids: PdfId[] = [];
  const footRoom = 8 + footLine * Math.max(1, feet.length);
  let paper = firstPaper;
  let page = begin();
  let top = paper.height - margin - headRoom;

  function begin(): PdfPage {
    const id = file.reserve();
    kids.push(id);
    const { width, height } = paper;
    const begun = createPdfPage({ file, tags, id, pages, index: kids.length - 1, width, height, resources });
    const upper = height - margin - furnitureSize;
    const right = width - margin;
    const rightmost = clipped(headRight, (right - margin) / 2);
    put(begun, rightmost, { x: right - lengthOf(rightmost), y: upper });
    put(begun, clipped(headLeft, right - margin - lengthOf(rightmost) - 12), { x: margin, y: upper });
    begun.rule({ x: margin, y: upper - 4 }, right, 0.4);
    const lower = margin + footLine * Math.max(0, feet.length - 1);
    for (const [index, foot] of feet.entries()) {
      put(begun, clipped(foot, right - margin - 80), { x: margin, y: lower - index * footLine });
    }
    const place = say('Page {{page}} of ', { page: kids.length });
    // How many pages there are is known at the end: it is a form that all pages draw.
    const numberRoom = lengthOf('0000');
    put(begun, place, { x: right - numberRoom - lengthOf(place), y: lower });
    begun.form('Total', { x: right - numberRoom, y: lower });
    return begun;
  }

  function put(on: PdfPage, text: string, at: { readonly x: number; readonly y: number }): void {
    on.write(
      { font: regular, size: furnitureSize, lines: [{ ...at, text: drawnLine(text, regular) }] },
      null,
    );
  }

  /** What the margin has room for: the cover says all of it. */
  function clipped(text: string, room: number): string {
    if (lengthOf(text) <= room) return text;
    let kept = Array.from(text);
    while (kept.length > 0 && lengthOf(`${kept.join('')}…`) > room) kept = kept.slice(0, -1);
    return `${kept.join('')}…`;
  }

  function lengthOf(text: string): number {
    return (regular.widthOf(drawnLine(text, regular)) * furnitureSize) / 1000;
  }

  function writeTotal(): void {
    const size = furnitureSize;
    const shown = textOf({ font: regular, size, lines: [{ x: 0, y: 0, text: String(kids.length) }] });
    file.addStream(
      total,
      shown,
      `/Type /XObject /Subtype /Form /BBox [0 -4 60 10] /Resources << /Font << /F1 ${refTo(regular.id)} >> >>`,
    );
  }

  /** Ends the last page with the field that the signature is the value of. */
  function writeField(signature: PdfId): PdfId {
    const field = file.reserve();
    const tag = tags.field(tags.root, field, page.id);
    page.close([field]);
    file.add(
      field,
      `<< /Type /Annot /Subtype /Widget /FT /Sig /T ${textString('Signature')} /TU ${textString(say('Digital signature'))} /V ${refTo(signature)} /P ${refTo(page.id)} /Rect [0 0 0 0] /F 132 /StructParent ${tags.keepField(tag)} >>`,
    );
    return field;
  }

  return {
    regular,
    bold,
    tags,
    get page() {
      return page;
    },
    get paper() {
      return paper;
    },
    get left() {
      return top - margin - footRoom;
    },
    get room() {
      return paper.height - 2 * margin - headRoom - footRoom;
    },
    down(height) {
      top -= height;
      return top + height;
    },
    turn(next) {
      page.close([]);
      paper = next;
      page = begin();
      top = paper.height - margin - headRoom;
    },
    take: file.take,
    async end(seal) {
      const signed = seal === null ? null : { ...seal, id: file.reserve() };
      const form =
        signed === null ? '' : ` /AcroForm << /SigFlags 3 /Fields [${refTo(writeField(signed.id))}] >>`;
      if (signed === null) page.close([]);
      writeTotal();
      regular.embed();
      bold.embed();
      file.add(
        resources,
        `<< /Font << /F1 ${refTo(regular.id)} /F2 ${refTo(bold.id)} >> /XObject << /Total ${refTo(total)} >> >>`,
      );
      file.add(pages, `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map(refTo).join(' ')}] >>`);
      const [catalog, info] = [file.reserve(), file.reserve()];
      file.add(info, `<< /Title ${textString(title)} /Producer (Tallyhouse) /Creator (Tallyhouse) >>`);
      file.add(
        catalog,
        `<< /Type /Catalog /Version /1.7 /Pages ${refTo(pages)} /Lang (${language}) /MarkInfo << /Marked true >> /ViewerPreferences << /DisplayDocTitle true >> /StructTreeRoot ${refTo(tags.end())}${form} >>`,
      );
      await file.end(catalog, info, signed);
    },
  };
}
