import { clampedWidthPx } from './grid-model';

// Room at both sides of a value, and for the marks beside a title.
const bodyRoomPx = 26;
const headRoomPx = 56;

/** Width at which every cell of a column that is drawn right now shows all it holds; null where none is drawn. */
export function fittingWidthPx(scroller: HTMLElement | null, at: number): number | null {
  const cells = [...(scroller?.querySelectorAll<HTMLElement>(`[data-cell$=":${at}"]`) ?? [])];
  const widths = cells.map((cell) => {
    const isHead = cell.getAttribute('role') === 'columnheader';
    const room = isHead ? headRoomPx : bodyRoomPx + indentPx(cell);
    return textWidthPx(cell, isHead) + room;
  });
  return widths.length === 0 ? null : clampedWidthPx(Math.max(...widths));
}

/** Width of what a cell says, were it not cut; titles break into two lines. */
function textWidthPx(cell: HTMLElement, isHead: boolean): number {
  const words = cell.querySelector('span, a');
  if (words === null) return 0;
  const range = document.createRange();
  range.selectNodeContents(words);
  // A range measures the text itself, whatever its box cuts off; tests have no layout at all.
  const widthPx = 'getBoundingClientRect' in range ? range.getBoundingClientRect().width : 0;
  return isHead ? widthPx * 0.75 : Math.max(widthPx, words.scrollWidth);
}

function indentPx(cell: HTMLElement): number {
  return Math.max(0, (Number.parseFloat(cell.style.paddingInlineStart) || 12) - 12);
}
