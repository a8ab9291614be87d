/** Arabic and Hebrew, as they are drawn: letters that join, and lines in the order in which they stand. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const letter = /\p{L}/u;
const mark = /\p{M}/u;
const digit = /\p{Nd}/u;

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

const mirrored = new Map(
  '() [] {} <> «» ‹›'.split(' ').flatMap((pair) => {
    const [open = '', close = ''] = pair;
    return [
      [open, close],
      [close, open],
    ];
  }),
);

interface Placed {
  /** A character with its marks. */
  readonly text: string;
  readonly level: number;
}

/**
 * A line in the order in which it stands on paper: Unicode's bidirectional algorithm (UAX 9) without its controls, of
 * which a line has none. It begins at the side of its first letter.
 */
export function inVisualOrder(line: string): string {
  if (!runsToLeft(line)) return line;
  let placed = levelsOf(line);
  const highest = Math.max(...placed.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) placed = turned(placed, level);
  return placed.map(({ text, level }) => (level % 2 === 1 ? leftward(text) : text)).join('');
}

/** Marks of these scripts begin where their letter does, at its left; so they are drawn before it. */
function leftward(text: string): string {
  const [character = '', ...marks] = text;
  return [...marks, mirrored.get(character) ?? character].join('');
}

type Kind = 'left' | 'right' | 'number' | 'neutral';

function kindOf(character: string): Kind {
  if (rightToLeft.test(character) && letter.test(character)) return 'right';
  if (digit.test(character)) return 'number';
  return letter.test(character) ? 'left' : 'neutral';
}

function levelsOf(line: string): Placed[] {
  const texts = line.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
  const kinds = texts.map(kindOf);
  const base = kinds.find((kind) => kind === 'left' || kind === 'right') === 'right' ? 1 : 0;
  const sides = sidesOf(texts, kinds, base);
  return texts.map((text, index) => {
    const side = sides[index] ?? 'neutral';
    if (side === 'right') return { text, level: 1 };
    // Numbers among words that run to the left run to the right, too.
    if (side === 'number') return { text, level: 2 };
    return { text, level: base === 1 && side === 'left' ? 2 : base };
  });
}

/** To which side each runs; what has none of its own goes with its neighbours where they agree, else with the line. */
function sidesOf(texts: readonly string[], kinds: readonly Kind[], base: number): Kind[] {
  let before: Kind = base === 1 ? 'right' : 'left';
  const sides = kinds.map((kind, index): Kind => {
    if (kind === 'left' || kind === 'right') before = kind;
    // `1,234.50` and `12/3` are one number.
    const isWithin =
      kind === 'neutral' &&
      /^[.,:/]$/.test(texts[index] ?? '') &&
      kinds[index - 1] === 'number' &&
      kinds[index + 1] === 'number';
    if (kind === 'number' || isWithin) return before === 'right' ? 'number' : 'left';
    return kind;
  });
  const strong = (at: number, step: 1 | -1): Kind => {
    for (let index = at; index >= 0 && index < sides.length; index += step) {
      const side = sides[index];
      if (side !== 'neutral') return side === 'left' ? 'left' : 'right';
    }
    return base === 1 ? 'right' : 'left';
  };
  return sides.map((side, index) => {
    if (side !== 'neutral') return side;
    const [one, other] = [strong(index, -1), strong(index, 1)];
    return one === other ? one : base === 1 ? 'right' : 'left';
  });
}

/** Each run of at least `level` the other way round. */
function turned(placed: readonly Placed[], level: number): Placed[] {
  const result: Placed[] = [];
  let run: Placed[] = [];
  for (const one of placed) {
    if (one.level >= level) {
      run.unshift(one);
      continue;
    }
    result.push(...run, one);
    run = [];
  }
  return [...result, ...run];
}
