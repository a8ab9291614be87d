import type { Cell, FieldType } from '../../contracts/report-fields';
import type { TermKey } from '../../contracts/terms/term';

/** How a column is filtered: what its form asks for. */
export type GridFilterKind = 'text' | 'number' | 'date' | 'month' | 'choice';

/** A column to draw. */
export interface GridColumn {
  readonly field: string;
  readonly title: string;
  readonly type: FieldType;
  /** Unit behind the title, an ISO currency for money. */
  readonly unit?: string | undefined;
  /** What explains the column. */
  readonly term?: TermKey | undefined;
  /** What a column without a term means, shown on its header. */
  readonly help?: string | undefined;
  /** Words for codes in its cells; what a `choice` filter offers. */
  readonly valueLabels?: ReadonlyMap<string, string> | undefined;
  /** Heading above it in the list of columns. */
  readonly group?: string | undefined;
  readonly isSortable?: boolean | undefined;
  readonly isGroupable?: boolean | undefined;
  /** Left out where it cannot be filtered. */
  readonly filter?: GridFilterKind | undefined;
  /** A click on one of its cells opens what is behind it. */
  readonly isLink?: boolean | undefined;
  /** Whether selected cells add up. Left out: amounts and counts do, ratios never. */
  readonly isSummable?: boolean | undefined;
  /** Why a cell is marked, in words; null where it is not. */
  readonly markOf?: ((value: Cell) => string | null) | undefined;
  /** Why its cells are masks instead of values; left out where they are values. */
  readonly maskedBecause?: string | undefined;
  /** What is on the way to cells without a value, in words; left out where nothing is. */
  readonly awaited?: string | undefined;
  /** Its words are moments with their zone, which are longer than words usually are. */
  readonly isInstant?: boolean | undefined;
  /** Least width it starts with, in pixels. */
  readonly startPx?: number | undefined;
  /** Why it cannot be hidden; left out where it can. */
  readonly lockedBecause?: string | undefined;
}

export interface GridRow {
  readonly key: string;
  readonly values: Readonly<Record<string, Cell>>;
  /** Amounts are missing because the reader is to find them out: cells say so. */
  readonly isWithheld?: boolean | undefined;
}

export interface GridSort {
  readonly field: string;
  readonly dir: 'asc' | 'desc';
}

/** Rows `start` … `start + count - 1` in the order of the current sort; rejects when they cannot be had. */
export type LoadBlock = (start: number, count: number, signal: AbortSignal) => Promise<readonly GridRow[]>;

/** Rows of one level: how many there are, and how to have them. */
export interface GridSource {
  readonly rowCount: number;
  /** Must keep its identity while the rows stay the same. */
  readonly loadBlock: LoadBlock;
}

/** One step into a group: the field grouped by and the group's value. */
export interface GroupStep {
  readonly field: string;
  readonly value: Cell;
}

/** Groups within groups, each made by the server, which also makes their subtotals. */
export interface GridGroups {
  /** Fields in order; the grid's own rows are the groups of the first. */
  readonly by: readonly string[];
  /** Whether the last groups open into plain rows. */
  readonly hasRows?: boolean | undefined;
  /** What is in a group; rejects when it cannot be had. */
  readonly open: (path: readonly GroupStep[], signal: AbortSignal) => Promise<GridSource>;
}

export type GridDensity = 'compact' | 'normal' | 'comfortable';
export const gridDensities = ['compact', 'normal', 'comfortable'] as const;

export const rowPxByDensity: Readonly<Record<GridDensity, number>> = {
  compact: 28,
  normal: 36,
  comfortable: 44,
};

/** Numbers stand on the right, their header with them. */
export function isNumeric(type: FieldType): boolean {
  return type === 'count' || type === 'money' || type === 'rate';
}

/** Whether selected cells of the column add up to something. */
export function isSummable(column: GridColumn): boolean {
  return column.isSummable ?? (column.type === 'money' || column.type === 'count');
}

/** Height of the whole grid at most, where the page around it says nothing else. */
export const greatestGridPx = 560;

export const leastColumnPx = 72;
export const greatestColumnPx = 640;

// A bold digit of the grid's type, the widest there is, a letter of usual words, and the room at both sides.
const digitPx = 7.8;
const letterPx = 7.3;
// A bold letter of a head, and the room beside it for its padding and its help.
const headLetterPx = 7.3;
const headRoomPx = 44;
const roomPx = 28;
const greatestLabelPx = 320;

// `28 Nov 2026, 12:46:03 EAT`.
const instantPx = 224;

/**
 * Width a column starts with: room for its values, for its title on two lines, for the longest of the words that stand
 * for its codes, and for its total, `shownTotal`, which is longer than any of its rows. What is cut off can be misread.
 */
export function startWidthPx(column: GridColumn, shownTotal = ''): number {
  const widthByType: Readonly<Record<FieldType, number>> = {
    date: 116,
    month: 108,
    text: 150,
    count: 88,
    money: 136,
    rate: 100,
  };
  const marksPx = column.term === undefined ? 48 : 68;
  const titlePx = Math.min(
    240,
    Math.max(
      column.title.length * 4 + marksPx,
      Math.ceil(lettersOfTwoLines(column) * headLetterPx + headRoomPx),
    ),
  );
  const totalPx = Math.ceil(shownTotal.length * digitPx + roomPx);
  const longest = Math.max(0, ...[...(column.valueLabels?.values() ?? [])].map(({ length }) => length));
  const labelPx = Math.min(greatestLabelPx, Math.ceil(longest * letterPx + roomPx));
  return Math.max(
    widthByType[column.type],
    titlePx,
    totalPx,
    longest === 0 ? 0 : labelPx,
    column.startPx ?? 0,
    column.isInstant === true ? instantPx : 0,
  );
}

/** How many letters the longer of two lines has that hold a title and its unit, without a word broken. */
function lettersOfTwoLines({ title, unit }: GridColumn): number {
  const words = (unit === undefined ? title : `${title}, ${unit}`).split(' ');
  const lines = words.map((_, at) =>
    [words.slice(0, at), words.slice(at)].map((line) => line.join(' ').length),
  );
  return Math.min(...lines.map((pair) => Math.max(...pair)));
}

/** Widths stay within what can be read and what fits on a screen. */
export function clampedWidthPx(widthPx: number): number {
  return Math.round(Math.min(greatestColumnPx, Math.max(leastColumnPx, widthPx)));
}
