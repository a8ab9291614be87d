import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { scrolledFromStart } from './direction';
import {
  clampedOffset,
  bodyPx,
  greatestOffsetPx,
  offsetOfScroll,
  scrollOfOffset,
  type ScrollScale,
} from './scroll-scale';

interface ScrollWindowOptions {
  readonly rowCount: number;
  readonly rowPx: number;
  /** Height of the header and the totals, which cover rows. */
  readonly coveredPx: number;
  /** Height of the whole grid where the page has not been laid out yet. */
  readonly startPx: number;
}

// Sideways every pixel would draw all rows again, only to show the same columns.
const sidewaysStepPx = 40;

/** What part of all rows the scroller shows. */
export interface ScrollWindow {
  readonly scale: ScrollScale;
  /** Offset within all rows in true pixels, and the scrollbar's position that stands for it. */
  readonly offsetPx: number;
  readonly scrollPx: number;
  /** Width of the view, 0 before the page is laid out, and how far it is scrolled sideways, in steps. */
  readonly viewWidthPx: number;
  readonly sidewaysPx: number;
  readonly scrollTo: (offsetPx: number) => void;
}

/** Follows the scroller; the wheel moves by true pixels even where the scrollbar is scaled. */
export function useScrollWindow(
  scrollerRef: RefObject<HTMLDivElement | null>,
  options: ScrollWindowOptions,
): ScrollWindow {
  const { rowCount, rowPx, coveredPx, startPx } = options;
  const [heightPx, setHeightPx] = useState(startPx);
  // The page's own width until the grid's is known: columns far outside are then not drawn first to be dropped at once.
  const [viewWidthPx, setViewWidthPx] = useState(() => document.documentElement.clientWidth);
  const [sidewaysPx, setSidewaysPx] = useState(0);
  const [position, setPosition] = useState({ offsetPx: 0, scrollPx: 0 });
  const scale: ScrollScale = { rowCount, rowPx, viewPx: Math.max(rowPx, heightPx - coveredPx) };
  const latest = useRef({ scale, position });
  useEffect(() => {
    latest.current = { scale, position };
  });

  const scrollTo = useCallback(
    (offsetPx: number) => {
      const { scale: current } = latest.current;
      const next = {
        offsetPx: clampedOffset(current, offsetPx),
        scrollPx: scrollOfOffset(current, offsetPx),
      };
      latest.current.position = next;
      setPosition(next);
      if (scrollerRef.current !== null) scrollerRef.current.scrollTop = next.scrollPx;
    },
    [scrollerRef],
  );

  useEffect(() => {
    const scroller = scrollerRef.current;
    if (scroller === null) return;
    const follow = () => {
      const { scale: current, position: known } = latest.current;
      setSidewaysPx(Math.floor(scrolledFromStart(scroller) / sidewaysStepPx) * sidewaysStepPx);
      // The browser rounds what `scrollTo` wrote: within a pixel it is our own move, already known exactly.
      if (Math.abs(scroller.scrollTop - known.scrollPx) <= 1) return;
      const next = {
        offsetPx: offsetOfScroll(current, scroller.scrollTop),
        scrollPx: scroller.scrollTop,
      };
      latest.current.position = next;
      setPosition(next);
    };
    const turnWheel = (event: WheelEvent) => {
      const { scale: current, position: known } = latest.current;
      const isScaled = greatestOffsetPx(current) > bodyPx(current) - current.viewPx + 1;
      if (!isScaled || event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      const linePx = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? current.rowPx : 1;
      event.preventDefault();
      scrollTo(known.offsetPx + event.deltaY * linePx);
    };
    const measure = () => {
      if (scroller.clientHeight > 0) setHeightPx(scroller.clientHeight);
      setViewWidthPx(scroller.clientWidth);
    };
    measure();
    const resize = new ResizeObserver(measure);
    resize.observe(scroller);
    scroller.addEventListener('scroll', follow, { passive: true });
    scroller.addEventListener('wheel', turnWheel, { passive: false });
    return () => {
      resize.disconnect();
      scroller.removeEventListener('scroll', follow);
      scroller.removeEventListener('wheel', turnWheel);
    };
  }, [scrollerRef, scrollTo]);

  return { scale, ...position, viewWidthPx, sidewaysPx, scrollTo };
}
