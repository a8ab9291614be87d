import { refTo, textString, type PdfFile, type PdfId } from './pdf-file';
import type { PdfFont } from './pdf-font';
import type { PdfTag, PdfTags, TagType } from './pdf-tags';

/** Points, from the lower left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Lines of one text, each where it begins. */
export interface Written {
  readonly font: PdfFont;
  readonly size: number;
  readonly lines: readonly (Point & { readonly text: string })[];
}

/** What a text is: a part of a tag, or, with no tag, what stands on paper alone and is not read aloud. */
export interface Meaning {
  readonly type: TagType;
  readonly parent: PdfTag;
  readonly isRowHead?: boolean;
  /** The text, where it is drawn as something else. */
  readonly actual?: string | undefined;
}

/** One page while it is drawn. */
export interface PdfPage {
  readonly id: PdfId;
  write(text: Written, meaning: Meaning | null): void;
  /** A line from left to right, black or light. */
  rule(from: Point, to: number, width: number, isLight?: boolean): void;
  /** Draws a form that is written later, such as the number of all pages. */
  form(name: string, at: Point): void;
  /** Writes the page; `annotations` are fields on it. */
  close(annotations: readonly PdfId[]): void;
}

export interface PageFrame {
  readonly file: PdfFile;
  readonly tags: PdfTags;
  readonly id: PdfId;
  readonly pages: PdfId;
  readonly index: number;
  readonly width: number;
  readonly height: number;
  /** What all pages have: fonts and forms. */
  readonly resources: PdfId;
}

export function createPdfPage({
  file,
  tags,
  id,
  pages,
  index,
  width,
  height,
  resources,
}: PageFrame): PdfPage {
  const drawn: string[] = [];
  const paper: string[] = [];
  const marks: PdfId[] = [];

  return {
    id,
    write(text, meaning) {
      if (meaning === null) {
        paper.push(textOf(text));
        return;
      }
      const mark = marks.length;
      marks.push(tags.text(meaning.type, meaning.parent, { page: id, mark }, meaning.isRowHead));
      const actual = meaning.actual === undefined ? '' : ` /ActualText ${textString(meaning.actual)}`;
      drawn.push(`/${meaning.type} << /MCID ${mark}${actual} >> BDC\n${textOf(text)}\nEMC`);
    },
    rule(from, to, line, isLight = false) {
      paper.push(
        `${isLight ? '0.75 G' : '0 G'} ${number(line)} w ${number(from.x)} ${number(from.y)} m ${number(to)} ${number(from.y)} l S`,
      );
    },
    form(name, { x, y }) {
      paper.push(`q 1 0 0 1 ${number(x)} ${number(y)} cm /${name} Do Q`);
    },
    close(annotations) {
      const content = file.reserve();
      file.addStream(content, `${drawn.join('\n')}\n/Artifact BMC\n${paper.join('\n')}\nEMC\n`);
      tags.keepPage(index, marks);
      const fields =
        annotations.length === 0 ? '' : ` /Annots [${annotations.map(refTo).join(' ')}] /Tabs /S`;
      file.add(
        id,
        `<< /Type /Page /Parent ${refTo(pages)} /MediaBox [0 0 ${width} ${height}] /Resources ${refTo(resources)} /Contents ${refTo(content)} /StructParents ${index}${fields} >>`,
      );
    },
  };
}

/** The operators that write a text. */
export function textOf({ font, size, lines }: Written): string {
  const shown = lines.map(({ x, y, text }) => `1 0 0 1 ${number(x)} ${number(y)} Tm ${font.shown(text)} Tj`);
  return `BT /${font.name} ${size} Tf ${shown.join(' ')} ET`;
}

function number(length: number): string {
  return String(Math.round(length * 100) / 100);
}
