import type { PinSide } from './column-layout';
import type { GridColumn } from './grid-model';

/** A column at its place. */
export interface PlacedColumn {
  readonly column: GridColumn;
  /** Place among those shown, from the start. */
  readonly at: number;
  readonly widthPx: number;
  /** Distance from the start of the row. */
  readonly startPx: number;
  readonly pin: PinSide | null;
  /** Distance from the edge that it is pinned to. */
  readonly insetPx: number;
  /** It is a line of a card, which says its title. */
  readonly isInCard?: boolean;
}

export interface ArrangedColumns {
  readonly placed: readonly PlacedColumn[];
  readonly widthPx: number;
  /** Widths that pinned columns cover at both sides. */
  readonly coveredStartPx: number;
  readonly coveredEndPx: number;
}

interface SizedColumn {
  readonly column: GridColumn;
  readonly widthPx: number;
}

export interface ColumnRegions {
  readonly start: readonly SizedColumn[];
  readonly center: readonly SizedColumn[];
  readonly end: readonly SizedColumn[];
}

// On a narrow screen pinned columns must leave room for those they belong to.
const greatestPinnedShare = 0.6;

/**
 * Columns side by side, filling a grid `viewPx` wide.
 *
 * Room left over goes to columns behind the last one whose width the reader chose, so that chosen widths are kept to
 * the pixel. `viewPx` 0: not laid out yet, nothing is filled.
 */
export function arrangedColumns(
  regions: ColumnRegions,
  chosen: Readonly<Record<string, number>>,
  viewPx: number,
): ArrangedColumns {
  const all = [...regions.start, ...regions.center, ...regions.end];
  const widths = filledWidths(all, chosen, viewPx);
  const widthPx = sum(widths);
  const { startCount, endCount } = pinnedCounts(regions, widths, viewPx);
  let startPx = 0;
  const placed = all.map(({ column }, at): PlacedColumn => {
    const own = widths[at] ?? 0;
    const pin = at < startCount ? 'start' : at >= all.length - endCount ? 'end' : null;
    const place = {
      column,
      at,
      widthPx: own,
      startPx,
      pin,
      insetPx: pin === 'end' ? widthPx - startPx - own : startPx,
    } as const;
    startPx += own;
    return place;
  });
  return {
    placed,
    widthPx,
    coveredStartPx: sum(widths.slice(0, startCount)),
    coveredEndPx: sum(endCount === 0 ? [] : widths.slice(-endCount)),
  };
}

function filledWidths(
  all: readonly SizedColumn[],
  chosen: Readonly<Record<string, number>>,
  viewPx: number,
): number[] {
  const widths = all.map(({ widthPx }) => widthPx);
  const firstFree = all.findLastIndex(({ column }) => chosen[column.field] !== undefined) + 1;
  const freePx = sum(widths.slice(firstFree));
  const spare = viewPx - sum(widths);
  if (spare <= 0 || freePx === 0) return widths;
  let given = 0;
  return widths.map((widthPx, at) => {
    if (at < firstFree) return widthPx;
    const more = at === widths.length - 1 ? spare - given : Math.floor((spare * widthPx) / freePx);
    given += more;
    return widthPx + more;
  });
}

function pinnedCounts(regions: ColumnRegions, widths: readonly number[], viewPx: number) {
  const startCount = regions.start.length;
  const endCount = regions.end.length;
  const roomPx = viewPx === 0 ? Infinity : viewPx * greatestPinnedShare;
  const endPx = sum(widths.slice(widths.length - endCount));
  if (sum(widths.slice(0, startCount)) + endPx <= roomPx) return { startCount, endCount };
  const isFirstPinned = startCount > 0 && (widths[0] ?? 0) <= roomPx;
  return { startCount: isFirstPinned ? 1 : 0, endCount: 0 };
}

/**
 * The columns to draw while `scrolledPx` of the middle are scrolled away: pinned ones, those in view and one more on
 * each side, and `always`.
 */
export function columnsInView(
  arranged: ArrangedColumns,
  view: { readonly scrolledPx: number; readonly viewPx: number; readonly always: number },
): ArrangedColumns {
  const { placed, coveredStartPx, coveredEndPx } = arranged;
  if (view.viewPx === 0) return arranged;
  const fromPx = view.scrolledPx + coveredStartPx;
  const toPx = view.scrolledPx + view.viewPx - coveredEndPx;
  const first = placed.findIndex((one) => one.pin === null && one.startPx + one.widthPx > fromPx);
  const last = placed.findLastIndex((one) => one.pin === null && one.startPx < toPx);
  return {
    ...arranged,
    placed: placed.filter(
      ({ at, pin }) => pin !== null || at === view.always || (at >= first - 1 && at <= last + 1),
    ),
  };
}

/** How far to scroll so that a column is neither past the edge nor under pinned ones. */
export function scrollShowingColumn(
  arranged: ArrangedColumns,
  at: number,
  view: { readonly scrolledPx: number; readonly viewPx: number },
): number {
  const place = arranged.placed[at];
  if (place?.pin !== null || view.viewPx === 0) return view.scrolledPx;
  const earliest = place.startPx + place.widthPx - view.viewPx + arranged.coveredEndPx;
  const latest = place.startPx - arranged.coveredStartPx;
  return Math.max(0, Math.min(latest, Math.max(earliest, view.scrolledPx)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
