import type { Letters } from './fonts';
import { inVisualOrder, joined, runsToLeft } from './right-to-left';

/** A text as it can be drawn; `isWhole` where that is the text itself. */
export interface DrawnText {
  readonly text: string;
  readonly isWhole: boolean;
}

// Scripts that run to the left and that nothing here puts in order.
const unordered = /[\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Nearly all that cells say. */
const plain = /^[\x20-\x7e]*$/;
const unseen = /\p{C}/u;

/**
 * What the font can draw of a text: Arabic letters in the shapes in which they join; a character that the font lacks, one
 * that is not to be seen, and those of scripts that nothing here puts in order stand as their code points, `‹U+4E2D›`. A
 * reader must not take a text for another one.
 */
export function drawn(text: string, font: Letters): DrawnText {
  if (plain.test(text)) return { text, isWhole: true };
  const composed = text.normalize('NFC');
  const isLeftward = runsToLeft(composed);
  const result = Array.from(isLeftward ? joined(composed) : composed, (character) =>
    isDrawn(character, font) ? character : codePointsOf(character),
  ).join('');
  return { text: result, isWhole: result === composed && !isLeftward };
}

function isDrawn(character: string, font: Letters): boolean {
  if (character === '\n') return true;
  return font.has(character.codePointAt(0) ?? 0) && !unseen.test(character) && !unordered.test(character);
}

/** Those of the text, where a shape stands for them. */
function codePointsOf(character: string): string {
  const base = runsToLeft(character) ? character.normalize('NFKC') : character;
  return Array.from(base, (one) => {
    const digits = (one.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return `‹U+${digits.padStart(4, '0')}›`;
  }).join('');
}

/** A text on one line. */
export function drawnLine(text: string, font: Letters): string {
  return inVisualOrder(drawn(text, font).text);
}

/**
 * Lines of a text that are no wider than `width`, in thousandths of the font's size, each in the order in which it stands
 * on paper; a longer word is broken.
 */
export function wrapped(text: string, font: Letters, width: number): string[] {
  if (!text.includes('\n') && font.widthOf(text) <= width) return [inVisualOrder(text)];
  return text.split('\n').flatMap((line) => wrappedLine(line, font, width).map(inVisualOrder));
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
