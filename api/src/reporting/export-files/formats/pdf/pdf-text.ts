import type { Letters } from './fonts';

/** A text as it can be drawn; `isWhole` where that is the text itself. */
export interface DrawnText {
  readonly text: string;
  readonly isWhole: boolean;
}

// Letters that join or run to the left would be drawn apart and in the wrong order.
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Nearly all that cells say. */
const plain = /^[\x20-\x7e]*$/;
const unseen = /\p{C}/u;

/**
 * What the font can draw of a text: a character that it lacks, one that is not to be seen, and those of scripts that run
 * from right to left stand as their code points, `‹U+4E2D›`. A reader must not take a text for another one.
 */
export function drawn(text: string, font: Letters): DrawnText {
  if (plain.test(text)) return { text, isWhole: true };
  const composed = text.normalize('NFC');
  let result = '';
  let isWhole = true;
  for (const character of composed) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (
      character === '\n' ||
      (font.has(codePoint) && !unseen.test(character) && !rightToLeft.test(character))
    ) {
      result += character;
      continue;
    }
    result += `‹U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}›`;
    isWhole = false;
  }
  return { text: result, isWhole };
}

/** Lines of a text that are no wider than `width`, in thousandths of the font's size; a longer word is broken. */
export function wrapped(text: string, font: Letters, width: number): string[] {
  if (!text.includes('\n') && font.widthOf(text) <= width) return [text];
  return text.split('\n').flatMap((line) => wrappedLine(line, font, width));
}

function wrappedLine(text: string, font: Letters, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (font.widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = broken(word, font, width);
    line = pieces.pop() ?? '';
    lines.push(...pieces);
  }
  return [...lines, line];
}

/** A word in pieces that are no wider than `width`, each of a character at least. */
function broken(word: string, font: Letters, width: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  let taken = 0;
  for (const character of word) {
    const own = font.widthOf(character);
    if (piece !== '' && taken + own > width) {
      pieces.push(piece);
      piece = '';
      taken = 0;
    }
    piece += character;
    taken += own;
  }
  return [...pieces, piece];
}
