import { margin, paddingOf } from './column-widths';
import type { PdfFlow } from './pdf-flow';
import type { PdfFont } from './pdf-font';
import type { PdfTag } from './pdf-tags';
import { drawn, wrapped } from './pdf-text';

/** How the rows of a table look. Lengths are in points. */
export interface RowFrame {
  readonly widths: readonly number[];
  /** Which columns stand at the right. */
  readonly numbers: readonly boolean[];
  readonly size: number;
}

/** One row: its texts, where it belongs and how it looks. */
export interface PdfRow {
  readonly texts: readonly string[];
  /** Null: it stands on paper alone, as a head does that is repeated. */
  readonly table: PdfTag | null;
  readonly font: PdfFont;
  readonly type: 'TH' | 'TD';
  /** Whether its first cell is the head of the row. */
  readonly hasRowHead?: boolean;
  readonly rules?: { readonly above?: number; readonly below?: number };
  /** Whether its texts stand at the lower edge. */
  readonly isLow?: boolean;
}

interface CellLines {
  readonly lines: readonly string[];
  /** The text, where another one is drawn for it. */
  readonly actual: string | undefined;
}

const lineHeight = 1.25;
/** From the upper edge of a line to its base. */
const ascent = 0.97;
const hairline = 0.4;

/**
 * Writes one row: where the page has no room for it on the next, and one that no page has room for on several.
 * `onTurn` writes what stands at the top of a page that the table goes on on.
 */
export function writeRow(flow: PdfFlow, frame: RowFrame, row: PdfRow, onTurn: () => void): void {
  let cells = linesOf(row, frame);
  do {
    const height = heightOf(cells, frame.size);
    if (height > flow.left && (height <= flow.room || linesWithin(flow.left, frame.size) < 1)) {
      flow.turn(flow.paper);
      onTurn();
    }
    const count = height <= flow.left ? Infinity : Math.max(1, linesWithin(flow.left, frame.size));
    drawRow(
      flow,
      frame,
      row,
      cells.map(({ lines, actual }) => ({ lines: lines.slice(0, count), actual })),
    );
    cells = cells.map(({ lines, actual }) => ({ lines: lines.slice(count), actual }));
  } while (cells.some(({ lines }) => lines.length > 0));
}

/** How high a row is. */
export function rowHeight(frame: RowFrame, row: PdfRow): number {
  return heightOf(linesOf(row, frame), frame.size);
}

function linesOf({ texts, font }: PdfRow, { widths, size }: RowFrame): CellLines[] {
  return texts.map((given, index) => {
    if (given === '') return { lines: [], actual: undefined };
    const { text, isWhole } = drawn(given, font);
    // A hundredth for what adding up rounds.
    const room = (1000 * ((widths[index] ?? 0) - 2 * paddingOf(size))) / size + 10;
    return { lines: wrapped(text, font, room), actual: isWhole ? undefined : given };
  });
}

function heightOf(cells: readonly CellLines[], size: number): number {
  const most = Math.max(1, ...cells.map(({ lines }) => lines.length));
  return most * size * lineHeight + paddingOf(size);
}

function linesWithin(height: number, size: number): number {
  return Math.floor((height - paddingOf(size)) / (size * lineHeight));
}

function drawRow(flow: PdfFlow, frame: RowFrame, row: PdfRow, cells: readonly CellLines[]): void {
  const { widths, numbers, size } = frame;
  const { table, font, type, hasRowHead = false, rules = {}, isLow = false } = row;
  const height = heightOf(cells, size);
  const top = flow.down(height);
  const most = Math.max(1, ...cells.map(({ lines }) => lines.length));
  const tag = table === null ? null : flow.tags.open('TR', table);
  let x = margin;
  for (const [index, { lines, actual }] of cells.entries()) {
    const width = widths[index] ?? 0;
    const isHead = type === 'TH' || (hasRowHead && index === 0);
    const meaning = tag && {
      type: isHead ? ('TH' as const) : type,
      parent: tag,
      isRowHead: isHead && type === 'TD',
      actual,
    };
    const skipped = isLow ? most - lines.length : 0;
    const placed = lines.map((text, line) => ({
      x: numbers[index]
        ? x + width - paddingOf(size) - (font.widthOf(text) * size) / 1000
        : x + paddingOf(size),
      y: top - paddingOf(size) / 2 - ((line + skipped) * lineHeight + ascent) * size,
      text,
    }));
    if (placed.length > 0) flow.page.write({ font, size, lines: placed }, meaning);
    else if (meaning !== null) flow.tags.text(meaning.type, meaning.parent, null, meaning.isRowHead);
    x += width;
  }
  if (tag !== null) flow.tags.close(tag);
  if (rules.above !== undefined) flow.page.rule({ x: margin, y: top }, x, rules.above);
  flow.page.rule({ x: margin, y: top - height }, x, rules.below ?? hairline, rules.below === undefined);
}
