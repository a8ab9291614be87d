/** Whether text runs from right to left where `element` stands. */
export function isRtl(element: Element | null): boolean {
  return element?.closest('[dir]')?.getAttribute('dir') === 'rtl';
}

/** Distance scrolled from the start; browsers count below zero where the start is on the right. */
export function scrolledFromStart(scroller: Element): number {
  return Math.abs(scroller.scrollLeft);
}

export function scrollFromStart(scroller: Element, distancePx: number): void {
  scroller.scrollLeft = isRtl(scroller) ? -distancePx : distancePx;
}
