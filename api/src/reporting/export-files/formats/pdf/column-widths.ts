import { drawn, wrapped } from './pdf-text';
import { typefaces, type Letters, type Typefaces } from './fonts';

/** A column as its widths are found: what its cells say, as far as they are known. */
export interface MeasuredColumn {
  readonly title: string;
  readonly isNumber: boolean;
  readonly texts: readonly string[];
  readonly total: string;
}

/** A sheet of paper, in points, and the size of the letters on it. */
export interface Fit {
  readonly paper: Paper;
  readonly size: number;
  /** In points, padding included. */
  readonly widths: readonly number[];
}

export interface Paper {
  readonly width: number;
  readonly height: number;
}

const a4: Paper = { width: 842, height: 595 };
const a3: Paper = { width: 1191, height: 842 };
const a2: Paper = { width: 1684, height: 1191 };
const a1: Paper = { width: 2384, height: 1684 };
/** In the order in which they are tried. */
const tries = [
  { paper: a4, size: 8 },
  { paper: a4, size: 7 },
  { paper: a4, size: 6 },
  { paper: a3, size: 7 },
  { paper: a3, size: 6 },
  { paper: a2, size: 6 },
  { paper: a1, size: 6 },
];
export const margin = 36;
export const paddingOf = (size: number) => size * 0.45;
/** Up to here, in thousandths of the size of the letters, a column of text is as wide as its longest word. */
const longestWord = 10_000;
const narrowest = 2000;

/**
 * The first paper and size of letters in which no number and no word of a title is broken; where even the largest has
 * no room for that, its columns share it.
 */
export function fitColumns(columns: readonly MeasuredColumn[]): Fit {
  const measured = columns.map((column) => measure(column, typefaces()));
  const fits = tries.map(({ paper, size }) => {
    const room = paper.width - 2 * margin;
    const inPoints = (thousandths: number) => (thousandths * size) / 1000 + 2 * paddingOf(size);
    return { paper, size, widths: share(measured, inPoints, room), room };
  });
  const found = fits.find(({ widths, room }) => sum(widths) <= room + 0.01) ?? fits.at(-1);
  if (found === undefined) throw new Error('no paper is tried');
  const { paper, size, widths, room } = found;
  const squeezed = Math.min(1, room / sum(widths));
  return { paper, size, widths: widths.map((width) => width * squeezed) };
}

interface Measured {
  /** Without a line of it being broken, in thousandths of the size of the letters. */
  readonly natural: number;
  readonly least: number;
}

function measure({ title, isNumber, texts, total }: MeasuredColumn, { regular, bold }: Typefaces): Measured {
  const word = widest(title.split(' '), bold);
  // Three lines of title are better than a column of air.
  const head = Math.max(
    word,
    ...wrapped(title, bold, Math.max(word, bold.widthOf(title) / 2)).map(bold.widthOf),
  );
  const shown = texts.map((text) => drawn(text, regular).text);
  const widestOf = (separator: RegExp) =>
    Math.max(
      ...[bold.widthOf(total), narrowest],
      widest(
        shown.flatMap((text) => text.split(separator)),
        regular,
      ),
    );
  const cells = widestOf(/\n/);
  const least = isNumber ? cells : Math.min(widestOf(/[ \n]/), longestWord);
  return { natural: Math.max(head, cells), least: Math.max(word, least) };
}

function widest(texts: readonly string[], font: Letters): number {
  let most = 0;
  for (const text of texts) most = Math.max(most, font.widthOf(text));
  return most;
}

/** Each its natural width and an even part of what is left; else its least and, of the rest, what it lacks. */
function share(columns: readonly Measured[], inPoints: (width: number) => number, room: number): number[] {
  const natural = columns.map((column) => inPoints(column.natural));
  const left = room - sum(natural);
  if (left >= 0) return natural.map((width) => width + left / columns.length);
  const least = columns.map((column) => inPoints(column.least));
  const rest = Math.max(0, room - sum(least));
  const lacking = natural.map((width, index) => width - (least[index] ?? 0));
  const all = sum(lacking) || 1;
  return least.map((width, index) => width + (rest * (lacking[index] ?? 0)) / all);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
