import bidiFactory from 'bidi-js';

/** Arabic and Hebrew, as they are drawn: letters that join, and lines in the order in which they stand. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const mark = /\p{M}/u;
const bidi = bidiFactory();

/** Whether a text has a letter that is read from right to left. */
export function runsToLeft(text: string): boolean {
  return rightToLeft.test(text);
}

/** Shapes of a letter: alone, at the end of a word, at its beginning, within it; the last two where it joins the next. */
type Shapes = readonly string[];

const tatweel = '\u0640';
const shapes = readShapes();

/**
 * Every letter that has them has its shapes one after the other, in the order of `Shapes`: Unicode, Arabic Presentation
 * Forms A and B.
 */
function readShapes(): Map<string, Shapes> {
  const found = new Map<string, string[]>();
  for (const [first, last] of [
    [0xfb50, 0xfbb1],
    [0xfbfc, 0xfbff],
    [0xfe80, 0xfefc],
  ] as const) {
    for (let codePoint = first; codePoint <= last; codePoint += 1) {
      const shape = String.fromCodePoint(codePoint);
      const base = shape.normalize('NFKC');
      if (base === shape) continue;
      const own = found.get(base) ?? [];
      if (own.length < 4) found.set(base, [...own, shape]);
    }
  }
  return found;
}

const joinsNext = (character: string) => character === tatweel || (shapes.get(character)?.length ?? 0) > 2;
const joinsBefore = (character: string) => character === tatweel || (shapes.get(character)?.length ?? 0) > 1;

/** The text with each Arabic letter in the shape that its neighbours ask for; what has no shapes stays as it is. */
export function joined(text: string): string {
  const characters = Array.from(text.replaceAll(/\u0644[\u0622\u0623\u0625\u0627]/g, ligature));
  const neighbour = (from: number, step: 1 | -1): string => {
    let at = from + step;
    while (mark.test(characters[at] ?? '')) at += step;
    return unshaped(characters[at] ?? '');
  };
  return characters
    .map((character, index) => {
      const base = unshaped(character);
      const own = shapes.get(base);
      if (own === undefined) return character;
      const isJoined = joinsNext(neighbour(index, -1)) && joinsBefore(base);
      const goesOn = joinsNext(base) && joinsBefore(neighbour(index, 1));
      return own[(isJoined ? 1 : 0) + (goesOn ? 2 : 0)] ?? own[isJoined ? 1 : 0] ?? character;
    })
    .join('');
}

/** Lām and alif are one sign; it stands in its shape alone until its neighbours are known. */
function ligature(pair: string): string {
  return shapes.get(pair)?.[0] ?? pair;
}

function unshaped(character: string): string {
  return character.normalize('NFKC');
}

/**
 * A line in the order in which it stands on paper, by Unicode's bidirectional algorithm (UAX 9). It begins at the side of
 * its first letter. Marks of these scripts begin where their letter does, at its left; so they come before it.
 */
export function inVisualOrder(line: string): string {
  if (!runsToLeft(line)) return line;
  // A character of two units keeps their order.
  return bidi
    .getReorderedString(line, bidi.getEmbeddingLevels(line))
    .replaceAll(/([\uDC00-\uDFFF])([\uD800-\uDBFF])/g, '$2$1');
}
