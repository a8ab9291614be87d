/**
 * Tallest body that is laid out for real. Browsers clamp an element's height (Chromium at 33.5, Firefox at 17.8 million
 * pixels), and a million rows are taller than that.
 */
export const tallestBodyPx = 15_000_000;

/** Heights between which scroll positions are translated. */
export interface ScrollScale {
  readonly rowCount: number;
  readonly rowPx: number;
  /** Height in which rows are seen, without the header and the totals. */
  readonly viewPx: number;
}

/** Height of the element that the scrollbar measures. */
export function bodyPx({ rowCount, rowPx }: ScrollScale): number {
  return Math.min(rowCount * rowPx, tallestBodyPx);
}

/** Greatest offset within all rows, in true pixels: the last row then ends the view. */
export function greatestOffsetPx({ rowCount, rowPx, viewPx }: ScrollScale): number {
  return Math.max(0, rowCount * rowPx - viewPx);
}

/** Offset within all rows for a position of the scrollbar. */
export function offsetOfScroll(scale: ScrollScale, scrollPx: number): number {
  const greatestScrollPx = Math.max(0, bodyPx(scale) - scale.viewPx);
  if (greatestScrollPx === 0) return 0;
  const share = Math.min(1, Math.max(0, scrollPx / greatestScrollPx));
  return share * greatestOffsetPx(scale);
}

/** Position of the scrollbar for an offset within all rows. */
export function scrollOfOffset(scale: ScrollScale, offsetPx: number): number {
  const greatest = greatestOffsetPx(scale);
  if (greatest === 0) return 0;
  return (clampedOffset(scale, offsetPx) / greatest) * Math.max(0, bodyPx(scale) - scale.viewPx);
}

export function clampedOffset(scale: ScrollScale, offsetPx: number): number {
  return Math.min(greatestOffsetPx(scale), Math.max(0, offsetPx));
}

/** First and last row, both included, to draw at an offset; some rows more on each side hide the seam while scrolling. More of them would make each step of a fast scroll dearer. */
export function rowsInView(scale: ScrollScale, offsetPx: number): { first: number; last: number } {
  const extraRows = 3;
  const first = Math.floor(offsetPx / scale.rowPx) - extraRows;
  const last = Math.ceil((offsetPx + scale.viewPx) / scale.rowPx) + extraRows;
  return { first: Math.max(0, first), last: Math.min(scale.rowCount - 1, last) };
}

/** Offset that brings `row` into view with the least movement. */
export function offsetShowing(scale: ScrollScale, row: number, offsetPx: number): number {
  const top = row * scale.rowPx;
  if (top < offsetPx) return top;
  const bottom = top + scale.rowPx;
  return bottom > offsetPx + scale.viewPx ? bottom - scale.viewPx : offsetPx;
}
