import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readTrueType, type TrueType } from './true-type';

/** Which characters a font has, and how much room they take. */
export interface Letters {
  readonly has: (codePoint: number) => boolean;
  /** In thousandths of the font's size. */
  readonly widthOf: (text: string) => number;
}

/** A font as it is delivered with the server. */
export interface Typeface extends Letters {
  readonly family: string;
  readonly type: TrueType;
}

export interface Typefaces {
  readonly regular: Typeface;
  readonly bold: Typeface;
}

let read: Typefaces | undefined;

/** The fonts of all PDFs: Latin letters of every language, Greek, Cyrillic and more. Read at the first use. */
export function typefaces(): Typefaces {
  read ??= { regular: readTypeface('DejaVuSansCondensed'), bold: readTypeface('DejaVuSansCondensed-Bold') };
  return read;
}

function readTypeface(family: string): Typeface {
  const { resolve } = createRequire(import.meta.url);
  const type = readTrueType(readFileSync(resolve(`dejavu-fonts-ttf/ttf/${family}.ttf`)));
  const widths = new Map<number, number>();
  const widthOf = (codePoint: number): number => {
    let width = widths.get(codePoint);
    if (width === undefined) widths.set(codePoint, (width = type.widthOf(type.glyphOf(codePoint))));
    return width;
  };
  return {
    family,
    type,
    has: (codePoint) => type.glyphOf(codePoint) !== 0,
    widthOf(text) {
      let sum = 0;
      for (const character of text) sum += widthOf(character.codePointAt(0) ?? 0);
      return sum;
    },
  };
}
